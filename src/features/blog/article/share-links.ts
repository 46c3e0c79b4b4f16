/**
 * Addresses of the networks' share windows (spec 1, section 2): the page's address, and
 * its title for the microblog network.
 */
export interface Network {
  name: string;
  shareHref: (address: string, title: string) => string;
}

const enc = encodeURIComponent;

export const networks: readonly Network[] = [
  { name: 'Facebook', shareHref: (address) => `https://www.facebook.com/sharer/sharer.php?u=${enc(address)}` },
  { name: 'X', shareHref: (address, title) => `https://x.com/intent/post?url=${enc(address)}&text=${enc(title)}` },
  { name: 'LinkedIn', shareHref: (address) => `https://www.linkedin.com/sharing/share-offsite/?url=${enc(address)}` },
];

/** The page's address without anchor and campaign parameters, as the visitor has it. */
export const pageAddress = (location: Pick<Location, 'origin' | 'pathname'> = window.location): string =>
  location.origin + location.pathname;
