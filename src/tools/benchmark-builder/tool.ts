import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'measurement',
  order: 3,
  icon: 'gauge',
  aliases: ['hyperfine', 'pytest-benchmark', 'stdev'],
  topics: ['decimal'],
});
