import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { refuseTooLong } from '../../lib/long-text/long-text.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type * as fields from './fields.ts';
import { decorate, drawAfter, drawBefore, drawTitle } from './markdown.ts';
import type { Random } from './random.ts';
import { createRandom } from './random.ts';
import { loadVocabulary } from './vocabulary.ts';
import { Writer } from './writer.ts';

type Input = InputValues<typeof fields.generate.input>;
type Output = OutputValues<typeof fields.generate.output>;

/** @throws InputError `minimum-above-maximum` on the minimum, `too-long` on `count`. */
export async function generateText(input: Input, context: RunContext): Promise<Output> {
  const { count, unit, minimumWords, maximumWords, vocabulary: name, startWithLoremIpsum } = input;
  refuseEmptyRange('minimumSentences', input.minimumSentences, input.maximumSentences);
  refuseEmptyRange('minimumWords', minimumWords, maximumWords);
  const vocabulary = await loadVocabulary(name);
  const random = createRandom(context.randomBytes);
  const writer = new Writer(vocabulary, random, { min: minimumWords, max: maximumWords }, startWithLoremIpsum && name === 'latin');
  switch (unit) {
    case 'paragraphs':
      return joinBlocks(drawBlocks(input, writer, random), input, writer, context, input.format === 'html' ? '\n' : '\n\n');
    case 'sentences':
      return joinBlocks(drawSentences(count, writer), input, writer, context, vocabulary.space);
    case 'words':
      return writeWords(count, writer);
    case 'characters':
      return writeCharacters(count, writer, vocabulary.space);
  }
}

function refuseEmptyRange(field: string, min: number, max: number): void {
  if (min > max) throw new InputError('minimum-above-maximum', { field, params: { max } });
}

interface Drawn {
  readonly block: string;
  /** Number of requested units that it completes. */
  readonly done: number;
}

function* drawSentences(count: number, writer: Writer): Generator<Drawn> {
  for (let done = 1; done <= count; done++) yield { block: writer.join(writer.drawSentence()), done };
}

/** Generates the paragraphs, and for Markdown the elements between them. */
function* drawBlocks({ count, format, minimumSentences, maximumSentences }: Input, writer: Writer, random: Random): Generator<Drawn> {
  const isMarkdown = format === 'markdown';
  if (isMarkdown) yield { block: drawTitle(writer, random), done: 0 };
  for (let done = 1; done <= count; done++) {
    if (isMarkdown && done > 1) for (const block of drawBefore(writer, random)) yield { block, done: done - 1 };
    const sentences = Array.from({ length: random.between(minimumSentences, maximumSentences) }, (_, index) => {
      const sentence = writer.drawSentence();
      // The opening keeps its well-known form.
      return writer.join(isMarkdown && (done > 1 || index > 0) ? decorate(sentence, random) : sentence);
    });
    const paragraph = writer.join(sentences);
    yield { block: format === 'html' ? `<p>${paragraph}</p>` : paragraph, done };
    if (isMarkdown) for (const block of drawAfter(writer, random)) yield { block, done };
  }
}

/** Joins blocks and counts at the same time: counting a long text would take longer than generating it. */
async function joinBlocks(blocks: Iterable<Drawn>, { count }: Input, writer: Writer, { signal, progress }: RunContext, separator: string): Promise<Output> {
  const pacer = new Pacer();
  const written: string[] = [];
  let characters = 0;
  let units = 0;
  for (const { block, done } of blocks) {
    const between = written.length === 0 ? 0 : separator.length;
    characters += between + countGraphemes(block);
    units += between + block.length;
    refuseTooLong(units, 'count');
    written.push(block);
    if (!pacer.isDue) continue;
    progress(done, count);
    await pacer.pause(signal);
  }
  return { text: written.join(separator), words: writer.words, characters };
}

function writeWords(count: number, writer: Writer): Output {
  const sentences: (readonly string[])[] = [];
  let left = count;
  while (left > 0) {
    const sentence = writer.drawSentence();
    sentences.push(sentence.length <= left ? sentence : writer.close(sentence.slice(0, left)));
    left -= sentence.length;
  }
  const text = writer.join(sentences.map((sentence) => writer.join(sentence)));
  return { text, words: count, characters: countGraphemes(text) };
}

function writeCharacters(count: number, writer: Writer, space: string): Output {
  const cut: string[] = [];
  let words = 0;
  while (cut.length < count) {
    for (const word of writer.drawSentence()) {
      const before = cut.length === 0 ? [] : [...space];
      if (cut.length + before.length < count) words++;
      cut.push(...before, ...splitGraphemes(word));
    }
  }
  return { text: cut.slice(0, count).join(''), words, characters: count };
}

function countGraphemes(text: string): number {
  const graphemes = splitGraphemes(text);
  let count = 0;
  while (graphemes.next().done !== true) count++;
  return count;
}
