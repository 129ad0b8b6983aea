import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 3,
  icon: 'letter-x',
  aliases: ['mmxxvi', 'arabic'],
});
