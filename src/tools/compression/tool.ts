import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'development',
  order: 15,
  icon: 'file-zip',
  aliases: ['gzip', 'gunzip', 'zlib', 'deflate', 'inflate', 'brotli', 'zstd', 'zip', 'unzip', 'tar', 'tgz', 'untar'],
  createdAt: '2026-11-27',
  layout: 'form',
  topics: ['base64/pasted', 'charset', 'file'],
});
