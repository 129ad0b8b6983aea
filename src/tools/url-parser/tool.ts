import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 3,
  icon: 'unlink',
  aliases: ['uri', 'utm', 'fbclid', 'gclid', 'whatwg', 'rfc3986', 'tld', 'eTLD'],
});
