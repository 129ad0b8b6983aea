import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'data',
  order: 1,
  icon: 'phone',
  aliases: ['E.164', 'E.123', 'RFC 3966', 'libphonenumber', 'tel:', 'MSISDN'],
  layout: 'inspector',
});
