import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 4,
  often: 4,
  icon: 'letter-case',
  aliases: ['b64', 'base64url', 'atob', 'btoa', 'rfc4648', 'utf-8'],
  redirectFrom: ['/file-to-base64', '/base64-converter'],
  layout: 'two-panes',
  shortcut: 2,
  topics: ['base64/pasted', 'charset/sets', 'charset', 'compression', 'lines'],
});
