import { InputError } from '../../contract/errors.ts';

/** Resolves URLs against a base, if there is one. */
export class UrlResolver {
  #base: string | undefined;

  /** @throws InputError `invalid-url` on `baseUrl` */
  constructor(base: string) {
    if (base.trim() === '') return;
    if (!URL.canParse(base.trim())) throw new InputError('invalid-url', { field: 'baseUrl' });
    this.#base = base.trim();
  }

  /** Uses the base that a document names, unless the user gave one. */
  useDocumentBase(base: string): void {
    if (this.#base === undefined && URL.canParse(base)) this.#base = base;
  }

  /** Returns a URL as browsers read it; undefined for one that runs code. */
  resolve(address: string): string | undefined {
    const read = address.replaceAll(/[\t\n\r]/gu, '').trim();
    if (/^(?:javascript|vbscript):/iu.test(read)) return undefined;
    if (this.#base === undefined || read.startsWith('#') || !URL.canParse(read, this.#base)) return read;
    return URL.canParse(read) ? read : new URL(read, this.#base).href;
  }
}
