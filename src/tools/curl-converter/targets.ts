/** What a request can be converted to. */
export const targets = [
  'fetch',
  'node',
  'axios',
  'requests',
  'httpx',
  'go',
  'java',
  'csharp',
  'php',
  'rust',
  'curl',
  'curl-cmd',
  'curl-powershell',
  'httpie',
  'wget',
  'powershell',
  'http',
] as const;
export type Target = (typeof targets)[number];
