import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'data',
  order: 5,
  icon: 'hexagon-letter-h',
  aliases: ['hexdump', 'od', 'IEEE 754', 'float32', 'float16', 'int32', 'uint64', 'endianness', 'Wireshark'],
  createdAt: '2026-11-27',
  layout: 'inspector',
  topics: ['base64', 'charset', 'file', 'hex'],
});
