import { implement } from '../../contract/operations.ts';
import type document from '../../lib/document/strings/en.json';
import type xml from '../../lib/document/xml/strings/en.json';
import * as fields from './fields.ts';
import { layOutXml } from './lay-out.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en & typeof document & typeof xml>(fields, {
  format: ({ input, indent, indentWith, ...style }, context) => {
    const tabs = indent > 0 ? '\t' : '';
    return layOutXml(input, 'input', { ...style, indentation: indentWith === 'tab' ? tabs : ' '.repeat(indent) }, context);
  },
  minify: ({ input, keepComments }, context) =>
    layOutXml(input, 'input', { indentation: undefined, collapseContent: true, attributeLayout: 'inline', emptyElements: 'keep', keepComments }, context),
});
