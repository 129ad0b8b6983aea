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
 * Splits a text between blocks, so that what the parser makes of it, a thousand times as much, need not be in memory all
 * at once. The parser has seen all definitions then.
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

/** Reads the blocks from a place on, up to the first end of one that is some way on. */
function readBlocksFrom(parser: Parser, { text, line }: Segment, start: number, length: number): { readonly events: Events; readonly end: number } {
  const document = parser.document({ line, column: 1, offset: 0 });
  const toChunks = preprocess();
  const settled: Events = [];
  let openSettled = 0;
  for (let from = start; ; ) {
    // Line by line once the end of a block will do.
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
 * The parser goes through all its events whenever a quote or a list ends. Between two lines it needs the last few only,
 * of as many lines as it may have to look back to.
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

/** The parser of the blocks that the event's line is one of. */
const flowOf = ([, { _tokenizer: flow }]: Events[number]) => flow;

function isBetweenBlocks(events: Events): boolean {
  const last = events.findLast(([, { type }]) => type === 'chunkFlow');
  return last === undefined || flowOf(last)?.currentConstruct === undefined;
}

/** The definitions of links in blocks. They are known before the paragraphs are read. */
function definitionsIn(events: Events): readonly string[] {
  const flows = new Set(events.map(flowOf).filter((flow) => flow !== undefined));
  return [...flows].flatMap((flow) =>
    flow.events.filter(([step, token]) => step === 'enter' && token.type === 'definition').map(([, token, context]) => context.sliceSerialize(token)),
  );
}
