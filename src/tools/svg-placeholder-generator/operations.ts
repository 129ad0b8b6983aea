import { implement } from '../../contract/operations.ts';
import type longText from '../../lib/long-text/strings/en.json';
import * as fields from './fields.ts';
import { base64DataUri, cssBackground, drawPlaceholder, htmlImage, linesOf, percentDataUri } from './placeholder.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof longText>(fields, {
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
