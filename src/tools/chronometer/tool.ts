import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'measurement',
  order: 1,
  icon: 'stopwatch',
  aliases: ['00:00'],
});
