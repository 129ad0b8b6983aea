import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 4,
  icon: 'eye-off',
  aliases: ['****', 'iban', 'pii', 'gdpr'],
  createdAt: '2023-08-16',
});
