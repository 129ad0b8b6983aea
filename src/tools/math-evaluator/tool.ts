import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'math',
  order: 1,
  icon: 'math',
  aliases: ['calc', 'mathjs', 'sqrt', 'sin', 'cos', 'tan', 'log', 'abs', 'acos', 'asinh'],
});
