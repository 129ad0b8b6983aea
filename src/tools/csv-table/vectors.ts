import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const CSV = 'id,name,born\n007,Ada,1815\n010,"Grace, too",1906\n';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'GFM 0.29, section 4.10: leading zeros stay, numbers are aligned',
      input: { input: CSV },
      output: { output: '| id  | name       | born |\n| --- | ---------- | ---: |\n| 007 | Ada        | 1815 |\n| 010 | Grace, too | 1906 |', problems: [] },
      example: true,
    },
    {
      source: 'ISO/IEC 9075: INSERT',
      input: { input: "id,name\n1,O'Brien\n", to: 'sql', tableName: 'users', statements: 'insert' },
      output: { output: 'INSERT INTO "users" ("id", "name") VALUES\n  (1, \'O\'\'Brien\');' },
      example: true,
    },
    {
      source: 'GoogleSQL: literals of dates, escapes with a backslash',
      input: { input: "a,b,c\n2024-02-29,2024-02-29 10:00:00,it's\n2023-02-28,2023-02-28 10:00:00,\\n\n", to: 'sql', dialect: 'bigquery' },
      output: {
        output:
          "CREATE TABLE `data` (\n  `a` DATE,\n  `b` DATETIME,\n  `c` STRING\n);\n\nINSERT INTO `data` (`a`, `b`, `c`) VALUES\n  (DATE '2024-02-29', DATETIME '2024-02-29 10:00:00', 'it\\'s'),\n  (DATE '2023-02-28', DATETIME '2023-02-28 10:00:00', '\\\\n');",
      },
    },
    {
      source: 'sqlite3 3.40: reads these statements',
      input: { input: 'id,ok,day\n1,true,2024-02-29\n9223372036854775807,,\n', to: 'sql', dialect: 'sqlite' },
      output: {
        output:
          'CREATE TABLE "data" (\n  "id" INTEGER,\n  "ok" INTEGER,\n  "day" TEXT\n);\n\nINSERT INTO "data" ("id", "ok", "day") VALUES\n  (1, 1, \'2024-02-29\'),\n  (9223372036854775807, NULL, NULL);',
        problems: [],
      },
    },
    {
      source: 'SQLite, Datatypes: integers have 64 bits, others are stored as floating-point numbers',
      input: { input: 'id\n1\n9223372036854775808\n', to: 'sql', dialect: 'sqlite' },
      output: {
        output: 'CREATE TABLE "data" (\n  "id" TEXT\n);\n\nINSERT INTO "data" ("id") VALUES\n  (\'1\'),\n  (\'9223372036854775808\');',
        problems: [{ code: 'no-exact-type', row: null, column: 'id', line: null, detail: '9223372036854775808' }],
      },
    },
    {
      source: 'rule: each field of an arrangement',
      input: {
        input: 'a,b,c\n1,x,2\n3,y,10\n2,z,9\n5,w,\n',
        to: 'csv',
        columns: 'c, a',
        rename: 'a = first',
        sort: 'c desc',
        filter: 'a < 5',
      },
      output: { output: 'c,first\n10,3\n9,2\n2,1', rowCount: 3 },
      example: true,
    },
    {
      source: 'rule: numbers in JSON keep their digits, texts stay texts',
      input: { input: 'a,b,c\n1.10,007,12345678901234567890\n,,\n', to: 'json-lines' },
      output: { output: '{"a":1.10,"b":"007","c":12345678901234567890}\n{"a":null,"b":"","c":null}' },
    },
    {
      source: 'rule: JSON keeps its types',
      input: { input: '[{"a":"1","b":{"c":[1,2]}},{"a":2,"d":true}]', to: 'json-lines' },
      output: { output: '{"a":"1","b.c":[1,2],"d":null}\n{"a":2,"b.c":null,"d":true}' },
    },
    {
      source: 'rule: different paths in JSON are different columns',
      input: { input: '[{"a.b":1,"a":{"b":2}},\n{"a":{"b":3},"a.b":4}]', to: 'csv' },
      output: { output: 'a.b,a.b_2\n1,2\n4,3', problems: [{ code: 'duplicate-header', row: null, column: 'a.b_2', line: 1, detail: 'a.b' }] },
    },
    {
      source: 'RFC 8259, section 4: a duplicate key',
      input: { input: '[{"a":1,\n"a":2}]', to: 'csv' },
      output: { output: 'a\n2', problems: [{ code: 'duplicate-key', row: null, column: '', line: 2, detail: '/0/a' }] },
    },
    {
      source: 'rule: the members beside the list of rows are reported',
      input: { input: '{"id":7,"orders":[{"n":1}],"items":[{"m":2}]}', to: 'csv' },
      output: { output: 'n\n1', problems: [{ code: 'members-ignored', row: null, column: '', line: 1, detail: 'id, items' }] },
    },
    {
      source: 'JSON5, section 6: numbers that JSON does not have',
      input: { input: '[{a:Infinity,b:[NaN]}]', to: 'json-lines' },
      output: { output: '{"a":"Infinity","b":["NaN"]}', problems: [] },
    },
    {
      source: 'RFC 4180: problems with their places',
      input: { input: 'a,a,\n1,2\n1,2,3,4\n', to: 'tsv' },
      output: {
        output: 'a\ta_2\tcolumn3\tcolumn4\n1\t2\t\t\n1\t2\t3\t4',
        problems: [
          { code: 'duplicate-header', row: null, column: 'a_2', line: 1, detail: 'a' },
          { code: 'empty-header', row: null, column: 'column3', line: 1, detail: '' },
          { code: 'too-few-cells', row: 1, column: '', line: 2, detail: '2 / 3' },
          { code: 'too-many-cells', row: 2, column: '', line: 3, detail: '4 / 3' },
        ],
      },
    },
    {
      source: 'rule: the cells that differ from most of their column',
      input: { input: 'n\n1\n2\nn/a\n', to: 'csv' },
      output: { output: 'n\n1\n2\nn/a', problems: [{ code: 'mixed-types', row: 3, column: 'n', line: 4, detail: 'n/a' }] },
    },
    {
      source: 'GFM 0.29, section 4.10: a table with pipes',
      input: { input: 'Text\n\n| a | b |\n|---|---|\n| 1 \\| 2 | **x** |\n', to: 'markdown' },
      output: { output: '| a      | b     |\n| ------ | ----- |\n| 1 \\| 2 | **x** |' },
    },
    {
      source: 'GFM 0.29, sections 6.1 to 6.10: the text of cells',
      input: { input: '| a\\_b | **x** | n |\n|-|-|-|\n| 1<br>2 | &amp; `*` | [t](/u) <i>x</i> <T> |\n# Title\n> q\n', to: 'csv' },
      output: {
        output: 'a_b,x,n\n"1\n2",& *,t x <T>',
        problems: [{ code: 'link-dropped', row: 1, column: '', line: 3, detail: '/u' }],
      },
    },
    {
      source: 'GFM 0.29, section 4.5: no tables in code',
      input: { input: '```\n| a |\n|-|\n```\n\n| b |\n|-|\n| 1 |\n', to: 'csv', from: 'markdown' },
      output: { output: 'b\n1', problems: [] },
    },
    {
      source: 'HTML Standard, section 4.9: merged cells',
      input: { input: '<table><tr><th>a<th>b<tr><td rowspan=2>1<td>2<br>3<tr><td>4</table>', to: 'csv' },
      output: { output: 'a,b\n1,"2\n3"\n,4', problems: [{ code: 'merged-cells', row: null, column: '', line: 1, detail: '1' }] },
    },
    {
      source: 'HTML Standard, section 13.3',
      input: { input: 'a\n<b> & c\n', to: 'html' },
      output: {
        output: '<table>\n  <thead>\n    <tr><th scope="col">a</th></tr>\n  </thead>\n  <tbody>\n    <tr><td>&lt;b&gt; &amp; c</td></tr>\n  </tbody>\n</table>',
      },
    },
    {
      source: 'LaTeX2e: special characters',
      input: { input: 'a;b\n50 %;x_1\n', to: 'latex' },
      output: { output: '\\begin{tabular}{ll}\n  \\toprule\n  a & b \\\\\n  \\midrule\n  50 \\% & x\\_1 \\\\\n  \\bottomrule\n\\end{tabular}' },
    },
    {
      source: 'HTML Standard, section 4.9.11: a merged cell ends with its row group, and 0 is the rest of it',
      input: {
        input: '<table><thead><tr><th rowspan=2>a<th>b</thead><tbody><tr><td rowspan=0>1<td>2<tr><td>3</tbody><tfoot><tr><td>4<td>5</tfoot></table>',
        to: 'csv',
      },
      output: { output: 'a,b\n1,2\n,3\n4,5', problemCount: 1 },
    },
    {
      source: 'HTML Standard, section 15.3: blocks in cells are on lines of their own',
      input: { input: '<table><tr><th>a<th>b<tr><td><p>New</p>York<td><h2>c</h2><ul><li>d<li>e</ul><pre>f\ng</pre></table>', to: 'csv' },
      output: { output: 'a,b\n"New\nYork","c\nd\ne\nf\ng"' },
    },
    {
      source: 'HTML Standard: unclosed elements that each paragraph opens again',
      input: { input: `<table><td><p>${Array.from({ length: 1000 }, (_, index) => `<b a=${index}>`).join('')}${'<p>x'.repeat(1000)}` },
      error: 'too-deeply-nested',
      field: 'input',
    },
    {
      source: 'ISO/IEC 9075: dates are strings in JSON; numbers in quotes are text',
      input: { input: '[{"d":"2024-01-31","n":"7","e":""}]', to: 'sql', statements: 'insert', emptyCells: 'null' },
      output: { output: `INSERT INTO "data" ("d", "n", "e") VALUES\n  (DATE '2024-01-31', '7', NULL);` },
    },
    {
      source: 'rule: empty strings in JSON can become null',
      input: { input: '[{"a":"","b":"2024-01-31"}]', to: 'json-lines', emptyCells: 'null' },
      output: { output: '{"a":null,"b":"2024-01-31"}' },
    },
    {
      source: 'RFC 4180: names with line breaks, which options name with spaces',
      input: { input: '"first\nline",b\n1,2\n3,4\n', to: 'csv', sort: 'first line desc', filter: 'first line > 0', columns: 'first line' },
      output: { output: '"first\nline"\n3\n1', problems: [] },
    },
    {
      source: 'rule: names of aligned text are in one line',
      input: { input: '[{"a\\nb":1,"a b":2}]', to: 'text' },
      output: {
        output: 'a b  a b_2\n---  -----\n  1      2',
        problems: [
          { code: 'duplicate-header', row: null, column: 'a b_2', line: 1, detail: 'a b' },
          { code: 'line-break-replaced', row: null, column: 'a b', line: null, detail: '' },
        ],
      },
    },
    {
      source: 'LaTeX2e: the optional arguments of a line end, and two characters that print as one',
      input: { input: 'a,b\n*x,--help\n [y],"""q"""\n', to: 'latex' },
      output: {
        output: '\\begin{tabular}{ll}\n  \\toprule\n  a & b \\\\\n  \\midrule\n  {}*x & -{}-help \\\\\n  {} [y] & "q" \\\\\n  \\bottomrule\n\\end{tabular}',
      },
    },
    {
      source: 'YAML 1.2.2: strings that look like numbers are quoted',
      input: { input: 'a\tb\n01\t1\n', to: 'yaml' },
      output: { output: '- a: "01"\n  b: 1\n' },
    },
    {
      source: 'rule: aligned text',
      input: { input: 'a,n\nx,1\nyy,100\n', to: 'text' },
      output: { output: 'a     n\n--  ---\nx     1\nyy  100' },
    },
    {
      source: 'UAX #11: wide characters and emoji have two columns',
      input: { input: 'city,n\n北京,1\nOslo 😀,2\n', to: 'text' },
      output: { output: 'city     n\n-------  -\n北京     1\nOslo 😀  2' },
    },
    {
      source: 'UAX #11: wide characters and emoji have two columns',
      input: { input: 'city,n\n北京,1\nOslo 😀,2\n' },
      output: { output: '| city    |   n |\n| ------- | --: |\n| 北京    |   1 |\n| Oslo 😀 |   2 |' },
    },
    {
      source: 'RFC 4180, section 2: an empty line of one column is an empty field',
      input: { input: '\na\r\n1\r\n\r\n"2\n\n"\n\n\n3\n\n', to: 'json-lines' },
      output: { output: '{"a":"1"}\n{"a":""}\n{"a":"2\\n\\n"}\n{"a":""}\n{"a":""}\n{"a":"3"}', rowCount: 6 },
    },
    { source: 'Python csv: an empty field of one column is quoted', input: { input: 'a\n\n1\n', to: 'csv' }, output: { output: 'a\n""\n1' } },
    { source: 'rule: empty lines between rows of several columns', input: { input: 'a,b\n\n1,2\n', to: 'csv' }, output: { output: 'a,b\n1,2' } },
    {
      source: 'rule: a long text of the grid is cut with an ellipsis, and not in a character',
      input: { input: `${'a'.repeat(499)}😀,${'b'.repeat(500)}`, hasHeader: false, to: 'tsv' },
      output: {
        output: `column1\tcolumn2\n${'a'.repeat(499)}😀\t${'b'.repeat(500)}`,
        grid: {
          columns: [
            { name: 'column1', label: 'column1', type: 'text' },
            { name: 'column2', label: 'column2', type: 'text' },
          ],
          rows: [[`${'a'.repeat(499)}…`, 'b'.repeat(500)]],
        },
      },
    },
    {
      source: 'rule: a chosen type',
      input: { input: 'a,b\n1,2\n3,x\n', to: 'json-lines', types: 'a = text\nb = integer' },
      output: {
        output: '{"a":"1","b":2}\n{"a":"3","b":"x"}',
        problems: [{ code: 'not-of-type', row: 2, column: 'b', line: 3, detail: 'x' }],
      },
    },
    { source: 'RFC 4180: an unclosed quote', input: { input: 'a\n"b' }, error: 'invalid-csv', field: 'input' },
    { source: 'rule: columns exist', input: { input: 'a\n1', sort: 'b' }, error: 'unknown-column', field: 'sort' },
    { source: 'rule: columns exist', input: { input: 'a\n1', filter: 'b = 1' }, error: 'unknown-column', field: 'filter' },
    { source: 'rule: lines of pairs', input: { input: 'a\n1', rename: 'a' }, error: 'invalid-line', field: 'rename' },
    { source: 'rule: types', input: { input: 'a\n1', types: 'a = int' }, error: 'unknown-type', field: 'types' },
    { source: 'rule: as many tables as there are', input: { input: '| a |\n|---|\n', tableNumber: 2 }, error: 'no-table', field: 'tableNumber' },
    { source: 'rule: names of members differ', input: { input: 'a,b\n1,2', rename: 'a = b', to: 'json' }, error: 'unrepresentable-cell', field: 'rename' },
    {
      source: 'SQLite: names of columns have no case',
      input: { input: 'id,ID\n1,2', to: 'sql', dialect: 'sqlite' },
      error: 'unrepresentable-cell',
      field: 'rename',
    },
    { source: 'rule: a column twice', input: { input: 'a\n1', columns: 'a, a', to: 'json' }, error: 'unrepresentable-cell', field: 'columns' },
    { source: 'rule: a table has a name', input: { input: 'a\n1', tableName: 'a..b', to: 'sql' }, error: 'unrepresentable-cell', field: 'tableName' },
    {
      source: 'Oracle: empty strings, substitution variables, long strings',
      input: { input: 'a,b\nx&y,\nz,1x\n', to: 'sql', dialect: 'plsql', statements: 'insert' },
      output: {
        output: 'INSERT INTO "data" ("a", "b") VALUES (\'x&y\', \'\');\nINSERT INTO "data" ("a", "b") VALUES (\'z\', \'1x\');',
        problems: [
          { code: 'substitution-variable', row: 1, column: 'a', line: 2, detail: 'x&y' },
          { code: 'empty-is-null', row: null, column: 'b', line: null, detail: '' },
        ],
      },
    },
    { source: 'rule: no dialect has NUL', input: { input: 'a\n\0', to: 'sql' }, error: 'unrepresentable-cell', field: 'input' },
  ],
});
