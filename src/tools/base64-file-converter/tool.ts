import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 5,
  icon: 'file-digit',
  aliases: ['b64', 'data uri', 'data:', 'rfc2397'],
  layout: 'form',
  topics: ['base64/pasted', 'charset', 'compression', 'file', 'lines'],
});
