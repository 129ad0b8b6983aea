import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'measurement',
  order: 2,
  icon: 'temperature',
  aliases: ['°C', '°F', 'K', 'C to F', 'F to C'],
  topics: ['decimal'],
});
