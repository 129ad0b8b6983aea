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
    const read = withoutControls(address);
    if (/^(?:javascript|vbscript):/iu.test(read)) return undefined;
    if (this.#base === undefined || read.startsWith('#') || !URL.canParse(read, this.#base)) return read;
    return URL.canParse(read) ? read : new URL(read, this.#base).href;
  }

  /** As `resolve`, for an image or other content. No address is not that of the page. */
  resolveContent(address: string): string | undefined {
    return withoutControls(address) === '' ? '' : this.resolve(address);
  }

  /** Resolves the URLs of a `srcset` (HTML Standard, “srcset attributes”); undefined if one runs code. */
  resolveSet(candidates: string): string | undefined {
    const resolved: string[] = [];
    for (const [, written = '', descriptor = ''] of candidates.matchAll(/([^\s,](?:\S*[^\s,])?)(?:,|\s([^,]*)|$)/gu)) {
      const address = this.resolve(written);
      if (address === undefined) return undefined;
      resolved.push(`${address} ${descriptor.trim()}`.trimEnd());
    }
    return resolved.join(', ');
  }
}

/** Browsers ignore tabs and line breaks in a URL, and control characters and spaces around it (URL Standard, section 4.4). */
function withoutControls(address: string): string {
  const plain = address.replaceAll(/[\t\n\r]/gu, '');
  let [start, end] = [0, plain.length];
  while (start < end && plain.charCodeAt(start) <= SPACE) start++;
  while (end > start && plain.charCodeAt(end - 1) <= SPACE) end--;
  return plain.slice(start, end);
}

const SPACE = 0x20;
