import { readFileSync } from 'node:fs';
import { Validator } from '@cfworker/json-schema';
import type { Schema } from '@cfworker/json-schema';
import type { Arbitrary } from 'fast-check';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { formatCommand, quoteWord } from '../../lib/shell-words/quote.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { toJson } from './compose-value.ts';
import { composeToRun } from './compose-to-run.ts';
import { runToCompose } from './run-to-compose.ts';
import { toCompose as toComposeFields } from './fields.ts';
import { flags } from './flags.ts';
import { toComposeFile } from './to-compose.ts';

// The JSON Schema of the Compose specification, from a linter whose package exports only code.
const schema: Schema = JSON.parse(readFileSync('node_modules/dclint/schemas/compose.schema.json', 'utf8'));
const validator = new Validator(schema, '7');
const context = createContext();

const toCompose = async (command: string) => runToCompose({ command, indent: 2 }, context);
const toRun = async (compose: string, lineBreaks = true) => composeToRun({ compose, lineBreaks }, context);

const word = fc.stringMatching(/^[a-z][a-z0-9_.-]{1,8}$/u);
const image = fc.stringMatching(/^[a-z]{1,6}(?:[._-][a-z0-9]{1,4})?(?::[a-z0-9]{1,4})?$/u);
const text = fc.oneof(word, fc.string({ minLength: 1, unit: fc.constantFrom(...'ab1:=/$"\'\\`{}# %é', 'yes', '22:22', '0777') }));
const seconds = fc.nat(100).map((amount) => `${amount}s`);
const count = fc.nat(1000).map(String);
const size = fc.tuple(fc.nat(1000), fc.constantFrom('', 'b', 'k', 'm', 'g')).map(([amount, unit]) => `${amount}${unit}`);
const path = word.map((name) => `/srv/${name}`);
const pair = fc.tuple(word, text).map(([name, value]) => `${name}=${value}`);
const rate = fc.tuple(path, size).map(([device, amount]) => `${device}:${amount}`);

/** Values that Docker accepts, by option; any text for the others. */
const values: Readonly<Record<string, Arbitrary<string>>> = {
  name: word,
  pull: fc.constantFrom('always', 'missing', 'never'),
  entrypoint: fc.oneof(text, fc.constant('')),
  env: fc.oneof(pair, word),
  label: fc.oneof(pair, word),
  annotation: pair,
  publish: fc.tuple(count, count).map(([host, target]) => `${host}:${target}`),
  volume: fc.oneof(
    fc.tuple(word, path).map((parts) => parts.join(':')),
    fc.tuple(path, path).map((parts) => `.${parts.join(':')}:ro`),
    path,
  ),
  mount: fc
    .tuple(
      fc.constantFrom('type=bind,', 'type=volume,', ''),
      path,
      path,
      fc.constantFrom('', ',readonly', ',bind-propagation=rslave', ',volume-nocopy', ',consistency=cached'),
    )
    .map(([type, source, target, rest]) => `${type}source=${source},target=${target}${rest}`),
  'volumes-from': fc.tuple(word, fc.constantFrom('', ':ro')).map((parts) => parts.join('')),
  network: fc.oneof(
    word,
    fc.tuple(word, word).map(([name, alias]) => `name=${name},alias=${alias},ip=10.0.0.2`),
  ),
  'network-alias': word,
  gpus: fc.constantFrom('all', '2', 'device=0', '"device=0,GPU-1"', 'all,capabilities=utility'),
  cpus: fc.constantFrom('1', '1.5', '0.25'),
  'cpu-percent': fc.nat(100).map(String),
  'memory-swappiness': fc.nat(100).map(String),
  'oom-score-adj': fc.integer({ min: -1000, max: 1000 }).map(String),
  ulimit: fc.constantFrom('nofile=1024:2048', 'nproc=65535', 'core=-1'),
  sysctl: pair,
  'storage-opt': pair,
  'blkio-weight': count,
  'blkio-weight-device': fc.tuple(path, count).map((parts) => parts.join(':')),
  'device-read-bps': rate,
  'device-read-iops': fc.tuple(path, count).map((parts) => parts.join(':')),
  'device-write-bps': rate,
  'device-write-iops': fc.tuple(path, count).map((parts) => parts.join(':')),
  cgroupns: fc.constantFrom('host', 'private'),
  'log-opt': pair,
  'health-interval': seconds,
  'stop-timeout': fc.nat(1000).map(String),
  'add-host': word.map((name) => `${name}:10.0.0.1`),
  memory: size,
  'memory-reservation': size,
  'memory-swap': fc.oneof(size, fc.constant('-1')),
  'shm-size': size,
  'health-timeout': seconds,
  'health-start-period': seconds,
  'health-start-interval': seconds,
};
const NEED_NETWORK = ['network-alias', 'ip', 'ip6', 'link-local-ip'];
// Docker rejects the combination of these two.
const translated = flags.filter(({ kind, name }) => kind !== 'drop' && kind !== 'drop-flag' && name !== 'no-healthcheck' && !NEED_NETWORK.includes(name));

const optionWords = ({ name, short, kind }: (typeof flags)[number]): Arbitrary<string[]> => {
  if (kind === 'flag' || kind === 'drop-flag') return fc.constantFrom([`--${name}`], [`--${name}=false`], ...(short === undefined ? [] : [[`-${short}`]]));
  const value = values[name] ?? (kind === 'count' ? count : text);
  const forms = [value.map((given) => [`--${name}`, given]), value.map((given) => [`--${name}=${given}`])];
  const shortForms = short === undefined ? [] : [value.map((given) => [`-${short}`, given])];
  return fc.oneof(...forms, ...shortForms);
};

const commandOf = (from: readonly (typeof flags)[number][]): Arbitrary<string> =>
  fc
    .tuple(word, fc.array(fc.constantFrom(...from).chain(optionWords), { maxLength: 12 }), image, fc.array(text, { maxLength: 3 }))
    .map(([name, options, reference, rest]) => formatCommand(['docker', 'run', '--name', name, ...options.flat(), reference, ...rest]));

test('converts every command to a valid Compose file, which YAML 1.1 and 1.2 read the same way', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(commandOf(flags), { minLength: 1, maxLength: 3 }), async (commands) => {
      const { compose, document } = await toCompose(commands.join('\n'));
      expect(validator.validate(document).errors).toEqual([]);
      for (const version of ['1.1', '1.2'] as const) expect(parse(compose, { version })).toEqual(document);
    }),
    { numRuns: runs(3000) },
  );
});

/** Options are in the order of the table, so `--volume` before `--mount`. */
const withVolumesFirst = (document: unknown): unknown =>
  JSON.parse(JSON.stringify(document), (key, value: unknown) =>
    key === 'volumes' && Array.isArray(value) ? value.toSorted((a, b) => Number(typeof a !== 'string') - Number(typeof b !== 'string')) : value,
  );

test('round-trips a Compose file through a command unchanged', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(commandOf(translated), async (command) => {
      const there = await toCompose(command);
      expect(there.untranslated).toEqual([]);
      const back = await toRun(there.compose);
      expect(back.untranslated).toEqual([]);
      const again = await toCompose(back.commands);
      expect(withVolumesFirst(again.document)).toEqual(withVolumesFirst(there.document));
      expect(again.untranslated).toEqual([{ service: expect.any(String), flag: '--detach', value: '', reason: 'use-compose-command' }]);
    }),
    { numRuns: runs(3000) },
  );
});

test('converts each option of the table in both directions, or lists it', async () => {
  for (const flag of flags) {
    const [words = []] = fc.sample(optionWords(flag), 1);
    const needed = NEED_NETWORK.includes(flag.name) ? ['--network', 'mine'] : [];
    const { compose, document, untranslated } = await toCompose(formatCommand(['docker', 'run', ...needed, ...words, 'image']));
    const dropped = flag.kind === 'drop' || flag.kind === 'drop-flag';
    expect(
      untranslated.map((row) => row.flag),
      flag.name,
    ).toEqual(dropped ? [`--${flag.name}`] : []);
    expect(validator.validate(document).errors, flag.name).toEqual([]);
    const { commands, untranslated: lost } = await toRun(compose);
    expect(lost, flag.name).toEqual([]);
    if (!dropped) expect(commands).toContain(` --${flag.name}`);
  }
});

test('has every option of docker run 28 in the table, without duplicates', () => {
  expect(flags).toHaveLength(103);
  expect(new Set(flags.map(({ name }) => name)).size).toBe(103);
  const letters = flags.flatMap(({ short }) => (short === undefined ? [] : [short]));
  expect(letters.toSorted().join('')).toBe('Pacdehilmpqtuvw');
});

const shellLike = fc.string({
  unit: fc.constantFrom(
    'docker run ',
    ' -',
    '--',
    'e',
    'v',
    'p',
    '=',
    ':',
    ',',
    '$',
    '${A',
    '}',
    '(',
    ')',
    '`',
    '"',
    "'",
    '\\',
    '\n',
    ' ',
    ';',
    '#',
    'name',
    'mount',
    'gpus',
    'type',
  ),
});

test('converts or rejects any text', async () => {
  await fc.assert(
    fc.asyncProperty(fc.oneof(shellLike, fc.string({ unit: anyCharacter })), async (garbage) => {
      for (const script of [garbage, `docker run --mount ${garbage}`, `docker run x ${garbage}`]) {
        expect(toComposeErrors).toContain(await toCompose(script).then(() => 'missing-image', codeOf));
      }
    }),
  );
});

const toComposeErrors: readonly string[] = toComposeFields.errors;

const codeOf = (error: unknown): string => {
  if (error instanceof InputError) return error.code;
  throw error;
};

const anyService = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.constantFrom(null, true, 1, 0.5, '', 'a', '$$', '${A:-b c}', 'a:b', '1m30s'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(fc.constantFrom('source', 'type', 'count', 'path', 'name', 'test', 'x-a', 'size', 'mode'), tie('value'), { maxKeys: 3 }),
  ),
})).value;

test('converts any service to a command that a shell can run, apart from invalid images', { tags: ['slow'] }, async () => {
  const keys = [...new Set(flags.flatMap(({ kind, key }) => (kind === 'drop' || kind === 'drop-flag' ? [] : [key.split('.')[0] ?? ''])))];
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...keys, 'build', 'command', 'image', 'gpus'), anyService), async (service) => {
      const { commands } = await toRun(JSON.stringify({ services: { web: service } }));
      expect(commands).toMatch(/^docker run --detach \\\n/u);
      // Random images can be invalid. Everything else is a command that a shell can run.
      expect(await toCompose(commands).then(() => 'invalid-image', codeOf)).toBe('invalid-image');
    }),
    { numRuns: runs(300) },
  );
});

const documentOf = (command: string): unknown => toJson(toComposeFile(command).file);
const serviceOf = (options: string): unknown => {
  const { file } = toComposeFile(`docker run ${options} a`);
  const services = file.get('services');
  const service = services instanceof Map ? services.get('a') : undefined;
  if (service instanceof Map) service.delete('image');
  return toJson(service ?? null);
};

test.each([
  ['-e A=$B', { environment: { A: '${B}' } }],
  ["-e 'A=$B'", { environment: { A: '$$B' } }],
  ['-e "A=\\$B"', { environment: { A: '$$B' } }],
  ['-e A=${B:-"c d"}', { environment: { A: '${B:-c d}' } }],
  ['-e A=${B:=c}', { environment: { A: '${B:-c}' } }],
  ['-e A=${B%.*}', { environment: { A: '$${B%.*}' } }],
  ['-e A=$(date)', { environment: { A: '$$(date)' } }],
  ['-e A=$(pwd)/b', { environment: { A: '${PWD}/b' } }],
  ['-v `pwd`:/b', { volumes: ['.:/b'] }],
  ['-v ${PWD}/x:/b', { volumes: ['./x:/b'] }],
  ['-v ${PWD}x:/b', { volumes: ['${PWD}x:/b'] }],
  ['-v ${DATA:-/srv}:/b', { volumes: ['${DATA:-/srv}:/b'] }],
  ['-v C:/x:/b', { volumes: ['C:/x:/b'] }],
  ['-v /b', { volumes: ['/b'] }],
  ['--mount type=bind,src=$PWD/x,dst=/b,ro', { volumes: [{ type: 'bind', source: './x', target: '/b', read_only: true }] }],
  ['--mount type=tmpfs,dst=/b,tmpfs-size=64m,tmpfs-mode=1777', { volumes: [{ type: 'tmpfs', target: '/b', tmpfs: { size: '64m', mode: 1023 } }] }],
  ['-it=false', { stdin_open: true, tty: false }],
  ['--init=1 --init=f', { init: false }],
  ['-u=1000 -w/srv', { user: '1000', working_dir: '/srv' }],
  ['--net host', { network_mode: 'host' }],
  ['--network default', {}],
  ['--cpus 1.50 --memory-swap -1', { cpus: 1.5, memswap_limit: '-1' }],
  ['--entrypoint ""', { entrypoint: [] }],
  ['--health-cmd "curl -f http://a" --health-retries 3', { healthcheck: { test: ['CMD-SHELL', 'curl -f http://a'], retries: 3 } }],
  ['--gpus \'"device=0,2"\'', { deploy: { resources: { reservations: { devices: [{ driver: 'nvidia', device_ids: ['0', '2'], capabilities: ['gpu'] }] } } } }],
  ['--device-read-bps /dev/sda:1mb', { blkio_config: { device_read_bps: [{ path: '/dev/sda', rate: '1mb' }] } }],
])('converts %s to %j', (options, service) => {
  expect(serviceOf(options)).toEqual(service);
});

test.each([
  '$ docker run a',
  '# docker run a',
  '> docker run a',
  'user@host:~$ sudo -E docker container run a',
  'PS C:\\x> docker run a',
  'A=b sudo podman create a',
  'docker run -- a',
  'docker run \\\n a # so',
  'docker run ^\r\n a',
  'docker run `\n a',
])('finds the container in %j', (command) => {
  expect(documentOf(command)).toEqual({ services: { a: { image: 'a' } } });
});

test.each<[string, unknown, readonly string[]]>([
  ['docker run -v %cd%\\x:/x ^\r\n a', { volumes: ['.\\x:/x'] }, ['windows-path']],
  ['C:\\Users\\me>docker run -v "%USERPROFILE%\\my x":/x a', { volumes: ['${USERPROFILE}\\my x:/x'] }, ['shell-variable', 'windows-path']],
  ['PS C:\\a b> docker run -v "${PWD}:/x" a', { volumes: ['.:/x'] }, ['windows-path']],
  ['docker run -v "$(Get-Location):/x" a', { volumes: ['.:/x'] }, ['windows-path']],
  ["docker run `\n -e 'A=it''s' a", { environment: { A: "it's" } }, ['windows-path']],
  ['docker run `\n -e "A=`$b`"c" a', { environment: { A: '$$b"c' } }, ['windows-path']],
  ['docker run ^\n -e A=$B^&c a', { environment: { A: '$$B&c' } }, ['windows-path']],
  ['docker run ^\n -e A="b ""c\\"" a', { environment: { A: 'b "c"' } }, ['windows-path']],
  ['docker run -vC:\\x:/x a', { volumes: ['C:\\x:/x'] }, ['windows-path']],
  ['docker run --volume=D:\\x\\y:/x:ro a', { volumes: ['D:\\x\\y:/x:ro'] }, ['windows-path']],
  ['docker run -v .\\x:/x a', { volumes: ['.\\x:/x'] }, ['windows-path']],
  ['docker run -v \\\\host\\x:/x a', { volumes: ['\\\\host\\x:/x'] }, ['windows-path']],
  ['docker run -v "C:\\b c:/x" a', { volumes: ['C:\\b c:/x'] }, []],
  ['docker run -v C:\\\\b:/x a', { volumes: ['C:\\b:/x'] }, []],
  ['docker run -e A=%H%M a', { environment: { A: '%H%M' } }, []],
  ['docker run ` -e A=b ` a', { environment: { A: 'b' } }, ['lost-line-break', 'windows-path']],
  ['docker run ^ -e A=b ^ a', { environment: { A: 'b' } }, ['lost-line-break', 'windows-path']],
  ['docker run \\ -e A=b\\ c a', { environment: { A: 'b c' } }, ['lost-line-break']],
  ['docker run –e A=b —init –it a', { environment: { A: 'b' }, init: true, stdin_open: true, tty: true }, ['typographic-characters']],
  ['docker run ––env=A=b a', { environment: { A: 'b' } }, ['typographic-characters']],
  ['docker run -e “A=b c” a', { environment: { A: 'b c' } }, ['typographic-characters']],
  ['docker run -e A=‘b c’ a', { environment: { A: 'b c' } }, ['typographic-characters']],
  ['docker run -e "A=“b”" a', { environment: { A: '“b”' } }, []],
  ['docker\u{a0}run\u{a0}-e A=b a', { environment: { A: 'b' } }, ['typographic-characters']],
])('repairs %s, with a note', (command, service, notes) => {
  const { file, notes: found } = toComposeFile(command);
  expect(toJson(file)).toMatchObject({ services: { a: { image: 'a', ...(typeof service === 'object' && service) } } });
  expect(found).toEqual(notes);
});

test.each<[string, readonly (readonly [flag: string, value: string, reason: string])[]]>([
  [
    'docker run a b > c 2>&1',
    [
      ['>', 'c', 'belongs-to-shell'],
      ['2>&1', '', 'belongs-to-shell'],
    ],
  ],
  [
    'docker run a b >> "c d" < e',
    [
      ['>>', 'c d', 'belongs-to-shell'],
      ['<', 'e', 'belongs-to-shell'],
    ],
  ],
  ['docker run a &> b', [['&>', 'b', 'belongs-to-shell']]],
  ['docker run a b <<E\n> docker run x\nE\n', [['<<', 'E', 'belongs-to-shell']]],
  ['docker run a | tee b', [['|', 'tee b', 'belongs-to-shell']]],
  ['cat b | docker run a', [['cat', 'b', 'other-command']]],
  ['A=b docker run a', [['A', 'b', 'belongs-to-shell']]],
  [
    'docker pull a; docker run a || echo b',
    [
      ['docker pull', 'a', 'other-command'],
      ['echo', 'b', 'other-command'],
    ],
  ],
  [
    'docker --host=b -l debug run a',
    [
      ['--host', 'b', 'use-compose-command'],
      ['-l', 'debug', 'use-compose-command'],
    ],
  ],
  ['sudo -E -u b --group c docker.exe run a', []],
  ['sudo --user=b -- /usr/bin/docker container run a', []],
  ['winpty docker run a', []],
  ['time nohup env B=c docker run a &', [['B', 'c', 'belongs-to-shell']]],
  ['(base) b@c:~$ docker run a', []],
  ['[root@b ~]# docker run a', []],
  ['# docker pull a\ndocker run a', []],
])('finds the container in %s, and lists the rest', (command, rows) => {
  const { file, untranslated } = toComposeFile(command);
  const services = file.get('services');
  expect(services instanceof Map && [...services.keys()]).toEqual(['a']);
  expect(untranslated.map(({ flag, value, reason }) => [flag, value, reason])).toEqual(rows);
});

// From github.com/docker/go-units and Go's strconv. Each of these makes `docker run` fail.
test.each([
  '--ulimit nofile',
  '--ulimit nofile=a',
  '--ulimit nofile=1:2:3',
  '--ulimit nofile=2:1',
  '--ulimit files=1',
  '--cpu-shares a',
  '--cpus many',
  '--memory 12q',
  '--health-interval 5',
  '--init=maybe',
  '--stop-timeout soon',
  '--blkio-weight-device /dev/sda',
  '--device-read-bps /dev/sda:x',
  '--mount type=tmpfs,dst=/t,tmpfs-mode=999',
  '--mount type=tmpfs,dst=/t,tmpfs-size=x',
  '--mount type=other,dst=/t',
])('lists %s as invalid', (option) => {
  expect(toComposeFile(`docker run ${option} a`).untranslated.map(({ reason }) => reason)).toEqual(['invalid-value']);
});

test.each([
  ['--cpu-shares 0x10', { cpu_shares: 16 }],
  ['--cpu-shares 010', { cpu_shares: 8 }],
  ['--cpus 1e-1', { cpus: 0.1 }],
  ['--cpus $N', { cpus: '${N}' }],
  ['--ulimit core=-1', { ulimits: { core: -1 } }],
  ['--ulimit nofile=1:-1', { ulimits: { nofile: { soft: 1, hard: -1 } } }],
  ['--mount type=tmpfs,dst=/t,tmpfs-mode=0755', { volumes: [{ type: 'tmpfs', target: '/t', tmpfs: { mode: 0o755 } }] }],
])('converts %s to the type that Compose expects: %j', (options, service) => {
  expect(serviceOf(options)).toEqual(service);
});

// Test cases of github.com/distribution/reference, reference_test.go and normalize_test.go.
test.each<[string, boolean]>([
  ['test_com', true],
  ['test.com:tag', true],
  ['test.com:5000/repo:tag', true],
  [`test:5000/repo@sha256:${'f'.repeat(64)}`, true],
  [`test:5000/repo:tag@sha256:${'f'.repeat(64)}`, true],
  ['lowercase:Uppercase', true],
  ['sub-dom1.foo.com/bar/baz/quux:some-long-tag', true],
  ['b.gcr.io/test.example.com/my-app', true],
  ['xn--n3h.com/myimage:xn--n3h.com', true],
  ['[2001:db8::1]:5000/repo', true],
  ['aa/asdf$$^/aa', false],
  ['-foo/bar', false],
  ['foo/bar-', false],
  ['foo//bar', false],
  ['foo..bar', false],
  ['foo___bar', false],
  ['Uppercase:tag', false],
  ['test:5000/Uppercase/lowercase:tag', false],
  ['repo@sha256:ffffffffffffffffffffffffffffffffff34', true],
  ['repo@sha256:ffff', false],
  [`${'a/'.repeat(128)}a:tag`, false],
  ['a:$TAG', true],
  ['$REGISTRY/a@$DIGEST', true],
  ['a@v', false],
])('checks whether %s is an image reference: %s', (image, valid) => {
  const answer = codeOfRun(`docker run -- ${image.includes('$$') ? quoteWord(image) : image}`);
  expect(answer).toBe(valid ? undefined : 'invalid-image');
});

function codeOfRun(command: string): string | undefined {
  try {
    toComposeFile(command);
    return undefined;
  } catch (error) {
    return codeOf(error);
  }
}

test('numbers services of the same name, which share networks and volumes', () => {
  expect(documentOf(`docker run --network n -v v:/v r.io:5000/a/b:1 && docker run --network n -v v:/w b@sha256:${'0'.repeat(64)}`)).toEqual({
    services: {
      b: { image: 'r.io:5000/a/b:1', volumes: ['v:/v'], networks: ['n'] },
      'b-2': { image: `b@sha256:${'0'.repeat(64)}`, volumes: ['v:/w'], networks: ['n'] },
    },
    networks: { n: { name: 'n', external: true } },
    volumes: { v: { name: 'v' } },
  });
});

test('lists unsupported settings with their values', () => {
  const { untranslated } = toComposeFile(
    'docker run --ip 10.0.0.1 -Zx=1 --frob=2 --cidfile "a $b" -P --pull=sometimes --mount type=volume,dst=/a,volume-driver=c a',
  );
  const rows = untranslated.map(({ flag, value, reason }) => [flag, value, reason]);
  expect(rows).toEqual([
    ['-Z', '', 'unknown-flag'],
    ['-x', '1', 'unknown-flag'],
    ['--frob', '2', 'unknown-flag'],
    ['--cidfile', 'a ${b}', 'no-compose-equivalent'],
    ['--publish-all', '', 'no-compose-equivalent'],
    ['--pull', 'sometimes', 'invalid-value'],
    ['--mount', 'volume-driver=c', 'no-compose-equivalent'],
    ['--ip', '10.0.0.1', 'needs-a-network'],
  ]);
});

test('reports the position of an error', async () => {
  await expect(toCompose('\ndocker ps')).rejects.toMatchObject({ code: 'not-a-docker-run-command', position: { line: 2, column: 1 } });
  await expect(toCompose('docker run\r\n\r\ndocker run "a')).rejects.toMatchObject({ code: 'unterminated-quote', position: { line: 3, column: 12 } });
});

const commandFor = async (service: string, rest = ''): Promise<string> =>
  (await toRun(`services:\n  a:\n    image: a\n${service.replaceAll(/^/gmu, '    ')}\n${rest}`, false)).commands;

test.each([
  ['command: sh -c "echo $$HOME"', String.raw`docker run --detach --name a a sh -c 'echo $HOME'`],
  ['command: ["echo", "${A:-b c}", "$$d"]', String.raw`docker run --detach --name a a echo "${'${A:-b c}'}" '$d'`],
  ['entrypoint: ["a", "b"]\ncommand: c', 'docker run --detach --name a --entrypoint a a b c'],
  ['entrypoint: []', "docker run --detach --name a --entrypoint '' a"],
  ['environment: [A, B=1]', 'docker run --detach --name a --env A --env B=1 a'],
  ['environment: {A: null, B: true, C: 1.10}', 'docker run --detach --name a --env A --env B=true --env C=1.10 a'],
  ['environment: {A: "x${B}`\\"$$"}', 'docker run --detach --name a --env "A=x${B}\\`\\"\\$" a'],
  [
    'ports: [80, {target: 80, published: 8080, host_ip: 127.0.0.1, protocol: udp}]',
    'docker run --detach --name a --publish 80 --publish 127.0.0.1:8080:80/udp a',
  ],
  ['volumes: ["~/x y:/z"]', "docker run --detach --name a --volume ~/'x y:/z' a"],
  ['volumes: [{type: tmpfs, target: /t, tmpfs: {mode: 0o1777}}]', 'docker run --detach --name a --mount type=tmpfs,target=/t,tmpfs-mode=1777 a'],
  [
    'volumes: [{type: tmpfs, target: /t, tmpfs: {mode: 0755, size: 64}}]',
    'docker run --detach --name a --mount type=tmpfs,target=/t,tmpfs-size=64,tmpfs-mode=755 a',
  ],
  ['stop_grace_period: 1m30s', 'docker run --detach --name a --stop-timeout 90 a'],
  ['healthcheck: {test: [CMD, curl, "a b"]}', `docker run --detach --name a --health-cmd 'curl '\\''a b'\\''' a`],
  ['healthcheck: {test: [NONE]}', 'docker run --detach --name a --no-healthcheck a'],
  ['deploy: {resources: {limits: {cpus: "0.5", memory: 1g, pids: 5}}}', 'docker run --detach --name a --cpus 0.5 --memory 1g --pids-limit 5 a'],
  ['gpus: all', 'docker run --detach --name a --gpus all a'],
  ['extra_hosts: {b: 10.0.0.1}', 'docker run --detach --name a --add-host b:10.0.0.1 a'],
  ['tty: false', 'docker run --detach --name a --tty=false a'],
  ['x-mine: 1\ninit: null', 'docker run --detach --name a a'],
])('converts %s to %s', async (service, command) => {
  expect(await commandFor(service)).toBe(command);
});

test('uses the Docker names of networks, volumes and containers', async () => {
  const service = 'networks: {n: {aliases: [b]}, m: {ipv4_address: 10.0.0.2}}\nvolumes: ["v:/v", {type: volume, source: v, target: /w}]\nvolumes_from: [b]';
  const rest = '  b:\n    image: b\n    container_name: bee\nnetworks: {n: {name: net}}\nvolumes: {v: {name: vol}}\n';
  expect((await commandFor(service, rest)).split('\n\n')[0]).toBe(
    'docker run --detach --name a --volume vol:/v --mount type=volume,source=vol,target=/w --volumes-from bee --network net --network name=m,ip=10.0.0.2 --network-alias b a',
  );
});

test('lists keys without an option in order, including nested ones', async () => {
  const compose =
    'services:\n  a:\n    secrets: [s]\n    deploy: {replicas: 2, resources: {limits: {cpus: 1}}}\n    ports: [[1]]\n    healthcheck: {x: 1}\nsecrets: {s: {file: f}}\nnetworks: {n: {driver: d}}\n';
  const { commands, untranslated } = await toRun(compose, false);
  expect(commands).toBe('docker run --detach --name a --cpus 1 a');
  expect(untranslated.map(({ service, key, reason }) => `${service} ${key} ${reason}`)).toEqual([
    'a secrets no-run-equivalent',
    'a deploy.replicas no-run-equivalent',
    'a ports no-run-equivalent',
    'a healthcheck.x no-run-equivalent',
    'a image no-image',
    ' secrets no-run-equivalent',
    ' networks.n.driver no-run-equivalent',
  ]);
});
