import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 1,
  icon: 'align-justified',
  aliases: ['lipsum', 'cicero', 'de finibus', 'faker'],
  layout: 'generator',
});
