import type { Wrapping } from './wrap.ts';

const plain: Wrapping = {
  quote: 'none',
  escapeStyle: 'backslash',
  itemPrefix: '',
  itemSuffix: '',
  separator: ', ',
  keepLineBreaks: false,
  listPrefix: '',
  listSuffix: '',
};

/** Common list formats, by the place where they are used. */
export const presets = {
  commas: plain,
  lines: { ...plain, separator: '\\n' },
  sqlIn: { ...plain, quote: 'single', escapeStyle: 'double', listPrefix: '(', listSuffix: ')' },
  jsonArray: { ...plain, quote: 'double', listPrefix: '[', listSuffix: ']' },
  pythonList: { ...plain, quote: 'single', listPrefix: '[', listSuffix: ']' },
  csvColumn: { ...plain, quote: 'double', escapeStyle: 'double', separator: '\\n' },
  htmlList: { ...plain, itemPrefix: '<li>', itemSuffix: '</li>', separator: '', keepLineBreaks: true, listPrefix: '<ul>', listSuffix: '</ul>' },
  markdownList: { ...plain, itemPrefix: '- ', separator: '\\n' },
  // $'…' accepts any character, and nothing in it is expanded (bash, zsh, ksh; POSIX.1-2024).
  shellArray: { ...plain, quote: 'single', itemPrefix: '$', separator: ' ', listPrefix: '(', listSuffix: ')' },
} as const satisfies Readonly<Record<string, Wrapping>>;
