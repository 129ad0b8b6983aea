import { InputError } from '../../contract/errors.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import type { ReadMap, ReadValue } from './compose-reader.ts';
import { isMap, toReadValue } from './compose-reader.ts';
import { toShellWord } from './interpolation.ts';
import type { UntranslatedKey } from './reasons.ts';
import { RunWriter } from './run-writer.ts';

export interface RunCommands {
  readonly commands: string;
  readonly untranslated: readonly UntranslatedKey[];
}

// The top-level sections besides services, and the keys of them that a command needs.
const DECLARED: Readonly<Record<string, readonly string[]>> = { networks: ['name', 'external'], volumes: ['name', 'external'] };
const KNOWN = ['services', 'version', 'name'];

/**
 * Builds one command for each service of a Compose file.
 * @throws InputError `no-services`
 */
export function toRunCommands(root: DocumentValue | undefined, source: string, lineBreaks: boolean): RunCommands {
  const file = root && toReadValue(root, source);
  const services = file instanceof Map ? file.get('services') : undefined;
  if (!(file instanceof Map) || !(services instanceof Map) || services.size === 0) throw new InputError('no-services', { field: 'compose' });
  const untranslated: UntranslatedKey[] = [];
  const names = new Map([...services].map(([service, value]) => [service, containerName(service, value)]));
  const commands = [...services].map(([service, value]) => {
    const writer = new RunWriter(service, value instanceof Map ? value : new Map(), {
      networks: namesIn(file, 'networks'),
      volumes: namesIn(file, 'volumes'),
      containers: names,
    });
    const { options, image, command } = writer.write();
    untranslated.push(...writer.untranslated);
    const parts = ['docker run --detach', ...options, [image, ...command].map(toShellWord).join(' ')];
    return parts.join(lineBreaks ? ' \\\n  ' : ' ');
  });
  return { commands: commands.join('\n\n'), untranslated: [...untranslated, ...undeclarable(file)] };
}

function containerName(service: string, value: ReadValue): string {
  const name = value instanceof Map ? value.get('container_name') : undefined;
  return typeof name === 'string' ? name : service;
}

/** Returns the Docker names of networks or volumes. */
function namesIn(file: ReadMap, kind: string): ReadonlyMap<string, string> {
  const declared = file.get(kind);
  if (!(declared instanceof Map)) return new Map();
  return new Map([...declared].map(([key, value]) => [key, nameOf(value) ?? key]));
}

function nameOf(value: ReadValue): string | undefined {
  const name = isMap(value) ? value.get('name') : undefined;
  return typeof name === 'string' ? name : undefined;
}

/** Lists top-level declarations that must be created first. */
function undeclarable(file: ReadMap): UntranslatedKey[] {
  return [...file].flatMap(([kind, value]) => {
    const known = DECLARED[kind];
    if (KNOWN.includes(kind) || kind.startsWith('x-')) return [];
    const keys = known && isMap(value) ? [...value].flatMap(([key, inner]) => keysOf(inner, known).map((name) => `${kind}.${key}.${name}`)) : [kind];
    return keys.map((key) => ({ service: '', key, reason: 'no-run-equivalent' as const }));
  });
}

const keysOf = (value: ReadValue, known: readonly string[]): string[] =>
  isMap(value) ? [...value.keys()].filter((name) => !known.includes(name) && !name.startsWith('x-')) : [];
