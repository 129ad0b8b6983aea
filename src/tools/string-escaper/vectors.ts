import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const TEXT = 'She said: "It’s C:\\new"\n\tend';

export default vectors<typeof fields>({
  escape: [
    { source: 'JSON.stringify', input: { text: TEXT }, output: { escaped: String.raw`"She said: \"It’s C:\\new\"\n\tend"`, warnings: [] }, example: true },
    {
      source: 'JSON.stringify, twice',
      input: { text: '{"a":"\\"}', layers: 2 },
      output: { escaped: String.raw`"\"{\\\"a\\\":\\\"\\\\\\\"}\""` },
      example: true,
    },
    { source: 'json.dumps of Python 3.11', input: { text: 'é 😀\x7f', escapeNonAscii: true }, output: { escaped: String.raw`"\u00e9 \ud83d\ude00` + '\x7f"' } },
    { source: 'RFC 8259, section 7: without quotes', input: { text: 'a"b/c\f', quoted: false }, output: { escaped: String.raw`a\"b/c\f` } },
    { source: 'an empty string', input: { text: '' }, output: { escaped: '""' } },
    {
      source: 'ECMA-262, section 12.9.4',
      input: { text: "it's\v\0", language: 'javascript', quoteStyle: 'single' },
      output: { escaped: String.raw`'it\'s\v\x00'` },
    },
    {
      source: 'ECMA-262, section 12.9.6',
      input: { text: '`${x}`\r\n', language: 'javascript', quoteStyle: 'raw' },
      output: { escaped: '`\\`\\${x}\\`\\r\n`' },
    },
    { source: 'Java Language Specification, section 3.10.7', input: { text: 'tab\t\x1b', language: 'java' }, output: { escaped: String.raw`"tab\t\u001b"` } },
    {
      source: 'C23, section 6.4.5: octal escapes end after three digits, and ??= is a trigraph',
      input: { text: '\x1b1??=é', language: 'c', escapeNonAscii: true },
      output: { escaped: String.raw`"\0331?\?=\u00e9"` },
      example: true,
    },
    { source: 'C# specification, section 6.4.5.6', input: { text: 'a"b\\\n', language: 'csharp', quoteStyle: 'raw' }, output: { escaped: '@"a""b\\\n"' } },
    {
      source: 'Go specification, String literals',
      input: { text: '\x07日本語', language: 'go', escapeNonAscii: true },
      output: { escaped: String.raw`"\a\u65e5\u672c\u8a9e"` },
    },
    {
      source: 'repr() of Python 3.11',
      input: { text: 'a\x00\xa0😀', language: 'python', escapeNonAscii: true, quoteStyle: 'single' },
      output: { escaped: String.raw`'a\x00\xa0\U0001f600'` },
    },
    {
      source: 'ISO/IEC 9075-2, section 5.3',
      input: { text: "O'Brien", language: 'sql', dialect: 'postgresql' },
      output: { escaped: "'O''Brien'" },
      example: true,
    },
    {
      source: 'MySQL 9.0 Reference Manual, section 11.1.1',
      input: { text: "O'Brien\n\\\x1a", language: 'sql', dialect: 'mysql' },
      output: { escaped: String.raw`'O\'Brien\n\\\Z'` },
    },
    {
      source: 'Amazon Redshift, QUOTE_LITERAL: backslashes are escapes',
      input: { text: String.raw`C:\new`, language: 'sql', dialect: 'redshift' },
      output: { escaped: String.raw`'C:\\new'` },
    },
    { source: 'Transact-SQL, Constants', input: { text: 'naïve', language: 'sql', dialect: 'tsql' }, output: { escaped: "N'naïve'" } },
    { source: 'GoogleSQL, Lexical structure', input: { text: "a'\0", language: 'sql', dialect: 'bigquery' }, output: { escaped: String.raw`'a\'\x00'` } },
    {
      source: 're.escape of Python, apart from - and &',
      input: { text: '1+1=2? (a|b)', language: 'regex', quoted: false },
      output: { escaped: String.raw`1\+1=2\? \(a\|b\)` },
    },
    {
      source: 'POSIX.1-2024, Shell Command Language, section 2.2.2',
      input: { text: "it's $5", language: 'bash' },
      output: { escaped: String.raw`'it'\''s $5'` },
      example: true,
    },
    {
      source: 'POSIX.1-2024, Shell Command Language, section 2.2.3',
      input: { text: '$HOME "x" `', language: 'bash', quoteStyle: 'double' },
      output: { escaped: '"\\$HOME \\"x\\" \\`"' },
    },
    {
      source: 'printf %q of Bash 5.2, apart from the line break',
      input: { text: "a b'\n", language: 'bash', quoted: false },
      output: { escaped: String.raw`a\ b\'$'\n'` },
    },
    { source: 'PowerShell, about_Special_Characters', input: { text: '$x = "a`b"\n', language: 'powershell' }, output: { escaped: '"`$x = `"a``b`"`n"' } },
    {
      source: 'PowerShell, about_Quoting_Rules',
      input: { text: "it's “x”", language: 'powershell', quoteStyle: 'single' },
      output: { escaped: "'it''s “x”'" },
    },
    {
      source: 'Microsoft C/C++: Parsing C command-line arguments, with the percent sign of batch files',
      input: { text: 'say "100%" in C:\\', language: 'cmd' },
      output: { escaped: '"say ""100%%"" in C:\\\\"', warnings: [{ code: 'percent-sign', detail: '%', line: 1, column: 9, layer: 1 }] },
    },
    { source: 'cmd /?: carets', input: { text: 'a & b > c', language: 'cmd', quoted: false }, output: { escaped: 'a ^& b ^> c' } },
    { source: 'XML 1.0, sections 2.4 and 3.3.3', input: { text: '<a b="c">\n', language: 'xml' }, output: { escaped: '"&lt;a b=&quot;c&quot;&gt;&#xA;"' } },
    { source: 'XML 1.0, section 2.7', input: { text: 'a]]>b', language: 'xml', quoteStyle: 'raw' }, output: { escaped: '<![CDATA[a]]]]><![CDATA[>b]]>' } },
    { source: 'RFC 4180, section 2', input: { text: 'a "b", c', language: 'csv' }, output: { escaped: '"a ""b"", c"' } },
    {
      source: 'OWASP: CSV injection',
      input: { text: '=1+1', language: 'csv' },
      output: { escaped: '"=1+1"', warnings: [{ code: 'formula', detail: '=', line: 1, column: 1, layer: 1 }] },
    },
    {
      source: 'LaTeX2e reference manual, section 23.1',
      input: { text: '50% of $x_1 \\ --', language: 'latex' },
      output: { escaped: String.raw`50\% of \$x\_1 \textbackslash{} -{}-` },
    },
    {
      source: 'POSIX: NUL ends an argument',
      input: { text: 'ab\n\0', language: 'bash' },
      error: 'not-representable',
      field: 'text',
      position: { line: 2, column: 1 },
    },
    { source: 'XML 1.0, section 2.2', input: { text: '\x01', language: 'xml' }, error: 'not-representable', field: 'text', position: { line: 1, column: 1 } },
    {
      source: 'Go specification: no carriage return in a raw string',
      input: { text: 'a\rb', language: 'go', quoteStyle: 'raw' },
      error: 'not-representable',
      field: 'text',
    },
  ],
  unescape: [
    {
      source: 'JSON.parse',
      input: { escaped: String.raw`"a\"b\\c\n\u00e9\ud83d\ude00\/"` },
      output: { text: 'a"b\\c\né😀/', layers: 1, warnings: [] },
      example: true,
    },
    {
      source: 'JSON.parse, three times',
      input: { escaped: String.raw`"\"{\\\"a\\\":\\\"\\\\\\\"x\\\\\\\"\\\"}\""` },
      output: { text: String.raw`{"a":"\"x\""}`, layers: 2 },
      example: true,
    },
    { source: 'JSON.parse of one layer only', input: { escaped: String.raw`\\\"a\\\"`, layers: 1 }, output: { text: String.raw`\"a\"`, layers: 1 } },
    { source: 'a quote of JSON in JSON', input: { escaped: String.raw`\\\"` }, output: { text: '"', layers: 2 } },
    {
      source: 'ECMA-262, section 12.9.4 and annex B.1.2',
      input: { escaped: String.raw`'\x41\u{1F600}\101\q'`, language: 'javascript' },
      output: { text: 'A😀Aq' },
    },
    { source: 'Java Language Specification, section 3.3', input: { escaped: String.raw`"\uuu00e9\s\0"`, language: 'java' }, output: { text: 'é \0' } },
    { source: 'gcc 12', input: { escaped: String.raw`"\303\251\xe2\x82\xac\u00e9\e"`, language: 'c' }, output: { text: 'é€é\x1b' } },
    { source: 'C# specification, section 6.4.5.6', input: { escaped: '@"C:\\a ""b"""', language: 'csharp' }, output: { text: 'C:\\a "b"' } },
    {
      source: 'Go specification, String literals',
      input: { escaped: String.raw`"\xe6\x97\xa5\u672c\U00008a9e"`, language: 'go' },
      output: { text: '日本語' },
      example: true,
    },
    {
      source: 'Python Language Reference, section 2.4.1.1',
      input: { escaped: String.raw`'\N{DEGREE SIGN}\d'`, language: 'python' },
      output: {
        text: String.raw`°\d`,
        unknownEscapes: [
          {
            escape: String.raw`\d`,
            treatment: 'keep',
            known: '',
            drops: 'JavaScript, C, MySQL, PostgreSQL',
            keeps: 'Python, Bash',
            rejects: 'JSON, Java, C#, Go',
            line: 1,
            column: 17,
            layer: 1,
          },
        ],
      },
      example: true,
    },
    {
      source: 'PostgreSQL 17, section 4.1.2.2',
      input: { escaped: String.raw`E'it\'s \x41\t'`, language: 'sql', dialect: 'postgresql' },
      output: { text: "it's A\t" },
    },
    {
      source: 'MySQL 9.0 Reference Manual, section 11.1.1',
      input: { escaped: String.raw`'it''s 100\%'`, language: 'sql', dialect: 'mysql' },
      output: { text: String.raw`it's 100\%` },
    },
    {
      source: 'PostgreSQL 8.0, section 4.1.2.1, which Amazon Redshift follows',
      input: { escaped: String.raw`'a\'b\101'`, language: 'sql', dialect: 'redshift' },
      output: { text: "a'bA" },
    },
    { source: 'bash: a word of several parts', input: { escaped: String.raw`'it'\''s'$'\t'"\$x"`, language: 'bash' }, output: { text: "it's\t$x" } },
    { source: 'PowerShell, about_Special_Characters', input: { escaped: '"`u{1F600}`t""x"""', language: 'powershell' }, output: { text: '😀\t"x"' } },
    { source: 'XML 1.0, section 4.6', input: { escaped: '&lt;a&#10;&#x1F600;&amp;amp;', language: 'xml', layers: 1 }, output: { text: '<a\n😀&amp;' } },
    {
      source: 'LaTeX2e reference manual, section 23',
      input: { escaped: String.raw`caf\'{e} \"u 50\% \textbackslash{}`, language: 'latex' },
      output: { text: 'café ü 50% \\' },
    },
    {
      source: 'RegExp of JavaScript: only a literal pattern has a text',
      input: { escaped: String.raw`/a\.b\d/`, language: 'regex' },
      output: { text: String.raw`a.b\d` },
    },
    { source: 'RFC 4180, section 2', input: { escaped: '"a ""b"""', language: 'csv' }, output: { text: 'a "b"' } },
    { source: 'RFC 8259, section 7', input: { escaped: 'ok\n\\x41' }, error: 'invalid-escape', field: 'escaped', position: { line: 2, column: 1 } },
    { source: 'RFC 8259, section 7', input: { escaped: String.raw`\u12` }, error: 'invalid-escape', field: 'escaped', position: { line: 1, column: 1 } },
    {
      source: 'Go specification: surrogates are not allowed',
      input: { escaped: String.raw`\ud800`, language: 'go' },
      error: 'invalid-escape',
      field: 'escaped',
    },
    { source: 'kept on request', input: { escaped: String.raw`\x41\n`, malformed: 'keep' }, output: { text: '\\x41\n' } },
  ],
});
