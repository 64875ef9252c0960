declare global {
  /** Where the library that locks the page behind a dialog looks for the nonce of its style element. */
  var __webpack_nonce__: string | undefined
}

/** Hands the nonce of this page's content security policy to the libraries that write style elements. */
export function allowOwnStyles(): void {
  globalThis.__webpack_nonce__ = document.querySelector<HTMLMetaElement>('meta[name=style-nonce]')?.nonce
}
