import type { parse, postprocess } from 'micromark';
import { preprocess } from 'micromark';
import type { Work } from '../document/slices.ts';

export type Parser = ReturnType<typeof parse>;
export type Events = ReturnType<typeof postprocess>;

/** A part of a text from one block's start to another's end. */
export interface Segment {
  readonly text: string;
  /** 1-based, of its first line. */
  readonly line: number;
}

/** A text in parts, and the definitions of its links as they are written. */
export interface SplitText {
  readonly segments: readonly Segment[];
  readonly definitions: Segment;
}

/**
 * Splits a text between blocks. What the parser makes of a text takes a thousand times its length, so that not all of it may
 * be in memory at once. After this the parser knows the definitions of all links.
 */
export function* splitText(parser: Parser, text: string, length: number): Work<SplitText> {
  const segments: Segment[] = [];
  const definitions: string[] = [];
  let line = 1;
  for (let start = 0; start < text.length; ) {
    const { events, end } = readBlocksFrom(parser, { text, line }, start, length);
    for (const definition of definitionsIn(events)) definitions.push(definition);
    const part = text.slice(start, end);
    segments.push({ text: part, line });
    line += part.split('\n').length;
    start = end;
    yield start / text.length;
  }
  return { segments, definitions: { text: definitions.join('\n\n'), line } };
}

/** Reads the blocks of a segment. */
export const readBlocks = (parser: Parser, segment: Segment): Events => readBlocksFrom(parser, segment, 0, Infinity).events;

const MAX_PIECE_LENGTH = 2 ** 11;

/** Reads the blocks from `start` on, up to the first end of a block that is at least `length` further on. */
function readBlocksFrom(parser: Parser, { text, line }: Segment, start: number, length: number): { readonly events: Events; readonly end: number } {
  const document = parser.document({ line, column: 1, offset: 0 });
  const toChunks = preprocess();
  const settled: Events = [];
  let openSettled = 0;
  for (let from = start; ; ) {
    // From here on the next end of a block is looked for, so that the text is read line by line.
    const pieceLength = from - start < length ? MAX_PIECE_LENGTH : 1;
    const end = text.indexOf('\n', from + pieceLength - 1) + 1 || text.length;
    const rest = document.write(toChunks(text.slice(from, end), undefined, end === text.length));
    if (end === text.length) return { events: settled.concat(rest), end };
    openSettled += openContainers(takeSettled(document.events, settled));
    if (end - start >= length && openSettled + openContainers(document.events) === 0 && isBetweenBlocks(document.events))
      return { events: settled.concat(document.write([null])), end };
    from = end;
  }
}

/**
 * Takes all events away from the parser but those of the last lines. It goes through all its events whenever a quote or list
 * ends, but between two lines it needs no more than these.
 */
function takeSettled(events: Events, settled: Events): Events {
  let keptFrom = events.length;
  for (let lines = 0; lines < KEPT_LINES && keptFrom > 0; ) {
    const [step, token] = events[--keptFrom] ?? [];
    if (step === 'enter' && token?.type === 'chunkFlow') lines++;
  }
  const taken = events.splice(0, keptFrom);
  for (const event of taken) settled.push(event);
  return taken;
}

const KEPT_LINES = 3;

const openContainers = (events: Events): number =>
  events.reduce((open, [step, { _container: isContainer }]) => (isContainer === true ? open + (step === 'enter' ? 1 : -1) : open), 0);

/** The parser for the blocks to which the event's line belongs. */
const flowOf = ([, { _tokenizer: flow }]: Events[number]) => flow;

function isBetweenBlocks(events: Events): boolean {
  const last = events.findLast(([, { type }]) => type === 'chunkFlow');
  return last === undefined || flowOf(last)?.currentConstruct === undefined;
}

/** The definitions of links in these blocks. The parser finds them before it reads the paragraphs. */
function definitionsIn(events: Events): readonly string[] {
  const flows = new Set(events.map(flowOf).filter((flow) => flow !== undefined));
  return [...flows].flatMap((flow) =>
    flow.events.filter(([step, token]) => step === 'enter' && token.type === 'definition').map(([, token, context]) => context.sliceSerialize(token)),
  );
}
