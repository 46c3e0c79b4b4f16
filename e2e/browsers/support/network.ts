/** What the browsers say on their consoles of a server that is gone. */
export const NETWORK =
  /Failed to load|NetworkError|access control checks|Could not connect|could not connect|ERR_|Failed to fetch/i;
