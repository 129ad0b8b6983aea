import type { ComposeMap, ComposeValue } from './compose-value.ts';
import { listAt, mapAt } from './compose-value.ts';
import { readPairs } from './csv-value.ts';
import type { Flag } from './flags.ts';
import { hasVariable, splitOutside, toPlainText } from './interpolation.ts';
import type { Network } from './networks.ts';
import { addDetail, addOnce, isNetworkMode, readNetwork } from './networks.ts';
import type { Note } from './notes.ts';
import { isByteSize, isDuration, toCount, toFlag, toNumber } from './numbers.ts';
import type { Refused, ToComposeReason } from './reasons.ts';
import type { Option, RunCommand } from './run-command.ts';
import { fromWorkingFolder, namedVolumeOf, readMount } from './volumes.ts';

/** The ulimits that Docker supports (docker/go-units, ulimit.go). */
const LIMITS = 'core cpu data fsize locks memlock msgqueue nice nofile nproc rss rtprio rttime sigpending stack'.split(' ');

/** Options that configure a container in its first network. */
const NETWORK_DETAILS: Readonly<Record<string, string>> = { 'network-alias': 'alias', ip: 'ip', ip6: 'ip6', 'link-local-ip': 'link-local-ip' };

/** Builds a service from the options of one command. */
export class ServiceBuilder {
  readonly service: ComposeMap;
  readonly volumes: string[] = [];
  readonly networks: Network[] = [];
  readonly #command: readonly string[];
  readonly #refused: Refused[] = [];
  readonly #details: Option[] = [];
  readonly #notes: Set<Note>;
  #mode: string | undefined;

  constructor({ image, options, command }: RunCommand, notes: Set<Note>) {
    this.#notes = notes;
    this.service = new Map([['image', image]]);
    this.#command = command;
    for (const option of options) this.#add(option);
  }

  /** Completes the service. `keyOf` returns the key under which the file declares a network. */
  finish(keyOf: (network: string) => string): void {
    if (this.networks.length > 0 && this.#mode !== undefined) this.#refuse('--network', this.#mode, 'no-compose-equivalent');
    else if (this.#mode !== undefined) this.service.set('network_mode', this.#mode);
    this.#addDetails();
    if (this.networks.length > 0) this.service.set('networks', this.#networkValue(keyOf));
    if (this.#command.length > 0) this.service.set('command', [...this.#command]);
  }

  get untranslated(): readonly Refused[] {
    return this.#refused;
  }

  #addDetails(): void {
    const [first] = this.networks;
    for (const { flag, name, value = '' } of this.#details) {
      if (first) addDetail(first.details, NETWORK_DETAILS[flag?.name ?? ''] ?? '', value);
      else this.#refuse(name, value, 'needs-a-network');
    }
  }

  #networkValue(keyOf: (network: string) => string): ComposeValue {
    if (this.networks.every(({ details }) => details.size === 0)) return this.networks.map(({ name }) => keyOf(name));
    return new Map(this.networks.map(({ name, details }) => [keyOf(name), details.size === 0 ? null : details]));
  }

  #refuse(flag: string, value: string | undefined, reason: ToComposeReason): void {
    this.#refused.push({ flag, value: toPlainText(value ?? ''), reason });
  }

  #add({ flag, name, value }: Option): void {
    if (!flag) return this.#refuse(name, value, 'unknown-flag');
    if (flag.kind === 'drop' || flag.kind === 'drop-flag') {
      return this.#refuse(name, value, flag.key === 'use-compose-command' ? 'use-compose-command' : 'no-compose-equivalent');
    }
    if (!this.#translate(flag, value)) this.#refuse(name, value, 'invalid-value');
  }

  /** Returns false for a value that Docker rejects. */
  #translate(flag: Flag, value: string | undefined): boolean {
    if (flag.kind === 'flag') return this.#set(flag.key, value === undefined ? true : toFlag(value));
    const text = value ?? '';
    switch (flag.kind) {
      case 'text':
        return this.#set(flag.key, text);
      case 'count':
        return this.#set(flag.key, toCount(text));
      case 'number':
        return this.#set(flag.key, toNumber(text));
      case 'size':
        return isByteSize(text) && this.#set(flag.key, text);
      case 'duration':
        return isDuration(text) && this.#set(flag.key, text);
      case 'list':
        return this.#append(flag.key, text);
      case 'files':
        listAt(this.service, flag.key).push(text);
        return true;
      case 'map':
      case 'env':
        return this.#addToMap(flag, text);
      case 'weights':
      case 'rates':
        return this.#addDevice(flag, text);
      default:
        return this.#translateSpecial(flag, text);
    }
  }

  #translateSpecial({ name, key }: Flag, text: string): boolean {
    switch (name) {
      case 'pull':
        return ['always', 'missing', 'never'].includes(text) && this.#set(key, text);
      case 'cgroupns':
        return ['host', 'private'].includes(text) && this.#set(key, text);
      case 'entrypoint':
        return this.#set(key, text === '' ? [] : [text]);
      case 'health-cmd':
        return this.#set(key, ['CMD-SHELL', text]);
      case 'stop-timeout':
        return (/^\d+$/u.test(text) || hasVariable(text)) && this.#set(key, `${text}s`);
      case 'volume':
        return this.#addVolume(text);
      case 'mount':
        return this.#addMount(text);
      case 'volumes-from':
        return this.#append(key, `container:${text}`);
      case 'network':
        return this.#addNetwork(text);
      case 'ulimit':
        return this.#addLimit(text);
      case 'gpus':
        return this.#addGpus(key, text);
      default:
        this.#details.push({ flag: { name, kind: 'special', key }, name: `--${name}`, value: text });
        return true;
    }
  }

  #set(key: string, value: ComposeValue | undefined): boolean {
    if (value === undefined) return false;
    const path = key.split('.');
    mapAt(this.service, path.slice(0, -1)).set(path.at(-1) ?? '', value);
    return true;
  }

  #append(key: string, value: ComposeValue): boolean {
    addOnce(listAt(this.service, key), value);
    return true;
  }

  #addToMap({ name: option, key, kind }: Flag, text: string): boolean {
    const [name = '', value] = splitOutside(text, '=', 2);
    if (name === '') return false;
    // Compose does not interpolate keys.
    if (hasVariable(name)) this.#refuse(`--${option}`, text, 'no-compose-equivalent');
    else mapAt(this.service, key.split('.')).set(toPlainText(name), value ?? (kind === 'env' ? null : ''));
    return true;
  }

  #addDevice({ key, kind }: Flag, text: string): boolean {
    const [rate = '', ...path] = splitOutside(text, ':').toReversed();
    const amount = toCount(rate) ?? (kind === 'rates' && isByteSize(rate) ? rate : undefined);
    if (path.length === 0 || amount === undefined) return false;
    const [parent = '', name = ''] = key.split('.');
    const device: ComposeMap = new Map();
    device.set('path', path.toReversed().join(':'));
    device.set(kind === 'weights' ? 'weight' : 'rate', amount);
    listAt(mapAt(this.service, [parent]), name).push(device);
    return true;
  }

  #addVolume(text: string): boolean {
    const name = namedVolumeOf(text);
    if (name !== undefined) addOnce(this.volumes, name);
    return this.#append('volumes', fromWorkingFolder(text));
  }

  #addMount(text: string): boolean {
    const mount = readMount(text);
    if (!mount) return false;
    if (mount.volume !== undefined) addOnce(this.volumes, mount.volume);
    for (const { name, value } of mount.rest) this.#refuse('--mount', value === undefined ? name : `${name}=${value}`, 'no-compose-equivalent');
    for (const { name, value = '' } of mount.invalid) this.#refuse('--mount', `${name}=${value}`, 'invalid-value');
    const tmpfs = mount.value.get('tmpfs');
    if (tmpfs instanceof Map && typeof tmpfs.get('mode') === 'number') this.#notes.add('decimal-mode');
    listAt(this.service, 'volumes').push(mount.value);
    return true;
  }

  #addNetwork(text: string): boolean {
    const network = readNetwork(text);
    if (!network || network.name === '') return false;
    if (network.name === 'default' && network.details.size === 0) return true;
    if (isNetworkMode(network.name)) this.#mode = network.name;
    else if (!this.networks.some(({ name }) => name === network.name)) this.networks.push(network);
    return true;
  }

  #addLimit(text: string): boolean {
    const [name = '', value = ''] = splitOutside(text, '=', 2);
    const counts = splitOutside(value, ':').map(toCount);
    const [soft, hard] = counts;
    if (!LIMITS.includes(name) || soft === undefined || counts.length > 2 || counts.includes(undefined)) return false;
    if (typeof soft === 'number' && typeof hard === 'number' && hard !== -1 && (soft === -1 || soft > hard)) return false;
    mapAt(this.service, ['ulimits']).set(
      name,
      hard !== undefined
        ? new Map([
            ['soft', soft],
            ['hard', hard],
          ])
        : soft,
    );
    return true;
  }

  #addGpus(key: string, text: string): boolean {
    const device: ComposeMap = new Map([['driver', 'nvidia']]);
    const capabilities = ['gpu'];
    let last = '';
    for (const { name, value } of readPairs(text)) {
      // Without quotes, the text after a comma still belongs to the list of devices.
      const isMore = value === undefined && last === 'device';
      if (isMore) listAt(device, 'device_ids').push(name);
      else if (value === undefined || name === 'count') device.set('count', toCount(value ?? name) ?? value ?? name);
      else if (name === 'device') device.set('device_ids', splitOutside(value, ','));
      else if (name === 'driver') device.set('driver', value);
      else if (name === 'capabilities') for (const capability of splitOutside(value, ',')) addOnce(capabilities, capability);
      else return false;
      last = isMore ? 'device' : value === undefined ? '' : name;
    }
    if (!device.has('count') && !device.has('device_ids')) device.set('count', 'all');
    device.set('capabilities', capabilities);
    return this.#set(key, [device]);
  }
}
