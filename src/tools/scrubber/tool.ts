import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'text',
  order: 9,
  icon: 'eraser',
  aliases: ['PII', 'GDPR', 'DLP', 'sanitize', 'LLM', 'secrets', 'gitleaks'],
  createdAt: '2026-11-27',
  layout: 'two-panes',
});
