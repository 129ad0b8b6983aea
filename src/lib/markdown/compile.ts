import type { Options } from 'micromark';
import { compile, parse, postprocess } from 'micromark';
import { gfm, gfmHtml } from 'micromark-extension-gfm';
import type { Work } from '../document/slices.ts';
import { share } from '../document/slices.ts';
import type { Limits } from './limits.ts';
import { generousLimits, limitWork } from './limits.ts';
import type { MarkedHtml } from './marked-html.ts';
import { finishMarking, markRawHtml } from './marked-html.ts';
import type { Events, Parser, Segment } from './segments.ts';
import { readBlocks, splitText } from './segments.ts';

type HtmlExtension = NonNullable<Options['htmlExtensions']>[number];

export interface MarkdownOptions {
  /** Tables, task lists, strikethrough, autolinks and footnotes of GitHub; without them it is CommonMark. */
  readonly gfm?: boolean;
  /** Every line break in a paragraph is one in the HTML. */
  readonly lineBreaks?: boolean;
  /** What is said beside the text, in footnotes. */
  readonly footnotes?: NonNullable<Parameters<typeof gfmHtml>[0]>;
  readonly limits?: Limits;
}

/** Compiles Markdown to HTML in the style of the reference renderers, with the raw HTML in it set apart. */
export function* compileMarkdown(markdown: string, options: MarkdownOptions = {}): Work<MarkedHtml> {
  const { gfm: isGfm = true, limits = generousLimits } = options;
  const text = markdown.replaceAll(/\r\n?/gu, '\n');
  const parser = parse({ extensions: isGfm ? [gfm()] : [] });
  limitWork(parser, limits);
  if (text.length <= limits.segmentLength) return finishMarking(toHtml(parser, { text, line: 1 }, options));
  const { segments, definitions } = yield* share(splitText(parser, text, limits.segmentLength), 0, SPLIT);
  const parts: string[] = [];
  const carryOver = carryingOver(definitionsOf(parser, definitions));
  for (const [index, segment] of segments.entries()) {
    parts.push(toHtml(parser, segment, options, carryOver(index === segments.length - 1)));
    yield SPLIT + ((index + 1) / segments.length) * (1 - SPLIT);
  }
  return finishMarking(joinLines(parts));
}

const SPLIT = 0.3;

function toHtml(
  parser: Parser,
  segment: Segment,
  { gfm: isGfm = true, lineBreaks = false, footnotes = {} }: MarkdownOptions,
  ...more: HtmlExtension[]
): string {
  const events = postprocess(readBlocks(parser, segment));
  const htmlExtensions: HtmlExtension[] = [...(isGfm ? [gfmHtml(footnotes)] : []), { exit: { htmlFlowData: markRawHtml, htmlTextData: markRawHtml } }, ...more];
  // All addresses are kept here; `dropUnsafeAddresses` and the sanitizer decide later which are safe.
  return compile({ allowDangerousProtocol: true, defaultLineEnding: '\n', htmlExtensions })(lineBreaks ? breakLines(events) : events);
}

type Definitions = Record<string, object>;

function definitionsOf(parser: Parser, segment: Segment): Definitions {
  let definitions: Definitions = {};
  const take: HtmlExtension = {
    exit: {
      null() {
        definitions = this.getData('definitions');
      },
    },
  };
  compile({ htmlExtensions: [take] })(postprocess(readBlocks(parser, segment)));
  return definitions;
}

/** What segments know of each other: the definitions, and the footnotes, which stand behind the last of them. */
function carryingOver(definitions: Definitions): (isLast: boolean) => HtmlExtension {
  const footnotes = { texts: {}, calls: [], counts: {} };
  return (isLast) => ({
    enter: {
      null() {
        Object.assign(this.getData('definitions'), definitions);
        this.setData('gfmFootnoteDefinitions', footnotes.texts);
        this.setData('gfmFootnoteCallOrder', footnotes.calls);
        this.setData('gfmFootnoteCallCounts', footnotes.counts);
      },
    },
    exit: isLast ? {} : { null: () => undefined },
  });
}

function joinLines(parts: readonly string[]): string {
  return parts
    .map((part) => part.replace(/\n+$/u, ''))
    .filter((part) => part !== '')
    .join('\n');
}

// Parts of a paragraph in which a line break does not belong to the text that is shown.
const UNBROKEN: ReadonlySet<string> = new Set(['codeText', 'htmlText', 'resource', 'reference']);

/** Puts a hard break before every line ending of a paragraph. */
function breakLines(events: Events): Events {
  const broken: Events = [];
  let isInParagraph = false;
  let unbroken = 0;
  for (const event of events) {
    const [step, token, context] = event;
    if (token.type === 'paragraph') isInParagraph = step === 'enter';
    else if (UNBROKEN.has(token.type)) unbroken += step === 'enter' ? 1 : -1;
    else if (token.type === 'lineEnding' && step === 'enter' && isInParagraph && unbroken === 0 && !isHardBreak(broken.at(-1))) {
      const hardBreak = { type: 'hardBreakTrailing', start: token.start, end: token.start } as const;
      broken.push(['enter', hardBreak, context], ['exit', hardBreak, context]);
    }
    broken.push(event);
  }
  return broken;
}

const isHardBreak = (event: Events[number] | undefined): boolean => event?.[1].type.startsWith('hardBreak') === true;
