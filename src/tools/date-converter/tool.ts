import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 1,
  often: 5,
  icon: 'calendar-time',
  aliases: ['ISO 8601', 'RFC 3339', 'RFC 7231', 'RFC 5322', 'UTC', 'GMT', 'timestamp', 'epoch', 'unix', 'ObjectId', 'FILETIME'],
  layout: 'inspector',
  shortcut: 5,
});
