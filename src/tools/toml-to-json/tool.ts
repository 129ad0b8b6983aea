import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 16,
  icon: 'code',
  aliases: ['toml2json'],
  layout: 'two-panes',
});
