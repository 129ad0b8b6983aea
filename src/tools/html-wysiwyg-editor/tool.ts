import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 12,
  icon: 'edit',
  aliases: ['wysiwyg', 'tiptap'],
  topics: ['document'],
});
