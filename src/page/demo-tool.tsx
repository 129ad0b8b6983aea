import type { ReactNode } from 'react';
import { choice, choices, color, dateTime, file, flag, image, integer, list, number, record, table, text } from '../contract/fields.ts';
import { declare, inOrder } from '../contract/operations.ts';
import type { Runs } from '../contract/operations.ts';
import { drawCode } from '../lib/qr-code/drawing/draw-code.ts';
import drawing from '../lib/qr-code/drawing/strings/en.json';
import { encodeQrCode } from '../lib/qr-code/matrix.ts';
import { createContext } from '../runtime/platform/context.ts';
import { runOperation } from '../runtime/run.ts';
import { createWords, joinWords } from '../runtime/words.ts';
import { useEnvironment } from './environment.ts';
import type { LoadedTool } from './session/use-tool.ts';
import { SessionProvider } from './session/SessionProvider.tsx';

// A tool with every field type, for the demos of page parts. Only development builds contain it.

const WORDS = ['oak', 'ash', 'elm', 'fir', 'yew'] as const;

export const describeText = declare({
  input: {
    text: text({ primary: true, multiline: true, format: 'text', sample: 'An open penknife\nis also a prompt' }),
    letterCase: choice(['keep', 'upper', 'lower']),
    ending: text({ usedWhen: { letterCase: ['upper', 'lower'] }, detectedAs: 'last' }),
    tag: text({ secret: true, madeBy: 'makeTag' }),
    limit: integer({ min: 1, max: 40, default: 20 }),
    marks: choices(['spaces', 'digits', 'lines'], { default: ['lines'] }),
    strict: flag({ rare: true }),
    tint: color({ default: '#18a058', rare: true }),
    since: dateTime({ optional: true, rare: true }),
    attachment: file({ optional: true, rare: true }),
  },
  output: {
    written: text({ primary: true, multiline: true }),
    fits: flag({ tones: { true: 'good', false: 'bad' } }),
    length: number(),
    last: text(),
    lines: list(),
    notes: list({ codes: ['no-digits'] }),
    words: table({ word: 'text', length: 'number' }),
    counts: record({ rare: true }),
    copy: file(),
    warnings: table({ code: { codes: ['long-line'] }, path: 'text', line: 'number', column: 'number', detail: 'text' }),
  },
  errors: ['forbidden-word'],
});

export const makeTag = declare({
  input: { limit: integer({ min: 1, max: 40, default: 20 }) },
  output: { tag: text({ primary: true, secret: true }) },
});

export const plant = declare({
  input: { count: integer({ primary: true, min: 1, max: 20, default: 3 }) },
  output: { trees: text({ primary: true, multiline: true }) },
});

export const drawText = declare({
  input: { text: text({ primary: true, sample: 'An open penknife' }), size: integer({ min: 64, max: 1024, default: 256 }) },
  output: { svg: image({ primary: true }), png: file(), terminal: text() },
});

const fields = { describeText, makeTag, plant, drawText };

const runs: Runs<typeof fields> = {
  describeText: ({ text: given, letterCase, limit }) => {
    const written = letterCase === 'upper' ? given.toUpperCase() : letterCase === 'lower' ? given.toLowerCase() : given;
    const lines = written.split('\n');
    const words = written.split(/\s+/u).filter(Boolean);
    return {
      written,
      fits: lines.every(({ length }) => length <= limit),
      length: written.length,
      last: words.at(-1) ?? '',
      lines,
      notes: /\d/u.test(written) ? [] : ['no-digits'],
      words: words.map((word) => ({ word, length: word.length })),
      counts: { lines: lines.length, words: words.length },
      copy: { name: 'copy.txt', type: 'text/plain', content: new TextEncoder().encode(written) },
      warnings: lines.flatMap((line, index) =>
        line.length > limit ? [{ code: 'long-line', path: '', line: index + 1, column: limit + 1, detail: `+${line.length - limit}` } as const] : [],
      ),
    };
  },
  makeTag: ({ limit }, { randomBytes }) => ({ tag: [...randomBytes(limit)].map((byte) => (byte % 10).toString()).join('') }),
  plant: ({ count }, { randomBytes }) => ({ trees: [...randomBytes(count)].map((byte) => WORDS[byte % WORDS.length]).join('\n') }),
  drawText: ({ text: given, size }) =>
    drawCode(encodeQrCode(given, { errorCorrectionLevel: 'medium' }, 'text'), { foreground: '#000000', background: '#ffffff', margin: 4, size }, 'code.png'),
};

const entriesOf = (section: string, entries: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(entries).map(([key, word]) => [`${section}.${key}`, word]));

const ownWords = createWords('en', {
  ...entriesOf('operations', {
    'describeText.label': 'Describe a text',
    'makeTag.label': 'Make a tag',
    'plant.label': 'Plant',
    'drawText.label': 'Draw a text',
  }),
  ...entriesOf('inputs', {
    'text.label': 'Text',
    'text.placeholder': 'Type something',
    'letterCase.label': 'Letters',
    'letterCase.hint': 'Case of letters',
    'letterCase.options.keep': 'Keep',
    'letterCase.options.upper': 'Upper case',
    'letterCase.options.lower': 'Lower case',
    'ending.label': 'Ending',
    'tag.label': 'Tag',
    'limit.label': 'Longest line',
    'marks.label': 'Marks',
    'marks.options.spaces': 'Spaces',
    'marks.options.digits': 'Digits',
    'marks.options.lines': 'Line ends',
    'strict.label': 'Strict',
    'tint.label': 'Tint',
    'since.label': 'Since',
    'attachment.label': 'Attachment',
    'count.label': 'Trees',
    'size.label': 'Size',
  }),
  ...entriesOf('outputs', {
    'written.label': 'Written text',
    'fits.label': 'Fits',
    'fits.values.true': 'Every line fits.',
    'fits.values.false': 'Some line is too long.',
    'length.label': 'Length',
    'last.label': 'Last word',
    'lines.label': 'Lines',
    'notes.label': 'Notes',
    'notes.values.no-digits': 'It has no digits.',
    'words.label': 'Words',
    'words.columns.word.label': 'Word',
    'words.columns.length.label': 'Length',
    'counts.label': 'Counts',
    'copy.label': 'Copy',
    'warnings.label': 'Warnings',
    'warnings.columns.code.label': 'Warning',
    'warnings.columns.code.values.long-line': 'A line is longer than it may be',
    'trees.label': 'Trees',
    'svg.label': 'QR code',
    'png.label': 'PNG file',
    'terminal.label': 'For a terminal',
  }),
  ...entriesOf('page', drawing.page),
});

interface DemoToolProps extends Partial<LoadedTool> {
  readonly children: ReactNode;
}

/** Shows page parts with a demo tool, which runs its operations on the main thread. Other properties replace those of that tool. */
export function DemoTool({ children, ...changes }: DemoToolProps) {
  const { words } = useEnvironment();
  const tool: LoadedTool = {
    id: 'demo',
    layout: 'form',
    operations: inOrder(fields),
    run: ({ operation, input }) => runOperation({ operations: fields, runs }, operation, input, createContext()),
    words: joinWords(ownWords, words),
    reference: { own: {}, english: {} },
    ...changes,
  };
  return <SessionProvider tool={tool}>{children}</SessionProvider>;
}
