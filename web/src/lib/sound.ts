/**
 * Sounds, quiet and short, made here: a few tones and a little noise through Web Audio, no recordings. Whatever is heard
 * is seen as well.
 */
import { settings } from "./settings.svelte";

export type Sound = "turn" | "dice" | "card" | "coin" | "piece" | "knell" | "end";

const LOUD = 0.12;

interface Tone {
  /** Hertz; the second one is where it glides to. */
  pitch: [number, number];
  at: number;
  length: number;
  form: OscillatorType;
  loud: number;
}

const tone = (
  pitch: number,
  at: number,
  length: number,
  loud = 1,
  form: OscillatorType = "sine",
  to = pitch,
): Tone => ({
  pitch: [pitch, to],
  at,
  length,
  form,
  loud,
});

/** What rings, and what rattles: bursts of noise, by when they come. */
const TONES: Record<Sound, readonly Tone[]> = {
  turn: [tone(587, 0, 0.22, 0.8), tone(880, 0.12, 0.35, 0.7)],
  dice: [],
  card: [],
  coin: [tone(2093, 0, 0.09, 0.4, "triangle"), tone(2637, 0.05, 0.18, 0.35, "triangle")],
  piece: [tone(220, 0, 0.06, 0.9, "triangle", 130)],
  knell: [tone(196, 0, 1.5, 0.9), tone(393, 0, 1, 0.35), tone(543, 0, 0.6, 0.2)],
  end: [tone(523, 0, 0.3, 0.7), tone(659, 0.14, 0.3, 0.7), tone(784, 0.28, 0.6, 0.7)],
};
const NOISE: Partial<Record<Sound, readonly number[]>> = {
  dice: [0, 0.07, 0.13, 0.21, 0.26, 0.34],
  card: [0],
};
/** Two of a kind within this time are one. */
const ONCE = 90;

class Sounds {
  #context: AudioContext | null = null;
  #noise: AudioBuffer | null = null;
  #last = new Map<Sound, number>();

  play(sound: Sound) {
    // Before anything has been touched a browser lets no page sound, and complains; nor is anything missed by ear then.
    if (!settings.sound || document.hidden || navigator.userActivation?.hasBeenActive === false) return;
    const now = performance.now();
    if (now - (this.#last.get(sound) ?? -Infinity) < ONCE) return;
    this.#last.set(sound, now);
    const context = (this.#context ??= new AudioContext());
    if (context.state === "suspended") void context.resume();
    for (const each of TONES[sound]) this.#ring(context, each);
    for (const at of NOISE[sound] ?? []) this.#rattle(context, at, sound === "card" ? 1800 : 900);
  }

  #ring(context: AudioContext, { pitch, at, length, form, loud }: Tone) {
    const start = context.currentTime + at;
    const source = new OscillatorNode(context, { type: form, frequency: pitch[0] });
    source.frequency.exponentialRampToValueAtTime(pitch[1], start + length);
    source.connect(this.#fade(context, start, length, loud));
    source.start(start);
    source.stop(start + length);
  }

  #rattle(context: AudioContext, at: number, pitch: number) {
    const start = context.currentTime + at;
    const source = new AudioBufferSourceNode(context, { buffer: this.#hiss(context) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: pitch, Q: 1.2 });
    source.connect(filter).connect(this.#fade(context, start, 0.07, 1.4));
    source.start(start, Math.random() * 0.3, 0.08);
  }

  #fade(context: AudioContext, start: number, length: number, loud: number): GainNode {
    const gain = new GainNode(context, { gain: 0 });
    gain.gain.setValueAtTime(0, start);
    gain.gain.linearRampToValueAtTime(LOUD * loud, start + 0.008);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
    gain.connect(context.destination);
    return gain;
  }

  #hiss(context: AudioContext): AudioBuffer {
    if (this.#noise) return this.#noise;
    const made = context.createBuffer(1, context.sampleRate / 2, context.sampleRate);
    const samples = made.getChannelData(0);
    for (let index = 0; index < samples.length; index += 1) samples[index] = Math.random() * 2 - 1;
    return (this.#noise = made);
  }
}

export const sounds = new Sounds();
