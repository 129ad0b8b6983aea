import { Extension } from '@tiptap/core';

export const alignments = ['left', 'center', 'right', 'justify'] as const;
export type Alignment = (typeof alignments)[number];

/** The blocks whose text can be aligned. */
export const ALIGNED = ['paragraph', 'heading'];

export const TextAlign = Extension.create({
  name: 'textAlign',
  addGlobalAttributes: () => [
    {
      types: ALIGNED,
      attributes: {
        textAlign: {
          default: null,
          parseHTML: (element) => alignments.find((name) => name === (element.style.textAlign || element.getAttribute('align'))) ?? null,
          renderHTML: ({ textAlign }) => (typeof textAlign === 'string' ? { style: `text-align: ${textAlign}` } : {}),
        },
      },
    },
  ],
});
