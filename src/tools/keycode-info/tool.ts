import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 10,
  icon: 'keyboard',
  aliases: ['KeyboardEvent', 'keydown', 'event.code', 'event.key', 'keyCode', 'which'],
  layout: 'reference',
});
