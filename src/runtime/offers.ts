import acceptors from 'virtual:acceptors';
import { ancestorsOf, detect, formats } from '../formats/registry.ts';
import { tools } from '../tools/registry.ts';
import type { Acceptor } from './acceptors.ts';
import type { WireInput } from './check.ts';
import { readPrefill } from './prefill.ts';

/** A tool that accepts a text, with the input that the text gives it. */
export interface Offer {
  readonly tool: string;
  readonly operation: string;
  readonly confidence: 'certain' | 'confident' | 'plausible' | 'any-text';
  readonly values: WireInput;
}

interface Taker extends Acceptor {
  readonly tool: string;
}

/** All acceptors, in the order of the tools. */
const takers: readonly Taker[] = [...tools.keys()].flatMap((tool) => (acceptors[tool] ?? []).map((acceptor) => ({ tool, ...acceptor })));

interface OfferOptions {
  /** The text's declared format; without one, the format is detected. */
  readonly format?: string | undefined;
  /** Id of the tool whose page is open; that tool is offered last. */
  readonly currentTool?: string;
  /** A wanted output format: among tools that fit the text equally well, those that give this format come first. */
  readonly gives?: string | undefined;
}

/** The tools that accept a text, best match first and those for any text last. Nothing is opened. */
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
    ...ranked.flatMap(({ format: taken, confidence, source }) =>
      takersOf(taken, gives).flatMap((taker) => offerOf(taker, text, { confidence, taken, source })),
    ),
    ...takersOf('text', undefined).flatMap((taker) => offerOf(taker, text, { confidence: 'any-text', taken: 'text', source: 'text' })),
  ];
  return currentLast(onceEachTool(offers), currentTool);
}

interface OtherToolOptions extends OfferOptions {
  readonly currentTool: string;
}

/**
 * The tool that a text is clearly meant for, where the tool whose page is open cannot read it. If the text is detected as meant for
 * this one too, it is broken, and no other tool will read it. A declared format was read by this tool, and its content was not.
 */
export function otherToolFor(text: string, { format, currentTool, gives }: OtherToolOptions): Offer | undefined {
  const offers = offersFor(text, { format, gives }).filter(({ confidence }) => confidence === 'certain' || confidence === 'confident');
  const isBroken = format === undefined && offers.some(({ tool }) => tool === currentTool);
  return isBroken ? undefined : offers.find(({ tool }) => tool !== currentTool);
}

/** The acceptors of a format: first those that give the wanted format, then formatters, then those that take other formats too. */
function takersOf(format: string, gives: string | undefined): readonly Taker[] {
  const found = takers
    .filter(({ formats: taken }) => taken.includes(format))
    .toSorted((a, b) => Number(b.keeps === format) - Number(a.keeps === format) || a.formats.indexOf(format) - b.formats.indexOf(format));
  return gives === undefined ? found : found.toSorted((a, b) => Number(b.gives === gives) - Number(a.gives === gives));
}

/** The tools that accept a file, by its media type. */
export function offersForFile(file: { readonly name: string; readonly type: string }, value: unknown): readonly Offer[] {
  const special = file.type.startsWith('image/') ? 'image' : file.type === 'application/pdf' ? 'pdf' : undefined;
  const taking = (format: string, confidence: Offer['confidence']): Offer[] =>
    takersOf(format, undefined).map(({ tool, operation, field }) => ({ tool, operation, confidence, values: { [field]: value } }));
  return onceEachTool([...(special ? taking(special, 'certain') : []), ...taking('file', 'plausible')]);
}

const rank = { certain: 0, confident: 1, plausible: 2 } as const;

interface Reason {
  readonly confidence: Offer['confidence'];
  /** The format that the tool accepts. */
  readonly taken: string;
  /** The text's own format: the accepted one or a descendant of it. */
  readonly source: string;
}

function offerOf(taker: Taker, text: string, { confidence, taken, source }: Reason): readonly Offer[] {
  const { tool, operation, field } = taker;
  const value = readAs(taker, text);
  return value === undefined ? [] : [{ tool, operation, confidence, values: { [field]: value, ...readPrefill(taker.prefill, text, { taken, source }) } }];
}

/** Converts a text to the field's value; undefined if the field would refuse that value. */
function readAs({ number: range }: Acceptor, text: string): string | number | undefined {
  if (!range) return text;
  const { isInteger, min = -Infinity, max = Infinity } = range;
  const number = Number(text.trim());
  return Number.isFinite(number) && number >= min && number <= max && (!isInteger || Number.isInteger(number)) ? number : undefined;
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
