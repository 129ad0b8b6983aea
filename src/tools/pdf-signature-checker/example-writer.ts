// A minimal PDF writer, one byte per character, for examples and tests.

/** Objects by number, as written between `obj` and `endobj`. */
export type Objects = readonly (readonly [number: number, body: string])[];

const FREE_HEAD = '0 1\n0000000000 65535 f \n';

/** Appends a revision: objects, cross-reference table, trailer. The first one also has a header. */
export function appendRevision(file: string, objects: Objects, size: number, trailer = ''): string {
  const isFirst = file === '';
  let text = isFirst ? '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n' : file;
  let rows = isFirst ? FREE_HEAD : '';
  for (const [number, body] of objects) {
    rows += `${number} 1\n${String(text.length).padStart(10, '0')} 00000 n \n`;
    text += `${number} 0 obj\n${body}\nendobj\n`;
  }
  const previous = isFirst ? '' : ` /Prev ${lastStart(file)}`;
  return `${text}xref\n${rows}trailer\n<< /Size ${size} /Root 1 0 R${previous}${trailer} >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const lastStart = (file: string): string => /startxref\s+(\d+)\s+%%EOF\s*$/u.exec(file)?.[1] ?? '0';

/** Returns a page with one line of text. */
export function writeDocument(line: string): string {
  const content = `BT /F1 18 Tf 72 720 Td (${line}) Tj ET`;
  return appendRevision(
    '',
    [
      [1, '<< /Type /Catalog /Pages 2 0 R >>'],
      [2, '<< /Type /Pages /Kids [3 0 R] /Count 1 >>'],
      [3, page('')],
      [4, `<< /Length ${content.length} >>\nstream\n${content}\nendstream`],
      [5, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'],
    ],
    6,
  );
}

/** The page of that document, with additional entries. */
export const page = (entries: string): string =>
  `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Resources << /Font << /F1 5 0 R >> >> /Contents 4 0 R${entries} >>`;

export interface Signing {
  readonly field: string;
  readonly subFilter?: string;
  /** Entries of the signature dictionary before its value. */
  readonly entries?: string;
  /** Entries of the catalog besides the form. */
  readonly catalog?: string;
  /** Object number of the signature dictionary; its field has the next number. */
  readonly number?: number;
  /** Existing fields, as references. */
  readonly fieldsBefore?: string;
  /** Number of hex digits reserved. */
  readonly digits?: number;
  /** Number of bytes before the signature value that are also excluded. */
  readonly gap?: number;
}

const BYTE_RANGE_WIDTH = 34;

/** Appends a revision with a signature over the whole file, created by `sign`. */
export function appendSignature(file: string, signing: Signing, sign: (signed: Uint8Array) => Uint8Array): string {
  const { field, subFilter = 'adbe.pkcs7.detached', entries = '', catalog = '', number = 6, fieldsBefore = '', digits = 4_000, gap = 0 } = signing;
  const fields = `${fieldsBefore}${number + 1} 0 R`;
  const dictionary = `<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /${subFilter} ${emptyRange}${entries} ${emptyContents(digits)} >>`;
  const unsigned = appendRevision(
    file,
    [
      [1, `<< /Type /Catalog /Pages 2 0 R /AcroForm << /Fields [${fields}] /SigFlags 3 >>${catalog} >>`],
      [3, page(` /Annots [${fields}]`)],
      [number, dictionary],
      [number + 1, `<< /Type /Annot /Subtype /Widget /FT /Sig /Rect [0 0 0 0] /F 132 /P 3 0 R /T (${field}) /V ${number} 0 R >>`],
    ],
    number + 2,
  );
  return fillSignature(unsigned, sign, { digits, gap });
}

const RANGE = 'x'.repeat(BYTE_RANGE_WIDTH);

/** Returns the entries of a signature dictionary for `fillSignature`. */
export const emptyRange = `/ByteRange [${RANGE}]`;
export const emptyContents = (digits: number): string => `/Contents <${'0'.repeat(digits)}>`;

/** Writes range and value into the last signature dictionary, which has space reserved for them. */
export function fillSignature(
  unsigned: string,
  sign: (signed: Uint8Array) => Uint8Array,
  { digits, gap = 0 }: { readonly digits: number; readonly gap?: number },
): string {
  const start = unsigned.lastIndexOf(`<${'0'.repeat(digits)}>`);
  const end = start + digits + 2;
  const range = [0, start - gap, end, unsigned.length - end].join(' ').padEnd(BYTE_RANGE_WIDTH);
  const ranged = unsigned.replace(RANGE, range);
  const value = [...sign(toBytes(ranged.slice(0, start - gap) + ranged.slice(end)))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return `${ranged.slice(0, start + 1)}${value.toUpperCase().padEnd(digits, '0')}${ranged.slice(end - 1)}`;
}

/** Encodes a text, one byte per character. */
export function toBytes(text: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at);
  return bytes;
}
