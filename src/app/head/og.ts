/** Open Graph card of an address: `/og/<path with dashes>.jpg`, 1200 × 630, rendered by `npm run art:og`. */
export const ogImage = (path: string): string =>
  `/og/${path === '/' ? 'home' : path.slice(1).replace(/\//g, '--')}.jpg`;
