import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 16,
  icon: 'backslash',
  aliases: ['\\n', '\\"', '\\u', 'stringify', 'addslashes', 'stripslashes', 'quotemeta', 'RegExp.escape', 'shlex', 'printf %q', 'StringEscapeUtils', 'strconv'],
  createdAt: '2026-11-27',
  layout: 'two-panes',
  topics: ['sql'],
});
