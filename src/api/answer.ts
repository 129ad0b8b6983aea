import type { Operation } from '../contract/operations.ts';
import { textExtensions, typeOfFile, typeOfText } from '../cli/text-types.ts';
import type { FileValue } from '../contract/values.ts';
import type { WireInput } from '../runtime/check.ts';
import { outputKind, outputsOf } from '../runtime/kinds/output-kinds.ts';
import { bytesOf } from '../runtime/kinds/output/file.ts';
import { outputFormat } from '../runtime/output-format.ts';
import type { Outcome } from '../runtime/run.ts';
import { Refusal } from './refusal.ts';

/** A response. */
export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
}

/** A response of JSON. */
export const jsonAnswer = (json: string): Answer => ({ status: 200, headers: { 'Content-Type': 'application/json' }, body: json });

/** One output as a file. */
interface Raw {
  readonly extension: string;
  readonly mimeType: string;
  readonly name: string | undefined;
  readonly content: string | Uint8Array;
  readonly isText: boolean;
}

/** The extensions by which outputs of an operation can be requested as files. */
export interface Extensions {
  /** `txt` means any output as text, `bin` any file. */
  readonly known: readonly string[];
  /** Whether an output is a file, whose extension is known only after the run. */
  readonly hasOthers: boolean;
}

export function extensionsOf(operation: Operation): Extensions {
  const found = Object.values(operation.output).flatMap((field) => {
    if (field.kind === 'file') return ['bin'];
    if (field.kind === 'image') return ['svg', 'png'];
    if ('format' in field && typeof field.format === 'function') return textExtensions;
    const format = outputKind(field).carriedAs ?? outputFormat(operation, field, {});
    return ['txt', typeOfText(format).extension];
  });
  return { known: [...new Set(found)], hasOthers: found.includes('bin') };
}

/** @throws Refusal for an extension that no output can have. */
export function checkExtension(operation: Operation, extension: string): void {
  const { known, hasOthers } = extensionsOf(operation);
  if (!hasOthers && !known.includes(extension)) throw unknownType(extension, known);
}

const unknownType = (extension: string, known: readonly string[]): Refusal =>
  new Refusal(404, 'unknown-type', { params: { extension, extensions: known.join(', ') } });

type Output = Extract<Outcome, { readonly kind: 'output' }>['output'];

interface Source {
  readonly tool: string;
  readonly name: string;
  readonly operation: Operation;
}

/**
 * A response of one output alone, the first with the extension; the main output comes before the others.
 * @throws Refusal if the result has none
 */
export function rawAnswer({ tool, name, operation }: Source, input: WireInput, output: Output, extension: string): Answer {
  const all = outputsOf(operation, output).toSorted((a, b) => Number(b.field.primary === true) - Number(a.field.primary === true));
  const results = all.flatMap(({ field, value }): readonly Raw[] => rawOf(operation, field, value, input));
  const found = results.find((each) => isWanted(each, extension));
  if (!found) throw unknownType(extension, [...new Set(results.map((each) => each.extension))]);
  const mimeType = extension === 'txt' && found.isText ? 'text/plain' : found.mimeType;
  const shown = found.name ?? `${tool}-${name}.${extension}`;
  return {
    status: 200,
    headers: { 'Content-Type': mimeType.startsWith('text/') ? `${mimeType}; charset=utf-8` : mimeType, 'Content-Disposition': disposition(mimeType, shown) },
    body: found.content,
  };
}

function isWanted(raw: Raw, extension: string): boolean {
  if (extension === 'txt') return raw.isText;
  return extension === 'bin' ? !raw.isText : raw.extension === extension;
}

type NamedOutput = ReturnType<typeof outputsOf>[number];

function rawOf(operation: Operation, field: NamedOutput['field'], value: NamedOutput['value'], input: WireInput): readonly Raw[] {
  const carried = outputKind(field).carry(value);
  if (typeof carried !== 'string') return [rawFile(carried)];
  // An operation without a file or an image for this input.
  if ((field.kind === 'file' || field.kind === 'image') && carried === '') return [];
  const format = field.kind === 'image' ? 'svg' : (outputKind(field).carriedAs ?? outputFormat(operation, field, input));
  return [{ ...typeOfText(format), name: undefined, content: carried, isText: true }];
}

const MEDIA_TYPE = /^[\w!#$&^.+-]+\/[\w!#$&^.+-]+$/u;

/** A file whose name and type, which may come from anyone, are safe in headers. */
function rawFile(file: FileValue): Raw {
  const { extension, mimeType } = typeOfFile(file);
  return {
    extension: mimeType === 'image/png' ? 'png' : extension,
    mimeType: MEDIA_TYPE.test(mimeType) ? mimeType : 'application/octet-stream',
    name: file.name,
    content: bytesOf(file),
    isText: false,
  };
}

/** Images and plain text are shown, all others are saved (RFC 6266). The name is also given in the form for other letters than ASCII. */
export function disposition(mimeType: string, name: string): string {
  const type = /^image\/|^text\/plain$/u.test(mimeType) ? 'inline' : 'attachment';
  const last = name.split(/[/\\]/u).at(-1) || 'result';
  const plain = last.replaceAll(/[^\w. ()+,@-]/gu, '_');
  if (plain === last) return `${type}; filename="${plain}"`;
  const encoded = encodeURIComponent(last.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(
    /['()*]/gu,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${type}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
