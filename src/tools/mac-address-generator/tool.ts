import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'network',
  order: 5,
  icon: 'cpu-2',
  aliases: ['macchanger', 'macgen', 'EUI-48', 'EUI-64', '52:54:00', 'OUI'],
  layout: 'generator',
});
