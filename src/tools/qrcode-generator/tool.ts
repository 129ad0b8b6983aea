import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'images-and-videos',
  order: 1,
  icon: 'qrcode',
  aliases: ['qr code', 'ISO/IEC 18004', 'mailto', 'geo', 'vevent'],
  layout: 'generator',
  topics: ['charset', 'qr-code/drawing', 'qr-code'],
});
