/** The languages and notations. */
export const languages = [
  'json',
  'javascript',
  'java',
  'c',
  'csharp',
  'go',
  'python',
  'sql',
  'regex',
  'bash',
  'powershell',
  'cmd',
  'xml',
  'csv',
  'latex',
] as const;
export type Language = (typeof languages)[number];

/** Names for tables and messages, which are the same in every language. */
export const languageNames = {
  json: 'JSON',
  javascript: 'JavaScript',
  java: 'Java',
  c: 'C',
  csharp: 'C#',
  go: 'Go',
  python: 'Python',
  sql: 'SQL',
  regex: 'RegExp',
  bash: 'Bash',
  powershell: 'PowerShell',
  cmd: 'cmd',
  xml: 'XML',
  csv: 'CSV',
  latex: 'LaTeX',
} as const satisfies Readonly<Record<Language, string>>;

/**
 * `usual`: double quotes, single quotes in shells. `raw`: template literals of JavaScript, raw strings of Go, verbatim strings of C#,
 * and CDATA sections of XML. A language without a style has the usual one.
 */
export const quoteStyles = ['usual', 'double', 'single', 'raw'] as const;
export type QuoteStyle = (typeof quoteStyles)[number];

/** Languages with several kinds of quotes. */
export const quotedInStyles = ['javascript', 'csharp', 'go', 'python', 'bash', 'powershell', 'xml'] as const satisfies readonly Language[];

/** Languages with quotes or delimiters around a string. */
export const quotedLanguages = languages.filter((language) => language !== 'latex');

/** Languages that have escapes for characters beyond ASCII. */
export const asciiLanguages = [
  'json',
  'javascript',
  'java',
  'c',
  'csharp',
  'go',
  'python',
  'regex',
  'bash',
  'powershell',
  'xml',
] as const satisfies readonly Language[];
