import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'math',
  order: 2,
  icon: 'hourglass',
  aliases: ['eta', 'ISO 8601'],
});
