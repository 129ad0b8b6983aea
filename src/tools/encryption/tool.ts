import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 6,
  icon: 'lock',
  aliases: ['aes-256', '3des', 'enc', 'argon2id', 'u2fsdgvkx1'],
  redirectFrom: ['/cypher'],
  layout: 'form',
  topics: ['base64', 'charset', 'digest-text', 'hash', 'hex'],
});
