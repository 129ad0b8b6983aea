import { Mark, mergeAttributes } from '@tiptap/core';
import { colorOf } from '../colors.ts';

const script = (name: string, excludes: string, element: string, align: string, key: string): Mark =>
  Mark.create({
    name,
    excludes,
    parseHTML: () => [{ tag: element }, { style: `vertical-align=${align}` }],
    renderHTML: () => [element, 0],
    addKeyboardShortcuts() {
      return { [key]: () => this.editor.commands.toggleMark(name) };
    },
  });

export const Subscript = script('subscript', 'superscript', 'sub', 'sub', 'Mod-,');
export const Superscript = script('superscript', 'subscript', 'sup', 'super', 'Mod-.');

/** The text and background colors, as styles of a `span`. */
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
    // Other marks can be in the same styles.
    { tag: 'span[style]', consuming: false, getAttrs: ({ style }) => ((colorOf(style.color) ?? colorOf(style.backgroundColor)) ? null : false) },
    { tag: 'font[color]', getAttrs: (element) => (colorOf(element.getAttribute('color') ?? '') === null ? false : null) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', mergeAttributes(HTMLAttributes), 0],
});
