import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 13,
  often: 7,
  icon: 'regex',
  aliases: ['regex', 'regexp', 'regex101', 'pcre', 'matchall'],
  createdAt: '2024-09-20',
  topics: ['document', 'document/json', 'regex'],
});
