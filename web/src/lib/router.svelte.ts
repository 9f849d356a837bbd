/** Addresses: `#/table/abc` is page `table` with place `abc`. A table's address never leaves the browser. */

export interface Address {
  page: string;
  places: string[];
  query: URLSearchParams;
}

export function read(hash: string): Address {
  const [path = "", query = ""] = hash.replace(/^#\/?/, "").split("?");
  const [page = "", ...places] = path.split("/").map(decodeURIComponent);
  return { page, places, query: new URLSearchParams(query) };
}

export function link(page: string, ...places: (string | number)[]): string {
  return `#/${[page, ...places].map(encodeURIComponent).join("/")}`;
}

class Router {
  at = $state.raw<Address>(read(location.hash));

  constructor() {
    addEventListener("hashchange", () => {
      this.at = read(location.hash);
      scrollTo(0, 0);
    });
  }

  go(address: string) {
    location.hash = address;
  }

  /** Go there instead of being here: whoever then goes back comes to where they were before. */
  goInstead(address: string) {
    this.replace(address);
    scrollTo(0, 0);
  }

  /** Change the address without a step in the history. */
  replace(address: string) {
    history.replaceState(null, "", address);
    this.at = read(address);
  }
}

export const router = new Router();
