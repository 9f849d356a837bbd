/** What the whole client shares: who I am, which games there are, and what concerns me at any table. */
import { untrack } from "svelte";
import { answer, api, type FromServer, type GameDetails, type GameInfo, type Me, type Notice } from "./api";
import { transport, type Line } from "../transport";
import { library } from "./languages";
import { written } from "./figures";
import { brought, fetched, voice } from "./voice.svelte";

/** A connection that was closed is opened again at once; a server that doesn't answer is asked less often. */
const SOON = 300;
const AGAIN = 3_000;

class House {
  me = $state.raw<Me | null>(null);
  fresh = $state(false);
  games = $state.raw<GameInfo[]>([]);
  /** What can be spoken: by the pages, or by the games and the server at least. */
  languages = $state.raw(library.languages);
  notices = $state.raw<Notice[]>([]);
  /** Whether the server doesn't answer just now. */
  away = $state(false);
  /** Why something that was asked for didn't happen. */
  complaint = $state("");
  /** Grows with everything that concerns me, so that lists know when to look again. */
  news = $state(0);

  /** Done when one is known here. */
  arrived: Promise<void> = Promise.resolve();

  #details = new Map<string, Promise<GameDetails>>();
  #socket: Line | null = null;

  /** Find out who I am and what there is, and learn the words. */
  async open() {
    const everything = { params: { query: { hidden: true } } };
    this.arrived = this.#arrive();
    this.arrived.catch(() => null); // it is told below, or where the server within the page comes up
    const games = await answer(api.GET("/api/games", everything));
    this.games = games.games as GameInfo[];
    this.languages = [...new Set([...library.languages, ...games.languages])].sort();
    await voice.learn("server", fetched(games.server_texts));
    // Where the server comes along with the page, the shelf is there before it.
    if (transport.together) await this.arrived;
  }

  async #arrive() {
    const who = await answer(api.GET("/api/me"));
    this.fresh = who.fresh;
    this.me = who.person;
    if (this.me) this.#listen();
    else if (!transport.together) await this.#enterAs(voice.of("ours").say("usual-name"));
  }

  async enter(name: string) {
    // Within a page there is one person, who comes in by themselves, however soon something is clicked.
    if (!transport.together) await this.arrived;
    if (!this.me) await this.#enterAs(name);
  }

  async #enterAs(name: string) {
    this.me = await answer(api.POST("/api/enter", { body: { name } }));
    this.#listen();
  }

  async signIn(name: string, password: string) {
    this.me = await answer(api.POST("/api/sign-in", { body: { name, password } }));
    this.#listen();
  }

  async leave(how: "sign-out" | "delete") {
    await answer(how === "delete" ? api.DELETE("/api/me") : api.POST("/api/sign-out"));
    this.me = null;
    this.#socket?.close();
  }

  /** The games that are offered; the others are played by whoever knows their address, `#/new/pig`. */
  get shelf(): GameInfo[] {
    return this.games.filter((game) => !game.hidden);
  }

  game(key: string): GameInfo | undefined {
    return this.games.find((game) => game.key === key);
  }

  details(key: string): Promise<GameDetails> {
    const known = this.#details.get(key);
    if (known) return known;
    const fixed = answer(api.GET("/api/games/{game}", { params: { path: { game: key } } })) as Promise<GameDetails>;
    const asked = Promise.all([fixed, this.learn(key)]).then(([details]) => details);
    asked.catch(() => this.#details.delete(key));
    this.#details.set(key, asked);
    return asked;
  }

  /** Learn the words of a game, once it is opened: until then it is known by its title. */
  async learn(key: string): Promise<void> {
    // Whoever asks for it needs not be told when there are more words: whoever says something is.
    await untrack(async () => {
      const game = this.game(key);
      if (game) await voice.learn(key, fetched(game.texts));
    });
  }

  /** Learn the words of a game's board; the figures in them are those of the components in force. */
  async learnBoard(key: string): Promise<void> {
    const { figures = {} } = await this.details(key);
    const plain = brought(`board-${key}`);
    await voice.learn(`board-${key}`, (language) => plain(language).map(async (text) => written(await text, figures)));
  }

  /** What there was to say about a table has been heard. */
  dismiss(table: string) {
    this.notices = this.notices.filter((each) => each.table !== table);
  }

  #listen() {
    const socket = transport.connect("/api/notices");
    this.#socket?.close();
    this.#socket = socket;
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data) as FromServer;
      if (message.type === "notice") this.#notice(message);
    };
    let opened = false;
    socket.onopen = () => {
      opened = true;
      if (!this.away) return;
      this.away = false;
      this.complaint = "";
      this.news += 1;
    };
    socket.onclose = () => {
      if (socket !== this.#socket || !this.me) return;
      if (!opened) this.away = true;
      setTimeout(() => this.#listen(), opened ? SOON : AGAIN);
    };
  }

  #notice(notice: Notice) {
    this.news += 1;
    if (location.hash.includes(notice.table) && !document.hidden) return;
    this.notices = [...this.notices.filter((each) => each.table !== notice.table), notice].slice(-3);
    if (document.hidden && "Notification" in window && Notification.permission === "granted")
      new Notification(voice.of("ours").say(`notice-${notice.kind}`, { table: notice.name }), {
        body: voice.of(notice.game).say(`game-${notice.game}`),
        tag: notice.table,
        icon: `${import.meta.env.BASE_URL}icon.svg`,
      });
  }
}

export const house = new House();
