/** Where the links ask and send. No schema in here: small pages read it. */
export const LINK_URL = '/api/link';
export const PHOTO_URL = `${LINK_URL}/photo`;
