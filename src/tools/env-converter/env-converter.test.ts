import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { quietContext as context } from '../../lib/document/testing/run.ts';
import { compareVariables } from './compare.ts';
import { convertVariables } from './convert.ts';
import type { Dialect, KnownSource, Target } from './formats.ts';
import { dialects } from './formats.ts';
import type { Item } from './model.ts';
import { Findings, isVariable } from './model.ts';
import { readBash } from './read/bash.ts';
import { readVariables } from './read/read.ts';
import { writeVariables } from './write/write.ts';

const values = fc.string({
  unit: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...Array.from('ab \\"\'`$#=:;%!{}[]()&|<>,*?~^@+-'), '${A}', '$$', '\\n', '\\u', '# c') },
    fc.constantFrom('\n', '\t', '\r', 'é', '😀', '\f'),
  ),
  maxLength: 10,
});
const names = fc.stringMatching(/^[A-Z_][A-Z0-9_]{0,6}$/u);
const variables = fc.uniqueArray(fc.tuple(names, values), { selector: ([name]) => name, minLength: 1, maxLength: 4 });

const itemsOf = (pairs: readonly (readonly [string, string])[]): readonly Item[] => pairs.map(([name, value]) => ({ kind: 'variable', name, value, at: 0 }));
const pairsIn = async (text: string, source: KnownSource): Promise<readonly (readonly [string, string])[]> =>
  (await readVariables(text, 'text', source, context)).items.filter(isVariable).map(({ name, value }) => [name, value]);

const BACK: Readonly<Record<Target, KnownSource>> = {
  json: 'json',
  yaml: 'yaml',
  dotenv: 'dotenv',
  compose: 'compose',
  bash: 'bash',
  systemd: 'systemd',
  'docker-file': 'docker-file',
  'docker-flags': 'docker-flags',
  properties: 'properties',
  ini: 'ini',
  'config-map': 'yaml',
  secret: 'yaml',
  'github-actions': 'yaml',
};

/** Which part of the random values formats keep that cannot contain all. */
const KEPT: Readonly<Partial<Record<Target, number>>> = { dotenv: 0.85, 'docker-file': 0.5, ini: 0.4 };

describe.each(Object.entries(BACK) as [Target, KnownSource][])('%s', (target, source) => {
  test('keeps every value, or lists it', async () => {
    let [kept, total] = [0, 0];
    await fc.assert(
      fc.asyncProperty(variables, async (pairs) => {
        // Readers of lines never see a carriage return.
        const usable =
          source === 'bash' || source === 'docker-flags' || source === 'systemd'
            ? pairs.map(([name, value]) => [name, value.replaceAll('\r', '')] as const)
            : pairs;
        const findings = new Findings();
        const text = writeVariables(itemsOf(usable), target, 'x', findings);
        const omitted = new Set(findings.problems.filter(({ code }) => code === 'value-not-representable').map(({ name }) => name));
        const read = await pairsIn(text, source);
        expect(read).toEqual(usable.filter(([name]) => !omitted.has(name)));
        [kept, total] = [kept + read.length, total + usable.length];
      }),
    );
    expect(kept / total).toBeGreaterThanOrEqual(KEPT[target] ?? 1);
  });

  test('keeps comments, or lists them', async () => {
    const items: readonly Item[] = [{ kind: 'comment', text: 'first', at: 0 }, ...itemsOf([['A', '1']]), { kind: 'comment', text: 'last', at: 9 }];
    const findings = new Findings();
    const { items: read } = await readVariables(writeVariables(items, target, 'x', findings), 'text', source, context);
    const comments = [
      ...read.flatMap((item) => (item.kind === 'comment' ? [item.text] : [])),
      ...findings.problems.flatMap(({ code, name }) => (code === 'comment-dropped' ? [name] : [])),
    ];
    expect(comments).toEqual(['first', 'last']);
  });
});

test.each<Target & KnownSource>(['ini', 'docker-flags'])('%s keeps every name, or lists it', async (target) => {
  const parts = fc.constantFrom('a', 'B', 'env', 'Default', '.', '=', ':', ' ', '[', ']', '#', ';', '%', '\n', '-');
  const oddNames = fc.array(parts, { maxLength: 5 }).map((all) => all.join(''));
  let kept = 0;
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(oddNames, { minLength: 1, maxLength: 4 }), async (all) => {
      const pairs = all.map((name, index) => [name, String(index)] as const);
      const findings = new Findings();
      const read = await pairsIn(writeVariables(itemsOf(pairs), target, '', findings), target);
      const omitted = new Set(findings.problems.map(({ name }) => name));
      expect(Object.fromEntries(read)).toEqual(Object.fromEntries(pairs.filter(([name]) => !omitted.has(name))));
      kept += read.length;
    }),
  );
  expect(kept).toBeGreaterThan(0);
});

test('lists a line that programs read differently, and no other', async () => {
  const text = 'SAME=1\nHASH=a#b\nSPACE=a b\nexport SHELL_ONLY=1\nQUOTED="x" # c\nLITERAL=\'$A\'\n';
  const { differences } = await convertVariables({ text, from: 'auto', to: 'json', objectName: '' }, context);
  expect(differences).toEqual([
    { line: 2, name: 'HASH', dotenv: 'a', compose: 'a#b', bash: 'a#b', systemd: 'a#b', docker: 'a#b' },
    { line: 3, name: 'SPACE', dotenv: 'a b', compose: 'a b', bash: null, systemd: 'a b', docker: 'a b' },
    { line: 4, name: 'SHELL_ONLY', dotenv: '1', compose: '1', bash: '1', systemd: null, docker: null },
    { line: 5, name: 'QUOTED', dotenv: 'x', compose: 'x', bash: 'x', systemd: 'x# c', docker: '"x" # c' },
    { line: 6, name: 'LITERAL', dotenv: '$A', compose: '$A', bash: '$A', systemd: '$A', docker: "'$A'" },
  ]);
});

test('a comparison contains no value unless requested', async () => {
  const input = {
    first: 'A=s3cret1\nB=same\nC=\n',
    second: '{"A": "s3cret2", "B": "same", "D": "s3cret3"}',
    firstFormat: 'auto',
    secondFormat: 'auto',
  } as const;
  const masked = await compareVariables({ ...input, showValues: false }, context);
  expect(JSON.stringify(masked)).not.toMatch(/s3cret|"first":"same"/u);
  expect(masked).toMatchObject({ changed: 1, removed: 1, added: 1, same: 1 });
  const { comparison } = await compareVariables({ ...input, showValues: true }, context);
  expect(comparison).toEqual([
    { name: 'A', status: 'changed', first: 's3cret1', second: 's3cret2' },
    { name: 'C', status: 'removed', first: '', second: '' },
    { name: 'D', status: 'added', first: '', second: 's3cret3' },
    { name: 'B', status: 'same', first: 'same', second: 'same' },
  ]);
});

test('a comparison lists what it did not read, without values unless requested', async () => {
  const input = { first: 'A=1\nB="s3cret\n', second: '# none\n', firstFormat: 'auto', secondFormat: 'auto' } as const;
  const { unread, removed } = await compareVariables({ ...input, firstFormat: 'bash', showValues: false }, context);
  expect([unread, removed]).toEqual([[{ file: 'first-file', code: 'unclosed-quote', name: '***', line: 2 }], 1]);
  const shown = await compareVariables(
    { ...input, first: 'A=1\ns3cret', second: 'A=${B}', firstFormat: 'systemd', secondFormat: 'compose', showValues: true },
    context,
  );
  expect(shown.unread).toEqual([
    { file: 'first-file', code: 'not-a-variable', name: 's3cret', line: 2 },
    { file: 'second-file', code: 'unset-variable', name: 'B', line: 1 },
  ]);
});

test.each([
  ['no variables', 'A=1', 'second'],
  ['A=1', 'no variables', 'second'],
  ['{}', '', 'first'],
])('a comparison of %j and %j finds no variables', async (first, second, field) => {
  const input = { first, second, firstFormat: 'auto', secondFormat: 'auto', showValues: false } as const;
  const expected = { code: 'no-variables', field: first.startsWith('no') ? 'first' : field };
  await expect(compareVariables(input, context)).rejects.toMatchObject(expected);
  const blank = await compareVariables({ ...input, first: ' \n', second: '# comment' }, context);
  expect(blank).toMatchObject({ comparison: [], unread: [] });
});

const named = (objectName: string) => convertVariables({ text: 'A=1', from: 'dotenv', to: 'secret', objectName }, context);

test('names of Kubernetes objects are subdomains', async () => {
  for (const name of ['a', '1', 'a-b.c9', `${'a'.repeat(63)}.b`]) expect((await named(name)).converted).toContain(name);
  for (const name of ['', 'My Config', 'A', '-a', 'a-', 'a..b', '.a', 'a_b', 'é', 'a'.repeat(254)])
    await expect(named(name), name).rejects.toMatchObject({ code: 'invalid-object-name', field: 'objectName' });
});

test.each([
  ['A=~/data', ['~']],
  ['A=~', ['~']],
  ['A=/x:~ada/y', ['~']],
  ['export A="x":~', ['~']],
  [String.raw`A=a~ B=\~ C='~' D="~" E=a\ :b`, []],
  ['A=1; B=2:x~', []],
])('the home folders of %s', (script, expected) => {
  expect(readBash(script).problems.map(({ name }) => name)).toEqual(expected);
});

test('bash sets nothing on a line with a quote that is not closed', () => {
  expect(readBash('A=1\nB=2; C="x\nD=3').items.map((item) => isVariable(item) && item.name)).toEqual(['A']);
});

test('a variable that is exported after it is set comes from the script', () => {
  expect(readBash('A=1\nexport A B').problems).toEqual([{ code: 'from-environment', name: 'B', at: 13 }]);
});

test.each([
  ['docker run -e A=1 alpine sh -e x', ['A=1']],
  ['docker run -it --rm -eB=2 -ite C=3 --name x -p 80:80 -e=D=4 --init=true --env E=5 nginx -e F=6', ['B=2', 'C=3', 'D=4', 'E=5']],
  ['sudo docker --context e container run -e A=1 x\ndocker exec -ti -e B=2 x -e C=3', ['A=1', 'B=2']],
  ['-e A=1 \\\n  --env=B=2\n-e C=3 image -e D=4', ['A=1', 'B=2', 'C=3']],
  ['docker ps -e A=1; echo -e B=2', []],
])('the options of %j', async (text, expected) => {
  expect((await pairsIn(text, 'docker-flags')).map((pair) => pair.join('='))).toEqual(expected);
});

test.each([
  ['{"A": 1}', 'json'],
  ['A: 1\nB: x=y\n', 'yaml'],
  ['apiVersion: v1\nkind: Secret\ndata:\n  A: YQ==\n', 'yaml'],
  ['[server]\nport=80\n', 'ini'],
  ['server.port=80\nserver.host=x\n', 'properties'],
  ['export A=1\n', 'bash'],
  ['# c\nA=1\n', 'dotenv'],
  ['docker run -e A=1 nginx', 'docker-flags'],
  ['-e A=1 -e B=2', 'docker-flags'],
] as const)('detects %j as %s', async (text, detected) => {
  expect((await convertVariables({ text, from: 'auto', to: 'json', objectName: '' }, context)).detected).toBe(detected);
});

test.each<[KnownSource, string]>([
  ['systemd', 'x\n'],
  ['properties', '# a\\\n'],
  ['properties', 'a\\\n'],
  ['ini', ' a\n'],
  ['compose', 'A=${A:-\n'],
])('reads as %s many lines %j', async (source, line) => {
  const time = startProcessorTime();
  await readVariables(`A=1\n${line.repeat(2 ** 17)}`, 'text', source, context);
  expect(time()).toBeLessThan(1500);
});

test('refuses variables of Compose that are nested too deeply', async () => {
  const { items, problems } = await readVariables(`A=${'${A:-'.repeat(2 ** 16)}${'}'.repeat(2 ** 16)}`, 'text', 'compose', context);
  expect([items, problems]).toEqual([[], [{ code: 'invalid-interpolation', name: 'A', at: 0 }]]);
});

test.each(dialects)('reading as %s is linear', { tags: ['slow'] }, async (dialect) => {
  const time = startProcessorTime();
  for (const line of ['A=1\n', "A='x\n", 'A="\\"\n', '# c\n', 'A=${A}b # c\n', 'A=\\\n', 'A=`x\n']) {
    // Values that grow with each line would be quadratic in every program.
    const text = line.includes('${A}') ? line.replace('${A}', '${B}').repeat(2 ** 16) : line.repeat(2 ** 16);
    await readVariables(text, 'text', dialect satisfies Dialect, context);
  }
  expect(time()).toBeLessThan(15_000);
});

const hex = (text: string): string => Buffer.from(text).toString('hex');

describe('programs', { tags: ['slow'] }, () => {
  const lines = fc.array(
    fc.oneof(
      fc.tuple(fc.constantFrom('A', 'B', 'C_1', 'export A'), values).map(([name, value]) => `${name}="${value.replaceAll(/["\\`\r]/gu, '')}"`),
      fc.tuple(fc.constantFrom('A', 'B'), values).map(([name, value]) => `${name}='${value.replaceAll(/['\r]/gu, '')}'`),
      fc.tuple(fc.constantFrom('A', 'B'), fc.stringMatching(/^[\w#${}:.~-]{0,6}$/u)).map(([name, value]) => `${name}=${value}`),
      fc.constant('# comment'),
    ),
    { minLength: 1, maxLength: 4 },
  );

  test('bash sets the same variables', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'env-'));
    const scripts = fc.sample(lines, 200).map((all) => `${all.join('\n')}\n`);
    for (const [index, script] of scripts.entries()) writeFileSync(path.join(folder, String(index)), script);
    const loop = `for i in $(seq 0 ${scripts.length - 1}); do env -i /bin/bash --norc -c 'set -a; . ./'$i' 2>/dev/null; /usr/bin/env -0' </dev/null 2>/dev/null; printf '\\1'; done`;
    const answers = execFileSync('bash', ['--norc', '-c', loop], { cwd: folder, encoding: 'utf8', env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8' } }).split(
      '\x01',
    );
    rmSync(folder, { recursive: true });
    let compared = 0;
    for (const [index, script] of scripts.entries()) {
      const findings = readBash(script);
      // A word that bash evaluates, or a script that it rejects.
      if (
        findings.problems.some(({ code }) => code === 'not-evaluated' || code === 'unclosed-quote') ||
        script.includes('${}') ||
        /\$\{[^}]*[^\w}][^}]*\}|\$\{[^}]*$/u.test(script)
      )
        continue;
      compared++;
      const set = (answers[index] ?? '').split('\0').filter((pair) => /^(?:A|B|C_1)=/u.test(pair));
      expect([script, Object.fromEntries(set.map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]))]).toEqual([
        script,
        Object.fromEntries(findings.items.filter(isVariable).map(({ name, value }) => [name, value])),
      ]);
    }
    expect(compared).toBeGreaterThan(50);
  });

  test('configparser of Python reads the same values', async () => {
    const program = `
import configparser, json, sys
def read(text):
    parser = configparser.RawConfigParser(strict=False)
    parser.optionxform = str
    parser.read_string(text)
    return dict(parser['env'])
print(json.dumps([read(text) for text in json.load(sys.stdin)]))`;
    const written = fc.sample(variables, 200).map((pairs) => {
      const findings = new Findings();
      const text = writeVariables(itemsOf(pairs), 'ini', '', findings);
      return text === '' ? '[env]\n' : text;
    });
    const answers = JSON.parse(execFileSync('python3', ['-c', program], { input: JSON.stringify(written), encoding: 'utf8' })) as Record<string, string>[];
    for (const [index, text] of written.entries()) expect(answers[index]).toEqual(Object.fromEntries(await pairsIn(text, 'ini')));
  });

  test('java.util.Properties reads the same values', { timeout: 60_000 }, async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'properties-'));
    const program = `
import java.io.*; import java.nio.charset.StandardCharsets; import java.nio.file.*; import java.util.*;
class Read { public static void main(String[] a) throws Exception {
  Encoder e = new Encoder();
  for (int i = 0; Files.exists(Path.of(String.valueOf(i))); i++) {
    Properties p = new Properties();
    p.load(new StringReader(Files.readString(Path.of(String.valueOf(i)))));
    StringBuilder line = new StringBuilder();
    for (String name : new TreeSet<>(p.stringPropertyNames())) line.append(e.hex(name)).append('=').append(e.hex(p.getProperty(name))).append(' ');
    System.out.println(line.toString().trim());
  }
} static class Encoder { String hex(String s) { return HexFormat.of().formatHex(s.getBytes(StandardCharsets.UTF_8)); } } }`;
    const typed = fc.string({ unit: fc.constantFrom(...'abAB=: #!\\\t\n\fé', '\\n', '\\u00e9', '\\\n '), maxLength: 20 });
    const texts = [...fc.sample(typed, 200), ...fc.sample(variables, 100).map((pairs) => writeVariables(itemsOf(pairs), 'properties', '', new Findings()))];
    for (const [index, text] of texts.entries()) writeFileSync(path.join(folder, String(index)), text);
    writeFileSync(path.join(folder, 'Read.java'), program);
    const answers = execFileSync('java', ['Read.java'], { cwd: folder, encoding: 'utf8' }).split('\n');
    rmSync(folder, { recursive: true });
    for (const [index, text] of texts.entries()) {
      const pairs = new Map(await pairsIn(text, 'properties'));
      const lines = [...pairs].map(([name, value]) => `${hex(name)}=${hex(value)}`).toSorted();
      expect([text, (answers[index] ?? '').split(' ').toSorted().join(' ')]).toEqual([text, lines.join(' ')]);
    }
  });
});

test('parseEnv of Node.js reads what is written for dotenv', () => {
  fc.assert(
    // Node.js has no escape for CR.
    fc.property(variables, (all) => {
      const pairs = all.map(([name, value]) => [name, value.replaceAll('\r', '')] as const);
      const findings = new Findings();
      const text = writeVariables(itemsOf(pairs), 'dotenv', '', findings);
      const omitted = new Set(findings.problems.map(({ name }) => name));
      expect(parseEnv(text)).toEqual(Object.fromEntries(pairs.filter(([name]) => !omitted.has(name))));
    }),
  );
});
