import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'crypto',
  order: 9,
  icon: 'certificate',
  aliases: ['ssh-keygen', 'id_rsa', 'openssl genrsa', 'RFC 8017'],
  layout: 'form',
  topics: ['charset'],
});
