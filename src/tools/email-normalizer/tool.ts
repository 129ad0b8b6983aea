import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 12,
  icon: 'mail',
  aliases: ['e-mail', 'gmail', 'googlemail', 'hotmail', 'dedupe', 'rfc5322'],
  createdAt: '2024-08-15',
  layout: 'two-panes',
});
