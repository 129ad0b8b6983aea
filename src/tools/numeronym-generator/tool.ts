import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 6,
  icon: 'number',
  aliases: ['i18n', 'l10n', 'a11y', 'k8s', 'o11y'],
  createdAt: '2023-11-05',
});
