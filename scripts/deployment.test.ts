import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { parseAllDocuments, parse as parseYaml } from 'yaml';
import { CONTAINER_PORT } from '../src/hosting/ports.mjs';

const root = path.join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');

interface Instruction {
  readonly name: string;
  readonly text: string;
}

interface Stage {
  readonly name: string;
  readonly base: string;
  readonly instructions: readonly Instruction[];
}

/** Reads the stages of a Dockerfile. */
function readStages(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^#.*\n/gmu, '')
    .replaceAll(/\\\n/gu, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: { name: string; base: string; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = '', rest = ''] = /^([A-Z]+)\s+(.*)$/u.exec(line) ?? [];
    if (name === 'FROM') {
      const [, base = '', stage = ''] = /^(\S+) AS ([a-z]+)$/u.exec(rest) ?? [];
      stages.push({ name: stage, base, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, text: rest });
  }
  return stages;
}

const stages = readStages(read('Dockerfile'));
/** What people build. The last one is the default. */
const TARGETS = ['cli', 'site'];
const stageOf = (name: string): Stage => {
  const stage = stages.find((each) => each.name === name);
  if (!stage) throw new Error(`The Dockerfile has no stage ${name}`);
  return stage;
};
const textsOf = (stage: Stage, name: string): readonly string[] => stage.instructions.filter((each) => each.name === name).map(({ text }) => text);
/** The arguments of an instruction in its JSON form. */
const argumentsOf = (stage: Stage, name: string): readonly string[] => {
  const [, json = ''] = /(\[.*\])$/u.exec(textsOf(stage, name).at(-1) ?? '') ?? [];
  return JSON.parse(json) as readonly string[];
};

test('the Dockerfile has only known instructions, and every stage has a name', () => {
  const known = ['ARG', 'CMD', 'COPY', 'ENTRYPOINT', 'ENV', 'EXPOSE', 'HEALTHCHECK', 'LABEL', 'RUN', 'STOPSIGNAL', 'USER', 'WORKDIR'];
  expect(stages.map(({ name }) => name)).toEqual(['build', 'compressed', 'cli', 'site']);
  for (const { instructions } of stages) for (const { name } of instructions) expect(known).toContain(name);
});

test('each base is a stage above, or an image with the tag of a release', () => {
  for (const [index, { base }] of stages.entries())
    expect(stages.slice(0, index).some(({ name }) => name === base) || /^(?:node:\d+-bookworm-slim|debian:bookworm-slim)$/u.test(base), base).toBe(true);
});

test('each stage is a target, or used by one', () => {
  const used = new Set(TARGETS);
  for (const { name, base, instructions } of stages.toReversed()) {
    if (!used.has(name)) continue;
    used.add(base);
    for (const { text } of instructions) for (const [, from = ''] of text.matchAll(/--from=(\S+)/gu)) used.add(from);
  }
  expect(stages.filter(({ name }) => !used.has(name))).toEqual([]);
});

test('everything that is copied exists', () => {
  for (const stage of stages)
    for (const text of textsOf(stage, 'COPY')) {
      const [, from, rest = ''] = /^(?:--from=(\S+) )?(.*)$/u.exec(text) ?? [];
      const sources = rest.split(' ').slice(0, -1);
      expect(sources.length, text).toBeGreaterThan(0);
      // Another stage has built these, and which files they contain is checked with the build.
      if (from !== undefined) for (const source of sources) expect(['/penknife/dist', '/penknife/dist-cli'], text).toContain(source);
      else for (const source of sources) expect(existsSync(path.join(root, source)), `${source} in ${text}`).toBe(true);
    }
});

test.each(TARGETS)('the image %s runs as an unprivileged user, on the port of the containers, and is checked there', (name) => {
  const stage = stageOf(name);
  expect(['node', 'www-data']).toContain(textsOf(stage, 'USER').at(-1));
  const rights = stage.instructions.findIndex((each) => each.name === 'USER');
  expect(stage.instructions.slice(rights).map((each) => each.name)).not.toContain('RUN');
  expect(textsOf(stage, 'EXPOSE')).toEqual([String(CONTAINER_PORT)]);
  const [health = ''] = textsOf(stage, 'HEALTHCHECK');
  expect(health).toMatch(/^--interval=\d+s --timeout=\d+s CMD \[/u);
  expect(argumentsOf(stage, 'HEALTHCHECK').join(' ')).toContain(`127.0.0.1${name === 'cli' ? ':' : '/'}${CONTAINER_PORT}`);
  expect(textsOf(stage, 'LABEL').join(' ')).toContain('org.opencontainers.image.licenses="MIT"');
});

test('every package is installed without others, and without lists of packages', () => {
  for (const stage of stages)
    for (const text of textsOf(stage, 'RUN'))
      if (text.includes('apt-get install')) expect(text).toMatch(/--no-install-recommends .* && rm -rf \/var\/lib\/apt\/lists\/\*$/u);
});

test('the command line ends on SIGTERM, and by default serves the API to other devices', () => {
  const stage = stageOf('cli');
  const entry = argumentsOf(stage, 'ENTRYPOINT');
  expect(entry.slice(0, 3)).toEqual(['tini', '--', 'node']);
  expect(path.basename(entry.at(-1) ?? '')).toBe(path.basename(JSON.parse(read('package.json')).bin.penknife));
  expect(argumentsOf(stage, 'CMD')).toEqual(['serve', '--api', '--host', '0.0.0.0', '--port', String(CONTAINER_PORT), '--open', 'no']);
});

test('nginx serves the folder that the image has, on its port', () => {
  const nginx = read('hosting/nginx.conf');
  expect([...nginx.matchAll(/^\s*listen (?:\[::\]:)?(\d+);$/gmu)].map(([, port]) => Number(port))).toEqual([CONTAINER_PORT, CONTAINER_PORT]);
  const [, folder] = /^\s*root (\S+);$/mu.exec(nginx) ?? [];
  expect(textsOf(stageOf('site'), 'COPY').at(-1)).toBe(`--from=compressed /penknife/dist ${folder}`);
});

const CONFIG = '/usr/share/penknife/config.json';

interface Service {
  readonly build: { readonly context: string; readonly target: string };
  readonly ports: readonly string[];
  readonly read_only: boolean;
  readonly cap_drop: readonly string[];
  readonly security_opt: readonly string[];
  readonly tmpfs?: readonly string[];
  readonly profiles?: readonly string[];
}

test('compose.yaml matches the Compose Specification', () => {
  const schema: object = JSON.parse(read('node_modules/dclint/schemas/compose.schema.json'));
  const validate = new Ajv({ strict: false, validateFormats: false }).compile({ ...schema, $schema: 'http://json-schema.org/draft-07/schema#' });
  const compose: unknown = parseYaml(read('compose.yaml'));
  expect(validate(compose), JSON.stringify(validate.errors)).toBe(true);
  expect(validate({ ...(compose as object), services: { site: { port: '8080' } } })).toBe(false);
});

test('compose.yaml has both images, with no more rights than they need, for this device alone', () => {
  const { services } = parseYaml(read('compose.yaml')) as { readonly services: Readonly<Record<string, Service>> };
  expect(Object.values(services).map(({ build }) => build.target)).toEqual(TARGETS);
  for (const service of Object.values(services)) {
    expect(service.read_only).toBe(true);
    expect([service.cap_drop, service.security_opt]).toEqual([['ALL'], ['no-new-privileges:true']]);
    expect(service.ports).toEqual([expect.stringMatching(new RegExp(`^127\\.0\\.0\\.1:\\d+:${CONTAINER_PORT}$`, 'u'))]);
  }
  expect(services.site?.tmpfs).toEqual(['/tmp']);
  expect(services.api?.profiles).toEqual(['api']);
  expect(read('compose.yaml')).toContain(`:${CONFIG}:ro`);
});

const KUSTOMIZE = 'deploy/kustomize';
const readManifests = (file: string) => parseAllDocuments(read(path.join(KUSTOMIZE, file))).map((document) => document.toJS() as Record<string, unknown>);

interface Kustomization {
  readonly resources: readonly string[];
  readonly configMapGenerator: readonly { readonly name: string; readonly files: readonly string[] }[];
}

test('the kustomization names files that exist, and the configuration that the pod reads', () => {
  const [kustomization] = readManifests('kustomization.yaml') as unknown as [Kustomization];
  const [config] = kustomization.configMapGenerator;
  for (const file of [...kustomization.resources, ...(config?.files ?? [])]) expect(existsSync(path.join(root, KUSTOMIZE, file)), file).toBe(true);
  expect(JSON.parse(read(`${KUSTOMIZE}/config.json`))).toEqual({});
  const [deployment] = readManifests('deployment.yaml');
  expect(deployment).toMatchObject({
    spec: {
      template: {
        spec: {
          containers: [
            {
              volumeMounts: [
                { name: 'temporary', mountPath: '/tmp' },
                { name: 'config', mountPath: CONFIG, subPath: 'config.json', readOnly: true },
              ],
            },
          ],
          volumes: [{ name: 'temporary' }, { name: 'config', configMap: { name: config?.name } }],
        },
      },
    },
  });
});

// https://kubernetes.io/docs/concepts/security/pod-security-standards/#restricted
test('the pod matches the restricted Pod Security Standard, and is checked', () => {
  const probe = { httpGet: { path: '/', port: 'http' } };
  const [deployment] = readManifests('deployment.yaml');
  expect(deployment).toMatchObject({
    apiVersion: 'apps/v1',
    kind: 'Deployment',
    spec: {
      selector: { matchLabels: { 'app.kubernetes.io/component': 'site' } },
      template: {
        metadata: { labels: { 'app.kubernetes.io/component': 'site' } },
        spec: {
          automountServiceAccountToken: false,
          // www-data in Debian: Kubernetes cannot check a user that an image has by name only.
          securityContext: { runAsNonRoot: true, runAsUser: 33, runAsGroup: 33, seccompProfile: { type: 'RuntimeDefault' } },
          containers: [
            {
              ports: [{ name: 'http', containerPort: CONTAINER_PORT }],
              readinessProbe: probe,
              livenessProbe: probe,
              securityContext: { allowPrivilegeEscalation: false, readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
              resources: { requests: { cpu: expect.any(String), memory: expect.any(String) }, limits: { memory: expect.any(String) } },
            },
          ],
        },
      },
    },
  });
  expect(readManifests('service.yaml')).toMatchObject([
    {
      apiVersion: 'v1',
      kind: 'Service',
      spec: { selector: { 'app.kubernetes.io/component': 'site' }, ports: [{ name: 'http', port: 80, targetPort: 'http' }] },
    },
  ]);
});

/** Reads a unit file of systemd: section → key → values. Commented options are included, because people enable them. */
function readUnit(text: string): ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> {
  const sections = new Map<string, Map<string, string[]>>();
  let current = new Map<string, string[]>();
  for (const line of text.split('\n')) {
    const section = /^\[(\w+)\]$/u.exec(line)?.[1];
    const [, key, value = ''] = /^(?:# )?([A-Z]\w+)=(.*)$/u.exec(line) ?? [];
    if (section !== undefined) sections.set(section, (current = new Map()));
    else if (key !== undefined) current.set(key, [...(current.get(key) ?? []), value]);
    else if (line !== '' && !line.startsWith('#')) throw new Error(`Unexpected line: ${line}`);
  }
  return sections;
}

// https://docs.podman.io/en/latest/markdown/podman-systemd.unit.5.html
test('the Quadlet has known options, the image, the port and no more rights than it needs', () => {
  const unit = readUnit(read('deploy/quadlet/penknife.container'));
  expect([...unit.keys()]).toEqual(['Unit', 'Container', 'Service', 'Install']);
  const { PublishPort, Volume, ...others } = Object.fromEntries(unit.get('Container') ?? []);
  expect(others).toEqual({
    Image: ['localhost/penknife:latest'],
    ReadOnly: ['true'],
    Tmpfs: ['/tmp'],
    DropCapability: ['all'],
    NoNewPrivileges: ['true'],
  });
  expect(PublishPort).toEqual([`127.0.0.1:8080:${CONTAINER_PORT}`]);
  expect(Volume).toEqual([expect.stringContaining(`:${CONFIG}:ro`)]);
});
