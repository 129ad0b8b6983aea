import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'math',
  order: 1,
  icon: 'math',
  aliases: ['calculator', 'calc', 'mathjs', 'sqrt', 'sin', 'cos', 'tan', 'log', 'abs', 'acos', 'asinh'],
});
