import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 2,
  often: 6,
  icon: 'hash',
  aliases: ['md5sum', 'sha1sum', 'sha256sum', 'sha512sum', 'b2sum', 'b3sum', 'cksum', 'crc', 'shasum', 'xxh64'],
  redirectFrom: ['/hash'],
  layout: 'form',
  topics: ['base64', 'charset', 'digest-text', 'file', 'hash', 'hex', 'lines'],
});
