import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'converter',
  order: 7,
  icon: 'letter-case-toggle',
  aliases: ['camelCase', 'PascalCase', 'snake_case', 'CONSTANT_CASE', 'kebab-case', 'Train-Case', 'dot.case', 'tr', 'toUpperCase', 'toLowerCase'],
  layout: 'inspector',
});
