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
  readonly format: string;
  readonly isSecret: boolean;
}

interface ListedField {
  readonly kind: string;
  readonly primary?: boolean;
  readonly format?: string;
  readonly secret?: boolean;
}

type Listing = Readonly<Record<string, { readonly operations: Readonly<Record<string, { readonly input: Readonly<Record<string, ListedField>> }>> }>>;

/** Every operation that takes a text or a file as primary input, by the format it takes. */
const acceptors: readonly Acceptor[] = Object.entries(listing as Listing).flatMap(([tool, { operations }]) =>
  Object.entries(operations).flatMap(([operation, { input }]) =>
    Object.entries(input)
      .filter(([, { kind, primary, format }]) => (primary && (kind === 'text' || kind === 'file')) || (primary && format))
      .map(([field, { kind, format, secret }]) => ({
        tool,
        operation,
        field,
        format: format ?? (kind === 'file' ? 'file' : 'text'),
        isSecret: secret === true,
      })),
  ),
);

interface OfferOptions {
  /** What the text is declared to be: certain, no detection. */
  readonly format?: string | undefined;
  /** The tool whose page is open comes last. */
  readonly currentTool?: string;
}

/** The tools that take a text, best first; those for any text last. It offers, and never opens one. */
export function offersFor(text: string, { format, currentTool }: OfferOptions = {}): readonly Offer[] {
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
      acceptors.filter((acceptor) => acceptor.format === taken).map((acceptor) => offerOf(acceptor, text, confidence, source)),
    ),
    ...acceptors.filter((acceptor) => acceptor.format === 'text').map((acceptor) => offerOf(acceptor, text, 'any-text', 'text')),
  ];
  return currentLast(onceEachTool(offers), currentTool);
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

function offerOf({ tool, operation, field }: Acceptor, text: string, confidence: Offer['confidence'], source: string): Offer {
  const prefill = formats.get(source)?.prefill?.(text.trim(), { tool, operation }) ?? {};
  return { tool, operation, confidence, values: { [field]: text, ...prefill } };
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
