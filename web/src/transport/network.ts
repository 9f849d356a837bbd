/** The server on some machine, by HTTP and WebSocket. */
import type { Line, Transport } from ".";

export const overNetwork: Transport = {
  together: true,
  fetch: (request) => fetch(request),
  connect(path) {
    const address = new URL(path, location.href);
    address.protocol = address.protocol.replace("http", "ws");
    // A WebSocket can more, and its events have more in them.
    return new WebSocket(address) as unknown as Line;
  },
  expect: () => undefined, // bots' processes are at work anyway
};
