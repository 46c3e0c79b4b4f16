/** API paths of the links' pages. In a module without schemas, since those pages must stay small. */
export const LINK_URL = '/api/link';
export const PHOTO_URL = `${LINK_URL}/photo`;
