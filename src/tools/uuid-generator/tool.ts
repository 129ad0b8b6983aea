import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 4,
  often: 3,
  icon: 'fingerprint',
  aliases: ['uuidgen', 'uuidv4', 'uuidv7', 'guidgen', 'oid', 'urn'],
  layout: 'generator',
  shortcut: 4,
  topics: ['charset'],
});
