import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 1,
  icon: 'brand-git',
  aliases: ['--amend', '--force-with-lease', 'reflog', 'gitignore'],
  layout: 'reference',
});
