import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 11,
  icon: 'file-certificate',
  aliases: ['pdfsig', 'acrobat', 'X.509', 'DocMDP', 'p7s', 'PKCS#7', 'RFC 3161', 'TSA'],
  createdAt: '2023-12-09',
  topics: ['file'],
});
