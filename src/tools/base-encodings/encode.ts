import { InputError, unlessRefused } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { FileValue } from '../../contract/values.ts';
import type { Charset } from '../../lib/charset/sets/charsets.ts';
import { encodeText } from '../../lib/charset/sets/encode.ts';
import { readPersonsFile } from '../../lib/file/read.ts';
import { decodeHex } from '../../lib/hex/hex.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import { wrappedLength, wrapText } from '../../lib/lines/wrap.ts';
import { codecs } from './codecs.ts';
import type { Content, EncodeOptions } from './codec.ts';
import { encodings } from './encodings.ts';
import type * as fields from './fields.ts';

interface Given {
  readonly text: string;
  readonly file: FileValue | undefined;
  readonly inputFormat: 'text' | 'hex';
  readonly charset: Charset;
}

/** @throws InputError on the field of the content */
async function contentOf({ text, file, inputFormat, charset }: Given): Promise<Content> {
  if (file && text === '') return { bytes: await readPersonsFile(file, 'file'), field: 'file', fileName: file.name };
  const bytes = inputFormat === 'hex' ? decodeHex(text, 'text') : encodeText(text, charset, 'text');
  return { bytes, field: 'text', fileName: '' };
}

export async function encodeContent({
  text,
  file,
  inputFormat,
  charset,
  encoding,
  lineLength,
  ...options
}: InputValues<typeof fields.encode.input>): Promise<OutputValues<typeof fields.encode.output>> {
  const content = await contentOf({ text, file, inputFormat, charset });
  const wrapping = { lineLength, lineEnding: 'lf' } as const;
  const written = isNothing(text, file) ? '' : codecs[encoding].encode(content, options);
  refuseTooLong(wrappedLength(written.length, wrapping), content.field);
  const encoded = wrapText(written, wrapping);
  return { encoded, byteLength: content.bytes.length, characterCount: encoded.length };
}

const isNothing = (text: string, file: FileValue | undefined): boolean => text === '' && file === undefined;

/** Longer contents would fill the page with copies of the same content. */
const MAX_BYTES = 4096;

const DEFAULTS: EncodeOptions = {
  padding: 'auto',
  letterCase: 'auto',
  checkSymbol: false,
  humanReadablePart: 'data',
  witnessVersion: undefined,
  fileName: 'data',
};

/** Encodes in all encodings that can encode the content. */
export async function compareEncodings({
  text,
  file,
  inputFormat,
  charset,
}: InputValues<typeof fields.compare.input>): Promise<OutputValues<typeof fields.compare.output>> {
  const content = await contentOf({ text, file, inputFormat, charset });
  const { bytes, field } = content;
  if (bytes.length > MAX_BYTES) throw new InputError('content-too-long', { field, params: { limit: MAX_BYTES } });
  const rows = encodings.flatMap((encoding) => {
    const encoded = unlessRefused(() => codecs[encoding].encode(content, DEFAULTS));
    return encoded === undefined ? [] : [{ encoding, encoded, characterCount: encoded.length }];
  });
  return { encodings: isNothing(text, file) ? [] : rows, byteLength: bytes.length };
}
