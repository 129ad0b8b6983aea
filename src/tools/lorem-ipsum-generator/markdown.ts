import type { Random } from './random.ts';
import type { Writer } from './writer.ts';
import { capitalize } from './writer.ts';

const LINK = 'https://example.com';

/** Generates the title of a document: `# ` and three to six words. */
export const drawTitle = (writer: Writer, random: Random): string => `# ${drawHeading(writer, random)}`;

const drawHeading = (writer: Writer, random: Random): string => writer.join(capitalize(writer.drawWords(random.between(3, 6))));

/** Generates the optional element before a paragraph. */
export const drawBefore = (writer: Writer, random: Random): readonly string[] => (random.below(4) === 0 ? [`## ${drawHeading(writer, random)}`] : []);

/** Generates the optional element after a paragraph: a list, a quote or a code block. */
export function drawAfter(writer: Writer, random: Random): readonly string[] {
  switch (random.below(9)) {
    case 0:
      return [Array.from({ length: random.between(2, 5) }, () => `- ${writer.join(capitalize(writer.drawWords(random.between(2, 5))))}`).join('\n')];
    case 1:
      return [`> ${writer.join(writer.drawSentence())}`];
    case 2:
      return [`\`\`\`\n${Array.from({ length: random.between(1, 3) }, () => writer.join(writer.drawWords(random.between(2, 5)))).join('\n')}\n\`\`\``];
    default:
      return [];
  }
}

const marks: readonly ((word: string) => string)[] = [(word) => `**${word}**`, (word) => `*${word}*`, (word) => `[${word}](${LINK})`];

/** Sometimes marks up a word in the middle of a sentence, where it never touches a full stop or other markup. */
export function decorate(sentence: readonly string[], random: Random): readonly string[] {
  if (sentence.length < 3 || random.below(4) > 0) return sentence;
  const place = random.between(1, sentence.length - 2);
  const mark = marks[random.below(marks.length)];
  return sentence.map((word, index) => (index === place && mark && !word.endsWith(',') ? mark(word) : word));
}
