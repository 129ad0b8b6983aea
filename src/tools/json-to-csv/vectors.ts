import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'json5/json5#22; python3 json, jq and node reject it',
      input: { input: '{"pattern":"^\\d+\\.\\w$","path":"C:\\Users\\ann"}' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 1, column: 14 },
    },
    {
      source: 'json5 2.2.3 (same value); rule: an unknown escape causes a warning',
      input: { input: "{p: '\\d'}" },
      output: { output: 'p\r\nd', warnings: [{ code: 'unknown-escape', path: '/p', line: 1, column: 6, detail: '\\d' }] },
    },
    {
      source: 'iib0011/omni-tools#371: JSON Lines',
      input: { input: '{"a":1}\n{"a":2}\n' },
      error: 'invalid-json',
      field: 'input',
      position: { line: 2, column: 1 },
    },
    { source: 'python3 csv reads it back', input: { input: '[{"a":1,"b":2},{"a":3,"c":4}]' }, output: { output: 'a,b,c\r\n1,2,\r\n3,,4' }, example: true },
    {
      source: 'RFC 4180, sections 2.6 and 2.7; python3 csv (it-tools writes \\" and \\n)',
      input: { input: '[{"a":"hello, world","b":"say \\"hi\\"","c":"l1\\nl2"}]' },
      output: { output: 'a,b,c\r\n"hello, world","say ""hi""","l1\nl2"' },
      example: true,
    },
    {
      source: 'json5; numbers as written',
      input: { input: "[{'Age': 18.0, 'Country': 'Germany'},{'Age': 19, 'Country': null},]" },
      output: { output: 'Age,Country\r\n18.0,Germany\r\n19,' },
    },
    {
      source: 'rule flatten; python3 csv',
      input: { input: '{"id":17478252242305210114,"user":{"name":"x","tags":["a","b"]}}' },
      output: { output: 'id,user.name,user.tags\r\n17478252242305210114,x,"[""a"",""b""]"' },
      example: true,
    },
    {
      source: 'rule; python3 csv',
      input: { input: '[{"a":{"b":[1,2]}}]', arrays: 'index', pathSeparator: '/' },
      output: { output: 'a/b/0,a/b/1\r\n1,2' },
      example: true,
    },
    {
      source: 'OWASP CSV injection; papaparse 5.7.1 escapeFormulae gives the same cells',
      input: { input: '[{"a":"=1+1","b":-5,"c":"-5","d":"@x"}]', escapeFormulas: true },
      output: { output: "a,b,c,d\r\n'=1+1,-5,'-5,'@x" },
    },
    { source: 'python3 csv', input: { input: '[[1,"x"],[2,"y,z"]]', delimiter: 'semicolon', lineEnding: 'lf' }, output: { output: '1;x\n2;y,z' } },
    { source: 'RFC 6901; python3 csv', input: { input: '{"data":{"rows":[{"a":1}]}}', rowsPath: '/data/rows' }, output: { output: 'a\r\n1' } },
    { source: 'python3 csv QUOTE_ALL', input: { input: '[{"a":1,"b":"x"}]', quoting: 'all' }, output: { output: '"a","b"\r\n"1","x"' } },
    { source: 'RFC 6901', input: { input: '{"a":1}', rowsPath: '/b' }, error: 'path-not-found', field: 'rowsPath' },
    { source: 'python3 json', input: { input: '[{' }, error: 'invalid-json', field: 'input' },
    {
      source: 'rule: columns selected and ordered, one per line',
      input: { input: '[{"a":1,"b":2,"c":3}]', columns: 'b\n a ' },
      output: { output: 'b,a\r\n2,1', rowCount: 1, columnNames: ['b', 'a'] },
    },
    {
      source: 'as xsv select: commas; a name with a comma in quotes, or on its own line',
      input: { input: '[{"a,b":1,"c":2,"d":3}]', columns: 'd, "a,b"\na,b' },
      output: { output: 'd,"a,b","a,b"\r\n3,1,1' },
      example: true,
    },
    {
      source: 'rule: an unknown column name is rejected',
      input: { input: '[{"a":1,"b":2}]', columns: 'b,x' },
      error: 'unknown-column',
      field: 'columns',
      position: { line: 1, column: 3 },
    },
    { source: 'rule: arrays have no names', input: { input: '[[1,2]]', columns: 'a' }, error: 'unknown-column', field: 'columns' },
    { source: 'rule: without rows any name is a valid column', input: { input: '[]', columns: 'a,b' }, output: { output: 'a,b', rowCount: 0 } },
    {
      source: 'rule: duplicate column names cause a warning',
      input: { input: '[{"a.b":1,"a":{"b":2}}]' },
      output: { output: 'a.b,a.b\r\n1,2', warnings: [{ code: 'duplicate-column', path: '', line: 1, column: 20, detail: 'a.b' }] },
    },
    {
      source: 'rule: arrays joined, null written, other elements in a column value',
      input: { input: '[{"a":[1,null]},null,3]', arrays: 'join', nullValue: 'NULL' },
      output: { output: 'a,value\r\n1; NULL,\r\n,NULL\r\n,3', rowCount: 3 },
    },
    {
      source: 'rule: every line is a row',
      input: { input: '{"a":1}\n{"a":2}', syntax: 'json-lines', byteOrderMark: true },
      output: { output: '\uFEFFa\r\n1\r\n2', rowCount: 2 },
    },
    {
      source: 'rule: an object as JSON, a record of one empty field',
      input: { input: '[{"a":{"b":1}},{"a":""}]', flatten: false, header: false },
      output: { output: '"{""b"":1}"\r\n""', columnNames: ['a'] },
    },
    {
      source: 'rule: dropped comments cause a warning',
      input: { input: '[/* x */ {a: 1}]' },
      output: { output: 'a\r\n1', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 2, detail: '1' }] },
    },
    { source: 'rule: a custom delimiter is required', input: { input: '[1]', delimiter: 'custom' }, error: 'invalid-delimiter', field: 'customDelimiter' },
    { source: 'rule: one character', input: { input: '[1]', quoteCharacter: '""' }, error: 'not-one-character', field: 'quoteCharacter' },
    {
      source: 'level 5,001 is rejected',
      input: { input: '['.repeat(5001) },
      error: 'too-deeply-nested',
      field: 'input',
      position: { line: 1, column: 5001 },
    },
    { source: 'empty input is not an error', input: { input: ' ' }, output: { output: '', rowCount: 0, columnNames: [], warnings: [] } },
  ],
  parse: [
    {
      source: 'RFC 4180; python3 csv.DictReader',
      input: { input: 'a,b\r\n1,"x ""y"""\r\n', indent: 0 },
      output: { output: '[{"a":"1","b":"x \\"y\\""}]' },
      example: true,
    },
    {
      source: 'rule detectTypes',
      input: { input: 'a;b\n007;true', detectTypes: true, indent: 0 },
      output: { output: '[{"a":"007","b":true}]' },
      example: true,
    },
    { source: 'RFC 4180: unclosed quote; python3 csv strict', input: { input: 'a,b\n1,"x' }, error: 'invalid-csv', field: 'input' },
    {
      source: 'rule: repeated, empty and missing names',
      input: { input: 'a,a,\n1,2,3,4\n5', indent: 0 },
      output: {
        output: '[{"a":"1","a_2":"2","column3":"3","column4":"4"},{"a":"5"}]',
        rowCount: 2,
        warnings: [
          { code: 'ragged-row', path: '/0', line: 2, column: 1, detail: '4' },
          { code: 'ragged-row', path: '/1', line: 3, column: 1, detail: '1' },
        ],
      },
    },
    {
      source: 'rule: unflatten',
      input: { input: 'a.b,a.c\n1,2', unflatten: true, detectTypes: true, indent: 0 },
      output: { output: '[{"a":{"b":1,"c":2}}]', columnNames: ['a.b', 'a.c'] },
    },
    {
      source: 'mholt/PapaParse#951, PowerShell/PowerShell#7776: the line that tells Excel the delimiter',
      input: { input: 'sep=;\r\na;b\r\n1,2;3,4\r\n', indent: 0 },
      output: { output: '[{"a":"1,2","b":"3,4"}]', rowCount: 1, columnNames: ['a', 'b'] },
    },
    { source: 'close2/csv#68: in quotes', input: { input: '\uFEFF"sep=;"\na;b\n1;2\n', indent: 0 }, output: { output: '[{"a":"1","b":"2"}]' } },
    {
      source: 'rule: the character after sep= is the delimiter; SEP= works too',
      input: { input: 'SEP=^\na^b\n1^2\n', indent: 0 },
      output: { output: '[{"a":"1","b":"2"}]' },
    },
    {
      source: 'rule: it is not a row, with any delimiter',
      input: { input: 'sep=,\na,b\n1,2', delimiter: 'comma', header: false, indent: 0 },
      output: { output: '[["a","b"],["1","2"]]' },
    },
    {
      source: 'python3 csv.Sniffer: the delimiter that gives regular rows',
      input: { input: 'name, first;born\nAda;1815\n"Grace; Brewster";1906\n', indent: 0 },
      output: { output: '[{"name, first":"Ada","born":"1815"},{"name, first":"Grace; Brewster","born":"1906"}]', warnings: [] },
    },
    {
      source: 'rule: decimal commas are not delimiters',
      input: { input: '1,5;2,5;3,5\n4,5;5,5;6,5', header: false, indent: 0 },
      output: { output: '[["1,5","2,5","3,5"],["4,5","5,5","6,5"]]' },
    },
    {
      source: 'python3 csv skipinitialspace',
      input: { input: 'a, b, c\n1, "x, y", 3\n', trimFields: true, indent: 0 },
      output: { output: '[{"a":"1","b":"x, y","c":"3"}]', warnings: [] },
      example: true,
    },
    {
      source: 'rule: a quote read as text causes a warning',
      input: { input: 'a, b\n1, "x"\n', indent: 0 },
      output: { output: '[{"a":"1"," b":" \\"x\\""}]', warnings: [{ code: 'quote-after-blank', path: '', line: 2, column: 4, detail: '1' }] },
    },
    {
      source: 'rule: an empty line of a single column, which may be an empty value (RFC 4180, section 2), causes a warning',
      input: { input: 'a\n1\n\n\n2\n', indent: 0 },
      output: { output: '[{"a":"1"},{"a":"2"}]', warnings: [{ code: 'empty-line-skipped', path: '', line: 3, column: 1, detail: '2' }] },
    },
    {
      source: 'mechatroner/vscode_rainbow_csv#13; pandas comment',
      input: { input: '# made by x, y\na;b\n1;2\n#3;4', commentPrefix: '#', indent: 0 },
      output: { output: '[{"a":"1","b":"2"}]', warnings: [{ code: 'comment-dropped', path: '', line: 1, column: 1, detail: '2' }] },
    },
    {
      source: 'pandas, DuckDB: booleans in any case, null as in JSON',
      input: { input: 'a,b,c,d\nTRUE,False,Null,null', detectTypes: true, indent: 0 },
      output: { output: '[{"a":true,"b":false,"c":"Null","d":null}]' },
    },
    {
      source: 'rule: empty fields',
      input: { input: 'a,b\n1,\n"",2', emptyFields: 'null', indent: 0 },
      output: { output: '[{"a":"1","b":null},{"a":null,"b":"2"}]' },
    },
    { source: 'rule: empty fields', input: { input: 'a,b\n1,\n"",2', emptyFields: 'omit', indent: 0 }, output: { output: '[{"a":"1"},{"b":"2"}]' } },
    {
      source: 'rule: no position of a row is skipped',
      input: { input: '1,,2', emptyFields: 'omit', header: false, indent: 0 },
      output: { output: '[["1",null,"2"]]' },
    },
    {
      source: 'rule: the output of arrays=index becomes an array again',
      input: { input: 'a.0,a.1,b,c.1.x,c.0.x,d.1\n1,2,3,4,5,6\n', unflatten: true, indent: 0 },
      output: { output: '[{"a":["1","2"],"b":"3","c":[{"x":"5"},{"x":"4"}],"d":{"1":"6"}}]' },
    },
    {
      source: 'rule: an array ends with its last non-empty field',
      input: { input: 'a.0,a.1,a.2,b.c\n1,,3,\n1,,,2\n,,,', unflatten: true, emptyFields: 'omit', indent: 0 },
      output: { output: '[{"a":["1",null,"3"]},{"a":["1"],"b":{"c":"2"}},{}]' },
    },
    {
      source: 'rule: without a header rows are arrays',
      input: { input: '1|x', header: false, indent: 0 },
      output: { output: '[["1","x"]]', rowCount: 1, columnNames: [] },
    },
  ],
});
