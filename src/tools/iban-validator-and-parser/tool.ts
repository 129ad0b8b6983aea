import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'data',
  order: 2,
  icon: 'building-bank',
  aliases: ['IBAN', 'BBAN', 'BIC', 'SWIFT', 'SEPA', 'QR-IBAN', 'ISO 13616', 'ISO 9362', 'mod 97'],
  createdAt: '2023-08-26',
  layout: 'inspector',
});
