import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: 'web',
  order: 19,
  icon: 'terminal-2',
  aliases: [
    'cURL',
    'fetch',
    'axios',
    'requests',
    'httpx',
    'HttpClient',
    'reqwest',
    'HTTPie',
    'wget',
    'Invoke-WebRequest',
    'net/http',
    'raw HTTP',
    'libcurl',
    'curlconverter',
  ],
  createdAt: '2026-11-27',
  layout: 'two-panes',
});
