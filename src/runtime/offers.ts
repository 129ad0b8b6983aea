import { detect, formats } from '../formats/registry.ts';
import type { WireInput } from './check.ts';
import listing from './listing.json';

/** A tool that takes a text, and what its input is then. */
export interface Offer {
  readonly tool: string;
  readonly operation: string;
  readonly confidence: 'certain' | 'confident' | 'plausible' | 'any-text';
  readonly values: WireInput;
}

interface Acceptor {
  readonly tool: string;
  readonly operation: string;
  readonly field: string;
  readonly declared: ListedField;
  readonly format: string;
  readonly isPrimary: boolean;
  /** The format of what the operation gives. */
  readonly gives: string | undefined;
  /** The operation gives what it takes, and wants no other text: a formatter, which goes before what makes something else of it. */
  readonly keepsFormat: boolean;
}

interface ListedField {
  readonly kind: string;
  readonly primary?: boolean;
  readonly format?: string;
  readonly alsoTakes?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

interface ListedOperation {
  readonly input: Readonly<Record<string, ListedField>>;
  readonly output: Readonly<Record<string, ListedField>>;
}

type Listing = Readonly<Record<string, { readonly operations: Readonly<Record<string, ListedOperation>> }>>;

/** The formats that an input takes; texts and files without one take any. */
function formatsOf({ kind, format, alsoTakes = [], primary }: ListedField): readonly string[] {
  const own = format ?? (primary && (kind === 'text' || kind === 'file') ? kind : undefined);
  return own === undefined ? alsoTakes : [own, ...alsoTakes];
}

const everyInput: readonly Acceptor[] = Object.entries(listing as Listing).flatMap(([tool, { operations }]) =>
  Object.entries(operations).flatMap(([operation, { input, output }]) => {
    const given = Object.values(output).find(({ primary }) => primary)?.format;
    return Object.entries(input).flatMap(([field, declared]) =>
      formatsOf(declared).map((format) => ({
        tool,
        operation,
        field,
        declared,
        format,
        isPrimary: declared.primary === true,
        gives: given,
        keepsFormat: given === format && format !== 'text' && !Object.values(input).some((other) => other !== declared && other.format !== undefined),
      })),
    );
  }),
);

const primaryFormats = new Set(everyInput.filter(({ isPrimary }) => isPrimary).map(({ format }) => format));

/** What takes a format: primary inputs, or, where no tool has it as that (a patch), any input. */
const acceptors: readonly Acceptor[] = everyInput
  .filter(({ isPrimary, format }) => isPrimary || !primaryFormats.has(format))
  .toSorted((a, b) => Number(b.keepsFormat) - Number(a.keepsFormat));

interface OfferOptions {
  /** What the text is declared to be: certain, no detection. */
  readonly format?: string | undefined;
  /** The tool whose page is open comes last. */
  readonly currentTool?: string;
  /** Operations that give this format come first of those that take the text equally well. */
  readonly gives?: string | undefined;
}

/** The tools that take a text, best first; those for any text last. It offers, and never opens one. */
export function offersFor(text: string, { format, currentTool, gives }: OfferOptions = {}): readonly Offer[] {
  if (text === '') return [];
  const declared = format !== undefined && format !== 'text' ? [{ format, confidence: 'certain' as const }] : detect(text);
  const found = declared.flatMap(({ format: id, confidence }) =>
    ancestorsOf(id)
      .filter((ancestor) => ancestor !== 'text' && ancestor !== 'file')
      .map((ancestor, distance) => ({ format: ancestor, confidence, distance, source: id })),
  );
  const ranked = found.toSorted(
    (a, b) =>
      rank[a.confidence] - rank[b.confidence] || depthOf(b.source) - depthOf(a.source) || orderOf(a.source) - orderOf(b.source) || a.distance - b.distance,
  );
  const offers = [
    ...ranked.flatMap(({ format: taken, confidence, source }) => takersOf(taken, gives).flatMap((acceptor) => offerOf(acceptor, text, confidence, source))),
    ...acceptors.filter((acceptor) => acceptor.format === 'text').flatMap((acceptor) => offerOf(acceptor, text, 'any-text', 'text')),
  ];
  return currentLast(onceEachTool(offers), currentTool);
}

function takersOf(format: string, gives: string | undefined): readonly Acceptor[] {
  const takers = acceptors.filter((acceptor) => acceptor.format === format);
  return gives === undefined ? takers : takers.toSorted((a, b) => Number(b.gives === gives) - Number(a.gives === gives));
}

/** The tools that take a file, by its media type. */
export function offersForFile(file: { readonly name: string; readonly type: string }, value: unknown): readonly Offer[] {
  const special = file.type.startsWith('image/') ? 'image' : file.type === 'application/pdf' ? 'pdf' : undefined;
  const taking = (format: string, confidence: Offer['confidence']): Offer[] =>
    acceptors
      .filter((acceptor) => acceptor.format === format)
      .map(({ tool, operation, field }) => ({ tool, operation, confidence, values: { [field]: value } }));
  return onceEachTool([...(special ? taking(special, 'certain') : []), ...taking('file', 'plausible')]);
}

const rank = { certain: 0, confident: 1, plausible: 2 } as const;

function offerOf({ tool, operation, field, declared }: Acceptor, text: string, confidence: Offer['confidence'], source: string): readonly Offer[] {
  const prefill = formats.get(source)?.prefill?.(text.trim(), { tool, operation }) ?? {};
  const value = readAs(declared, text);
  return value === undefined ? [] : [{ tool, operation, confidence, values: { [field]: value, ...prefill } }];
}

/** The text as the field's value, or undefined where the field would refuse it. */
function readAs({ kind, min = -Infinity, max = Infinity }: ListedField, text: string): string | number | undefined {
  if (kind !== 'integer' && kind !== 'number') return text;
  const number = Number(text.trim());
  return Number.isFinite(number) && number >= min && number <= max && (kind === 'number' || Number.isInteger(number)) ? number : undefined;
}

/** A format and what it is a kind of, the format itself first. */
function ancestorsOf(id: string): readonly string[] {
  const chain: string[] = [];
  for (let at: string | null | undefined = id; at; at = formats.get(at)?.parent) chain.push(at);
  return chain;
}

const depthOf = (id: string): number => ancestorsOf(id).length;

const ids = [...formats.keys()];
const orderOf = (id: string): number => ids.indexOf(id);

function onceEachTool(offers: readonly Offer[]): readonly Offer[] {
  const first = new Map<string, Offer>();
  for (const offer of offers) if (!first.has(offer.tool)) first.set(offer.tool, offer);
  return [...first.values()];
}

const currentLast = (offers: readonly Offer[], current: string | undefined): readonly Offer[] => [
  ...offers.filter(({ tool }) => tool !== current),
  ...offers.filter(({ tool }) => tool === current),
];
