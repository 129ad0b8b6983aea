import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

const FILE = '# Database\nDB_HOST=localhost\nDB_PASSWORD="p#ss word"\n';

export default vectors<typeof fields>({
  convert: [
    {
      source: 'dotenv 17 for Node.js, “What rules does the parsing engine follow?”',
      input: { text: FILE },
      output: {
        converted: '{\n  "DB_HOST": "localhost",\n  "DB_PASSWORD": "p#ss word"\n}\n',
        detected: 'dotenv',
        count: 2,
        problems: [{ code: 'comment-dropped', name: 'Database', line: 1 }],
        differences: [
          { line: 3, name: 'DB_PASSWORD', dotenv: 'p#ss word', compose: 'p#ss word', bash: 'p#ss word', systemd: 'p#ss word', docker: '"p#ss word"' },
        ],
      },
      example: true,
    },
    {
      source: 'Kubernetes API, ConfigMap v1',
      input: { text: FILE, to: 'config-map' },
      output: {
        converted: 'apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: app-config\ndata:\n  # Database\n  DB_HOST: localhost\n  DB_PASSWORD: p#ss word\n',
        problems: [],
      },
      example: true,
    },
    {
      source: 'Kubernetes API, Secret v1: values are Base64 (base64 of GNU coreutils)',
      input: { text: 'TOKEN=s3cr3t', to: 'secret', objectName: 'api' },
      output: { converted: 'apiVersion: v1\nkind: Secret\nmetadata:\n  name: api\ntype: Opaque\ndata:\n  TOKEN: czNjcjN0\n' },
    },
    {
      source: 'Kubernetes API, Secret v1',
      input: { text: 'apiVersion: v1\nkind: Secret\ndata:\n  TOKEN: czNjcjN0\nstringData:\n  USER: ada\n', to: 'dotenv' },
      output: { converted: 'TOKEN=s3cr3t\nUSER=ada\n', detected: 'yaml' },
      example: true,
    },
    {
      source: 'Docker documentation, “Syntax of environment files”: VAR="VAL" # comment, VAR=VAL# not a comment, $$ and ${VAR:-default}',
      input: { text: 'A="VAL" # comment\nB=VAL# x\nC=${A}-${X:-d}\nD=\'Let\\\'s go $A\'\nE="{\\"a\\":1}"\nF=$$x\n', from: 'compose', to: 'bash' },
      output: { converted: `export A=VAL\n# comment\nexport B='VAL# x'\nexport C=VAL-d\nexport D='Let'\\''s go $A'\nexport E='{"a":1}'\nexport F='$x'\n` },
    },
    {
      source: 'compose-go, dotenv/godotenv_test.go and expandEscapes: a dollar sign after a backslash, octal numbers, other escapes',
      input: { text: 'A="pa\\$word"\nB="\\0101\\$\\$A\\c\\01"\nC=\\$$\n', from: 'compose', to: 'json' },
      output: { converted: '{\n  "A": "pa$word",\n  "B": "A$$A\\\\c\\\\1",\n  "C": "\\\\$"\n}\n', problems: [] },
    },
    {
      source: 'Docker documentation, “Interpolation”: nested variables, replacements and required values',
      input: {
        text: 'A=a\nB=${X:-$A}\nC=${X:-${Y-${A}}}\nD=${A:-${Z}}\nE=${A:+<$A>}${X+$Z}\nF=${X:?set X}\nG=${A:?}\nH=${X:-{b}}\nI=${X:-${A}\nJ=${X:-$$}\nK=${A b}\n',
        from: 'compose',
        to: 'dotenv',
      },
      output: {
        converted: "A=a\nB=a\nC=a\nD=a\nE='<a>'\nG=a\nH='{b}'\nJ='$'\n",
        problems: [
          { code: 'required-variable', name: 'X', line: 6 },
          { code: 'invalid-interpolation', name: 'I', line: 9 },
          { code: 'invalid-interpolation', name: 'K', line: 11 },
        ],
      },
    },
    {
      source: 'systemd.exec(5), EnvironmentFile=: no comment after a value, and quotes that follow each other',
      input: { text: '; c\nA=x # y\nB="a\\$b\\n"\'c\'\nC=one\\\n  two\nexport D=1\n', from: 'systemd', to: 'json' },
      output: {
        converted: '{\n  "A": "x # y",\n  "B": "a$b\\\\nc",\n  "C": "one  two"\n}\n',
        problems: [
          { code: 'comment-dropped', name: 'c', line: 1 },
          { code: 'invalid-name', name: 'export D', line: 6 },
        ],
      },
    },
    {
      source: 'POSIX.1-2024, Shell Command Language, section 2.9.1: an assignment before a command',
      input: { text: 'A=1 make\nB=$(date)\nC=x\nD="$C$NONE"\n', from: 'bash', to: 'dotenv' },
      output: {
        converted: "B='$(date)'\nC=x\nD=x\n",
        problems: [
          { code: 'not-set', name: 'A=1 make', line: 1 },
          { code: 'not-evaluated', name: '$(date)', line: 2 },
          { code: 'unset-variable', name: 'NONE', line: 4 },
        ],
      },
    },
    {
      source: 'java.util.Properties of Java 17: a continuation without a character before it starts like a new line',
      input: { text: '\\\n # c\na=1', from: 'properties', to: 'json' },
      output: { converted: '{\n  "a": "1"\n}\n', count: 1 },
    },
    {
      source: 'java.util.Properties of Java 17',
      input: { text: '! c\nserver.port : 80\npath=C:\\\\new \\\n  x\nkey\\ 1=\\u00e9\n', to: 'json' },
      output: { converted: '{\n  "server.port": "80",\n  "path": "C:\\\\new x",\n  "key 1": "é"\n}\n', detected: 'properties' },
    },
    {
      source: 'java.util.Properties.store of Java 17',
      input: { text: '{"a b": " é=\\n", "c": 1}', to: 'properties' },
      output: { converted: 'a\\ b=\\ \\u00E9=\\n\nc=1\n' },
    },
    {
      source: 'configparser of Python 3.11',
      input: { text: '[server]\nport = 80\n# c\nname: a\n  b\n', to: 'yaml' },
      output: { converted: 'server.port: "80"\n# c\nserver.name: |-\n  a\n  b\n', detected: 'ini' },
    },
    {
      source: 'docker container run, --env',
      input: { text: 'docker run -e A=1 --env "B=x y" -eC=3 -e HOME nginx', to: 'docker-file' },
      output: { converted: 'A=1\nB=x y\nC=3\n', detected: 'docker-flags', problems: [{ code: 'from-environment', name: 'HOME', line: 1 }] },
    },
    {
      source: 'docker container run, --env: the name ends at the first equals sign',
      input: { text: '{"a=b": "1", "A": "2", "": "3"}', to: 'docker-flags' },
      output: {
        converted: '-e A=2\n',
        problems: [
          { code: 'invalid-name', name: 'a=b', line: 1 },
          { code: 'invalid-name', name: '', line: 1 },
        ],
      },
    },
    {
      source: 'configparser of Python 3.11, interpolation',
      input: { text: 'A=1\nserver.load=50%\nenv.HOME=x\n', to: 'ini' },
      output: { converted: '[env]\nA = 1\nenv.HOME = x\n\n[server]\nload = 50%\n', problems: [{ code: 'percent-sign', name: 'server.load', line: 2 }] },
    },
    {
      source: 'GitHub Docs, workflow syntax, env',
      input: { text: 'A=1\nA=2\nB=on\n', to: 'github-actions' },
      output: { converted: 'env:\n  A: "2"\n  B: "on"\n', problems: [{ code: 'duplicate', name: 'A', line: 1 }] },
    },
    {
      source: 'RFC 8259: numbers keep their digits, nested values are JSON',
      input: { text: '{"A": 1.50, "B": null, "C": {"d": [1]}}', to: 'systemd' },
      output: {
        converted: 'A=1.50\nB=\nC="{\\"d\\":[1]}"\n',
        problems: [
          { code: 'null-value', name: 'B', line: 1 },
          { code: 'nested-value', name: 'C', line: 1 },
        ],
      },
    },
    { source: 'no variable', input: { text: 'hello world' }, error: 'no-variables', field: 'text' },
    { source: 'RFC 8259', input: { text: '{"A": }' }, error: 'invalid-json', field: 'text', position: { line: 1, column: 7 } },
  ],
  compare: [
    { source: 'RFC 8259', input: { first: '{"A": ', second: 'A=1' }, error: 'invalid-json', field: 'first' },
    {
      source: 'by hand',
      input: { first: 'A=1\nB=2\n', second: 'A: "1"\nC: x\n' },
      output: {
        comparison: [
          { name: 'B', status: 'removed', first: '***', second: '' },
          { name: 'C', status: 'added', first: '', second: '***' },
          { name: 'A', status: 'same', first: '***', second: '***' },
        ],
        changed: 0,
        removed: 1,
        added: 1,
        same: 1,
      },
      example: true,
    },
    {
      source: 'by hand',
      input: { first: 'A=1\n', second: 'A="2"\n', showValues: true },
      output: { comparison: [{ name: 'A', status: 'changed', first: '1', second: '2' }] },
    },
  ],
});
