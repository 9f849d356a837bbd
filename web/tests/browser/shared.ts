/** What all test files share: one server and one Chromium. Vitest calls this before the first file. */
import { launch } from "./chromium";
import { SHARED } from "./house";
import { Server } from "./server";

export default async function setUp(): Promise<() => Promise<void>> {
  // Whoever works on a test may have a server running already, and name its address.
  if (process.env[SHARED]) return launch();
  const [server, close] = await Promise.all([Server.start(), launch()]);
  process.env[SHARED] = server.address;
  return async () => {
    await close();
    server.stop();
  };
}
