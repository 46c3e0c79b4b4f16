/** The part of jsdom that the checks use. */
declare module 'jsdom' {
  export class JSDOM {
    constructor(html: string, options?: { url?: string; contentType?: string });
    readonly window: { readonly document: Document };
  }
}
