import type { ComposeMap } from './compose-value.ts';
import { mapAt } from './compose-value.ts';
import type { UntranslatedFlag } from './reasons.ts';
import { parseRunCommands } from './run-command.ts';
import { ServiceBuilder } from './service-builder.ts';
import type { Note } from './notes.ts';

export interface ComposeFile {
  readonly file: ComposeMap;
  readonly untranslated: readonly UntranslatedFlag[];
  readonly notes: readonly Note[];
}

/**
 * Builds a Compose file with one service for each command of a script.
 * @throws InputError as `parseRunCommands`
 */
export function toComposeFile(script: string): ComposeFile {
  const notes = new Set<Note>();
  const services: ComposeMap = new Map();
  const networkKeys = new Map<string, string>(); // network → its key in the file
  const volumes: ComposeMap = new Map();
  const untranslated: UntranslatedFlag[] = [];
  const keyOf = (network: string): string => {
    const key = networkKeys.get(network) ?? freeName(toKey(network) || 'network', (name) => [...networkKeys.values()].includes(name));
    networkKeys.set(network, key);
    return key;
  };
  for (const command of parseRunCommands(script, notes)) {
    if (command.image === undefined) {
      untranslated.push(...command.surroundings.map((row) => ({ service: '', ...row })));
      continue;
    }
    const builder = new ServiceBuilder(command, notes);
    builder.finish(keyOf);
    const name = freeName(serviceName(command.image), (taken) => services.has(taken));
    services.set(name, builder.service);
    untranslated.push(...[...builder.untranslated, ...command.surroundings].map((row) => ({ service: name, ...row })));
    for (const volume of builder.volumes) volumes.set(volume, new Map([['name', volume]]));
  }
  const file: ComposeMap = new Map([['services', services]]);
  for (const [network, key] of networkKeys) {
    const declared = mapAt(file, ['networks', key]);
    declared.set('name', network);
    declared.set('external', true);
  }
  if (volumes.size > 0) file.set('volumes', volumes);
  return { file, untranslated, notes: [...notes].toSorted() };
}

/** Returns the last part of the path of an image, without tag and digest. */
function serviceName(image: string): string {
  const plain = image.replaceAll(/\$\{(\w+)[^}]*\}/gu, '$1');
  const [name = ''] = (plain.split('/').at(-1) ?? '').split(/[:@]/u);
  return toKey(name.toLowerCase()) || 'service';
}

const toKey = (text: string): string => text.replaceAll(/[^\w.-]/gu, '-').replaceAll(/^-+|-+$/gu, '');

function freeName(wanted: string, isTaken: (name: string) => boolean): string {
  let name = wanted;
  for (let number = 2; isTaken(name); number++) name = `${wanted}-${number}`;
  return name;
}
