/** The server, with its types as it declares them. */
import createClient from "openapi-fetch";
import type { components, paths } from "../api/schema";
import { transport } from "../transport";

type Schemas = components["schemas"];
export type Refusal = Schemas["Refusal"];
export type Words = Schemas["Words"];
export type GameInfo = Schemas["GameInfo"];
export type GameDetails = Schemas["GameDetails"];
export type Games = Schemas["Games"];
export type TableSeen = Schemas["TableSeen"];
export type TableCard = Schemas["TableCard"];
export type SeatSeen = Schemas["SeatSeen"];
export type SeatSpec = Schemas["SeatSpec"];
export type NewTable = Schemas["NewTable"];
export type Clock = Schemas["Clock"];
export type Sight = Schemas["Sight"];
export type LegalMove = Schemas["LegalMove"];
export type Told = Schemas["Told"];
export type Offer = Schemas["Offer"];
export type Outcome = Schemas["Outcome"];
export type Standing = Schemas["Standing"];
export type Foreseen = Schemas["Foreseen"];
export type Missed = Schemas["Missed"];
export type Replay = Schemas["Replay"];
export type MoveMade = Schemas["MoveMade"];
export type Hint = Schemas["Hint"];
export type HintMove = Schemas["HintMove"];
export type Analysis = Schemas["Analysis"];
export type Judged = Schemas["Judged"];
export type Me = Schemas["Me"];
export type HostBots = Schemas["HostBots"];
export type HostBuild = Schemas["HostBuild"];
export type HostPerson = Schemas["HostPerson"];
export type Quotas = Schemas["Quotas"];
export type Rating = Schemas["Rating"];
export type Figure = Schemas["Figure"];
export type Profile = Schemas["Profile"];
export type PatchOperation = Schemas["PatchOperation"];
export type ToDraw = Schemas["ToDraw"];
export type FromTable = Schemas["FromTable"];
export type FromClient = Schemas["FromClient"];
export type FromServer = Schemas["FromServer"];
export type Bench = Schemas["Bench"];
export type Entry = Schemas["Entry"];
export type Field = Schemas["Field"];
export type Complaint = Schemas["Complaint"];
export type Checked = Schemas["Checked"];
export type Notice = Schemas["Notice"];

export const api = createClient<paths>({ baseUrl: "/", fetch: (request) => transport.fetch(request) });

/** The server said no; `refusal` says why. */
export class Refused extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.detail);
  }
}

const AWAY: Refusal = { error: "away", args: {}, detail: "the server doesn't answer" };

/** What the server answers, or `Refused`. */
export async function answer<T>(call: Promise<{ data?: T; error?: unknown; response: Response }>): Promise<T> {
  let said: { data?: T; error?: unknown };
  try {
    said = await call;
  } catch {
    throw new Refused(AWAY);
  }
  if (said.data !== undefined) return said.data;
  const refusal = said.error as Partial<Refusal> | undefined;
  throw new Refused(refusal?.error ? (refusal as Refusal) : AWAY);
}

/** Save what the server has at a path; for links with `download`, which otherwise lead there by themselves. */
export async function download(event: MouseEvent): Promise<void> {
  if (transport.together) return;
  event.preventDefault();
  const link = event.currentTarget as HTMLAnchorElement;
  const reply = await transport.fetch(new Request(link.href));
  if (!reply.ok) throw new Refused((await reply.json()) as Refusal);
  const named = /filename="([^"]+)"/.exec(reply.headers.get("content-disposition") ?? "");
  const saved = document.createElement("a");
  saved.href = URL.createObjectURL(await reply.blob());
  saved.download = named?.[1] ?? "igroteka.json";
  saved.click();
  URL.revokeObjectURL(saved.href);
}
