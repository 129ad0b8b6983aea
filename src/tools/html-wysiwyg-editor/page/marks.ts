import { Mark, mergeAttributes } from '@tiptap/core';
import { colorOf } from './colors.ts';

export const Subscript = Mark.create({
  name: 'subscript',
  excludes: 'superscript',
  parseHTML: () => [{ tag: 'sub' }, { style: 'vertical-align=sub' }],
  renderHTML: () => ['sub', 0],
  addKeyboardShortcuts() {
    return { 'Mod-,': () => this.editor.commands.toggleMark(this.name) };
  },
});

export const Superscript = Mark.create({
  name: 'superscript',
  excludes: 'subscript',
  parseHTML: () => [{ tag: 'sup' }, { style: 'vertical-align=super' }],
  renderHTML: () => ['sup', 0],
  addKeyboardShortcuts() {
    return { 'Mod-.': () => this.editor.commands.toggleMark(this.name) };
  },
});

/** The colours of a text and of what lies behind it, as styles of a `span`. */
export const Colors = Mark.create({
  name: 'colors',
  addAttributes: () => ({
    color: {
      default: null,
      parseHTML: (element) => colorOf(element.style.color || (element.getAttribute('color') ?? '')),
      renderHTML: ({ color }) => (typeof color === 'string' ? { style: `color: ${color}` } : {}),
    },
    backgroundColor: {
      default: null,
      parseHTML: (element) => colorOf(element.style.backgroundColor),
      renderHTML: ({ backgroundColor }) => (typeof backgroundColor === 'string' ? { style: `background-color: ${backgroundColor}` } : {}),
    },
  }),
  parseHTML: () => [
    // Other marks may be found in the same styles.
    { tag: 'span[style]', consuming: false, getAttrs: ({ style }) => ((colorOf(style.color) ?? colorOf(style.backgroundColor)) ? null : false) },
    { tag: 'font[color]', getAttrs: (element) => (colorOf(element.getAttribute('color') ?? '') === null ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});
