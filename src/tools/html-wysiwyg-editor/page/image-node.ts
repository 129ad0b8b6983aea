import { Node } from '@tiptap/core';
import { textOf } from '../../../page/words/text-of.ts';
import { isImageAddress, isInlineImage } from '../addresses.ts';

const attributes = ['src', 'alt', 'title', 'width', 'height'] as const;

/** An image. The editor requests no remote images: it shows data URLs, and the alt text of all others. */
export const Image = Node.create({
  name: 'image',
  group: 'inline',
  inline: true,
  draggable: true,
  addAttributes: () => Object.fromEntries(attributes.map((name) => [name, { default: null }])),
  parseHTML: () => [{ tag: 'img[src]', getAttrs: (image) => (isImageAddress(image.getAttribute('src') ?? '') ? null : false) }],
  renderHTML: ({ HTMLAttributes }) => ['img', HTMLAttributes],
  renderText: ({ node }) => textOf(node.attrs.alt),
  addNodeView:
    () =>
    ({ node }) => {
      const [source, alt] = [textOf(node.attrs.src), textOf(node.attrs.alt)];
      if (isInlineImage(source)) {
        const dom = Object.assign(document.createElement('img'), { alt, src: source });
        for (const name of ['width', 'height', 'title'] as const) if (textOf(node.attrs[name]) !== '') dom.setAttribute(name, textOf(node.attrs[name]));
        return { dom };
      }
      const dom = Object.assign(document.createElement('span'), { textContent: alt || source, title: source });
      dom.dataset.image = '';
      return { dom };
    },
});
