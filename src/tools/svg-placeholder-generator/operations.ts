import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { base64DataUri, cssBackground, drawPlaceholder, htmlImage, linesOf, percentDataUri } from './placeholder.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  generate: (placeholder) => {
    const svg = drawPlaceholder(placeholder);
    const dataUri = percentDataUri(svg);
    return {
      svg: { svg },
      dataUri,
      base64DataUri: base64DataUri(svg),
      htmlImage: htmlImage(dataUri, placeholder, linesOf(placeholder)),
      cssBackground: cssBackground(dataUri),
    };
  },
});
