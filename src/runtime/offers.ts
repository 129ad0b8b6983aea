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
  /** All inputs of the tool for the text's own format, not only those for any text. */
  readonly inputs?: readonly OfferedInput[];
}

export interface OfferedInput {
  readonly operation: string;
  readonly field: string;
}

interface Candidate extends Acceptor {
  readonly tool: string;
}

/** All acceptors, in the order of the tools. */
const candidates: readonly Candidate[] = [...tools.keys()].flatMap((tool) =>
  (acceptors[tool] ?? []).map((acceptor) => ({ tool, ...acceptor, formats: acceptor.formats.filter((format) => !isNarrowed(format, acceptor.formats)) })),
);

/** Whether a field is meant for a subtype of this format, which it also accepts: Compose files are written in YAML, but not all YAML is one. */
function isNarrowed(format: string, all: readonly string[]): boolean {
  return format !== 'text' && all.some((other) => other !== format && ancestorsOf(other).includes(format));
}

interface OfferOptions {
  /** The text's declared format; without one, the format is detected. */
  readonly format?: string | undefined;
  /** Id of the current tool; that tool is not offered. */
  readonly currentTool?: string;
  /** A wanted output format: among equally good matches, tools that return this format come first. */
  readonly gives?: string | undefined;
}

/**
 * The tools that accept a text, best match first. Those for any text come last, first among them the tools for the text's
 * shape, lines or sentences. Whitespace matches none. Nothing is opened.
 */
export function offersFor(text: string, { format, currentTool, gives }: OfferOptions = {}): readonly Offer[] {
  if (text.trim() === '') return [];
  const detected = detect(text);
  const declared = format !== undefined && format !== 'text' ? [{ format, confidence: 'certain' as const }] : detected;
  const found = declared
    .filter(({ format: id }) => !isShape(id))
    .flatMap(({ format: id, confidence }) => withAncestors(id).map((kind) => ({ ...kind, confidence })));
  const ranked = found.toSorted(
    (a, b) =>
      rank[a.confidence] - rank[b.confidence] || depthOf(b.source) - depthOf(a.source) || orderOf(a.source) - orderOf(b.source) || a.distance - b.distance,
  );
  const offers = [
    ...ranked.flatMap(({ format: taken, confidence, source }) =>
      candidatesFor(taken, gives).flatMap((candidate) => offerOf(candidate, text, { confidence, taken, source })),
    ),
    ...[...detected.filter(({ format: id }) => isShape(id)).flatMap(({ format: id }) => withAncestors(id)), { format: 'text', source: 'text' }].flatMap(
      ({ format: taken, source }) =>
        candidatesFor(taken, undefined).flatMap((candidate) => offerOf(candidate, text, { confidence: 'any-text', taken, source })),
    ),
  ];
  return onceEachTool(offers).filter(({ tool }) => tool !== currentTool);
}

const isShape = (id: string): boolean => formats.get(id)?.isShape === true;

/** A format and its parents, up to the roots, which are too general. */
const withAncestors = (id: string): readonly { readonly format: string; readonly distance: number; readonly source: string }[] =>
  ancestorsOf(id)
    .filter((ancestor) => ancestor !== 'text' && ancestor !== 'file')
    .map((ancestor, distance) => ({ format: ancestor, distance, source: id }));

interface OtherToolOptions extends OfferOptions {
  readonly currentTool: string;
}

/**
 * The tool that a text is clearly meant for, if the current tool cannot read it. If the text is detected as meant for
 * this one too, it is broken, and no other tool will read it. A declared format was read by this tool, and its content was not.
 */
export function otherToolFor(text: string, { format, currentTool, gives }: OtherToolOptions): Offer | undefined {
  const offers = offersFor(text, { format, gives }).filter(({ confidence }) => confidence === 'certain' || confidence === 'confident');
  const isBroken = format === undefined && offers.some(({ tool }) => tool === currentTool);
  return isBroken ? undefined : offers.find(({ tool }) => tool !== currentTool);
}

/**
 * The acceptors of a format: first those that return the wanted format, then formatters, then those that accept other formats too. Of equal
 * ones those that return any text come before those with a specific result. The first operation that accepts the
 * format represents its tool, so that the operations of a tool stay in order.
 */
function candidatesFor(format: string, gives: string | undefined): readonly Candidate[] {
  const all = candidates.filter(({ formats: taken }) => taken.includes(format));
  const firsts = new Map(all.toReversed().map((candidate) => [candidate.tool, candidate] as const));
  // A formatter of JSON is one of JSON Lines too, if it takes them.
  const isFormatter = ({ tool }: Candidate): number => Number(firsts.get(tool)?.keeps !== undefined);
  // A result whose format depends on the input is specific too.
  const particularity = ({ tool }: Candidate): number => {
    const given = firsts.get(tool)?.gives ?? 'text';
    return given === 'text' ? 0 : Math.max(2, depthOf(given));
  };
  const found = all.toSorted(
    (a, b) => isFormatter(b) - isFormatter(a) || a.formats.indexOf(format) - b.formats.indexOf(format) || particularity(a) - particularity(b),
  );
  return gives === undefined ? found : found.toSorted((a, b) => Number(b.gives === gives) - Number(a.gives === gives));
}

/** The tools that accept a file, by its media type. */
export function offersForFile(file: { readonly name: string; readonly type: string }, value: unknown): readonly Offer[] {
  const special = file.type.startsWith('image/') ? 'image' : file.type === 'application/pdf' ? 'pdf' : undefined;
  const taking = (format: string, confidence: Offer['confidence']): Offer[] =>
    candidatesFor(format, undefined).map(({ tool, operation, field }) => ({ tool, operation, confidence, values: { [field]: value } }));
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

function offerOf(candidate: Candidate, text: string, { confidence, taken, source }: Reason): readonly Offer[] {
  const { tool, operation, field } = candidate;
  const value = readAs(candidate, text);
  if (value === undefined) return [];
  const inputs = confidence === 'any-text' ? [] : [{ operation, field }];
  return [{ tool, operation, confidence, values: { [field]: value, ...readPrefill(candidate.prefill, text, { taken, source }) }, inputs }];
}

/** Converts a text to the field's value; undefined if the field would reject that value. */
function readAs({ number: range }: Acceptor, text: string): string | number | undefined {
  if (!range) return text;
  const { isInteger, min = -Infinity, max = Infinity } = range;
  const number = Number(text.trim());
  return Number.isFinite(number) && number >= min && number <= max && (!isInteger || Number.isInteger(number)) ? number : undefined;
}

const depthOf = (id: string): number => ancestorsOf(id).length;

const ids = [...formats.keys()];
const orderOf = (id: string): number => ids.indexOf(id);

/** The first offer of each tool, with the inputs of all. */
function onceEachTool(offers: readonly Offer[]): readonly Offer[] {
  const first = new Map<string, Offer>();
  for (const offer of offers) {
    const known = first.get(offer.tool);
    first.set(offer.tool, known ? { ...known, inputs: [...(known.inputs ?? []), ...(offer.inputs ?? [])] } : offer);
  }
  return [...first.values()];
}
