import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 8,
  icon: 'lock-cog',
  aliases: ['chmod', 'umask', 'rwx', 'setuid', 'suid', 'sgid', '0755'],
});
