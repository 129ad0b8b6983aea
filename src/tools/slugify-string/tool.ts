import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 11,
  icon: 'abc',
  aliases: ['slug', 'permalink', 'ascii', 'iconv', 'translit'],
});
