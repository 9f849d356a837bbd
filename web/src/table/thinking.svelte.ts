/** How long somebody has been thinking: a bot that searches takes its time, and should be seen to. */

const NOTICED = 1;

export class Thinking {
  /** Whole seconds; 0 until it is worth saying. */
  seconds = $state(0);

  /** `about` is what is thought about, as long as it is: a position. To be made while a component is. */
  constructor(about: () => number | null) {
    $effect(() => {
      const position = about();
      this.seconds = 0;
      if (position === null) return;
      const began = Date.now();
      const timer = setInterval(() => {
        const passed = Math.floor((Date.now() - began) / 1000);
        if (passed >= NOTICED) this.seconds = passed;
      }, 500);
      return () => clearInterval(timer);
    });
  }
}
