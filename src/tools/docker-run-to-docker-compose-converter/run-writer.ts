import { formatCommand } from '../../lib/shell-words/quote.ts';
import { splitWords } from '../../lib/shell-words/split.ts';
import type { ReadMap, ReadValue } from './compose-reader.ts';
import { isList, isListOrMap, isMap, isText, isTextOrTexts, isTexts, Taker } from './compose-reader.ts';
import { formatPairs } from './csv-value.ts';
import type { Flag } from './flags.ts';
import { keyedFlags } from './flags.ts';
import { escapeDollars, hasVariable, interpolationEnd, splitOutside, toShellWord } from './interpolation.ts';
import type { ToRunReason, UntranslatedKey } from './reasons.ts';
import { formatMount } from './volumes.ts';

interface Names {
  readonly networks: ReadonlyMap<string, string>;
  readonly volumes: ReadonlyMap<string, string>;
  readonly containers: ReadonlyMap<string, string>;
}

interface Run {
  /** As typed. */
  readonly options: readonly string[];
  /** These are Compose strings. */
  readonly image: string;
  readonly command: readonly string[];
}

/** Maps whose entries are listed separately among the unused keys. */
const OPEN = new Set(['deploy', 'deploy.resources', 'deploy.resources.limits', 'deploy.resources.reservations', 'healthcheck', 'logging', 'blkio_config']);
const REASONS: Readonly<Record<string, ToRunReason>> = { build: 'build-first', depends_on: 'start-order' };

// The swarm equivalents of service keys.
const DEPLOYED: Readonly<Record<string, string>> = {
  cpus: 'deploy.resources.limits.cpus',
  mem_limit: 'deploy.resources.limits.memory',
  pids_limit: 'deploy.resources.limits.pids',
  mem_reservation: 'deploy.resources.reservations.memory',
};

/** Formats a service as options of `docker run`. */
export class RunWriter {
  readonly untranslated: UntranslatedKey[] = [];
  readonly #service: string;
  readonly #map: ReadMap;
  readonly #taker: Taker;
  readonly #names: Names;
  readonly #left: string[] = [];
  /** The entrypoint arguments, because `--entrypoint` takes a single word. */
  #entrypointArguments: readonly string[] = [];
  #networkDetails: ReadMap = new Map();

  constructor(service: string, map: ReadMap, names: Names) {
    this.#service = service;
    this.#map = map;
    this.#taker = new Taker(map);
    this.#names = names;
  }

  write(): Run {
    const keys = [...this.#map.keys()];
    const options = keyedFlags.flatMap((flag) => this.#optionsOf(flag));
    const image = this.#taker.takeText('image');
    const command = [...this.#entrypointArguments, ...(this.#takeWords('command') ?? [])];
    const left = [...this.#taker.left(OPEN), ...this.#left].map((key) => ({ key, reason: REASONS[key] ?? ('no-run-equivalent' as const) }));
    if (image === undefined) left.push({ key: 'image', reason: 'no-image' });
    const placeOf = (key: string): number => {
      const place = keys.indexOf(key.split('.')[0] ?? '');
      return place < 0 ? keys.length : place;
    };
    this.untranslated.push(...left.toSorted((a, b) => placeOf(a.key) - placeOf(b.key)).map((row) => ({ service: this.#service, ...row })));
    return { options, image: image ?? this.#service, command };
  }

  #optionsOf(flag: Flag): string[] {
    if (flag.kind === 'flag') return this.#flagOption(flag);
    return this.#valuesOf(flag).map((value) => `--${flag.name} ${toShellWord(value)}`);
  }

  #flagOption({ name, key }: Flag): string[] {
    const value = this.#taker.takeText(key);
    if (value === undefined) return [];
    return [value === 'true' ? `--${name}` : `--${name}=${toShellWord(value)}`];
  }

  #valuesOf(flag: Flag): readonly string[] {
    const { kind, key, name } = flag;
    switch (kind) {
      case 'text':
      case 'size':
      case 'duration':
      case 'count':
      case 'number':
        return this.#textOf(flag);
      case 'files':
      case 'list':
        return name === 'publish' || name === 'device' || name === 'env-file' || name === 'add-host' ? this.#takeItems(key, name) : this.#taker.takeTexts(key);
      case 'map':
      case 'env':
        return this.#pairsOf(key);
      case 'weights':
      case 'rates':
        return this.#devicesOf(key, kind === 'weights' ? 'weight' : 'rate');
      default:
        return this.#specialOf(flag);
    }
  }

  #textOf({ name, key }: Flag): readonly string[] {
    const deployed = DEPLOYED[key];
    const other = deployed === undefined ? undefined : this.#taker.takeText(deployed);
    const text = this.#taker.takeText(key) ?? other;
    if (text === undefined) return name === 'name' ? [escapeDollars(this.#service)] : [];
    return [text];
  }

  #pairsOf(key: string): readonly string[] {
    const pairs = this.#taker.take(key, isPairs) ?? [];
    if (Array.isArray(pairs)) return pairs;
    return [...pairs].map(([name, value]) => (value === null ? escapeDollars(name) : `${escapeDollars(name)}=${String(value)}`));
  }

  #devicesOf(key: string, unit: string): readonly string[] {
    const optionOf = (item: ReadValue): string | undefined => (isMap(item) ? joined(item.get('path'), item.get(unit)) : undefined);
    const isWritable = (value: ReadValue): value is ReadValue[] => isList(value) && value.every((item) => optionOf(item) !== undefined);
    return (this.#taker.take(key, isWritable) ?? []).map((item) => optionOf(item) ?? '');
  }

  /** Takes items that are strings, or maps in the long syntax. */
  #takeItems(key: string, option: string): readonly string[] {
    const single = this.#taker.takeText(key);
    if (single !== undefined) return [single];
    if (option === 'add-host') return this.#hosts(key);
    return (this.#taker.take(key, isItems) ?? []).flatMap((item) => {
      if (isText(item)) return [item];
      const taker = new Taker(item);
      const text = ITEMS[option]?.(taker.takeText) ?? '';
      this.#left.push(...taker.left(new Set()).map((name) => `${key}.${name}`));
      return text === '' ? [] : [text];
    });
  }

  /** Takes addresses by host name, or as typed. */
  #hosts(key: string): readonly string[] {
    const hosts = this.#taker.take(key, isHosts) ?? [];
    if (Array.isArray(hosts)) return hosts;
    return [...hosts].flatMap(([name, addresses]) => [addresses ?? []].flat().map((address) => `${escapeDollars(name)}:${String(address)}`));
  }

  #specialOf({ name, key }: Flag): readonly string[] {
    switch (name) {
      case 'pull':
        return this.#mapped(key, { always: 'always', never: 'never', missing: 'missing', if_not_present: 'missing' });
      case 'cgroupns':
        return this.#mapped(key, { host: 'host', private: 'private' });
      case 'entrypoint':
        return this.#entrypoint();
      case 'volume':
        return this.#volumes(isText)
          .filter(isText)
          .map((volume) => this.#named(volume));
      case 'mount':
        return this.#volumes(isMap).flatMap((volume) => (isMap(volume) ? [this.#mount(volume)] : []));
      case 'volumes-from':
        return this.#taker.takeTexts(key).map((source) => this.#container(source));
      case 'network':
        return this.#networks();
      case 'network-alias':
        return this.#takeNetworkTexts('aliases');
      case 'ip':
        return this.#takeNetworkTexts('ipv4_address');
      case 'ip6':
        return this.#takeNetworkTexts('ipv6_address');
      case 'link-local-ip':
        return this.#takeNetworkTexts('link_local_ips');
      case 'gpus':
        return this.#gpus(key);
      case 'ulimit':
        return this.#limits(key);
      case 'health-cmd':
        return this.#healthCommand(key);
      default:
        return this.#stopTimeout(key);
    }
  }

  #mapped(key: string, values: Readonly<Record<string, string>>): readonly string[] {
    const value = this.#taker.take(key, (found): found is string => isText(found) && Object.hasOwn(values, found));
    return value === undefined ? [] : [values[value] ?? value];
  }

  /** Takes a command as words; a string is split as in a shell. */
  #takeWords(key: string): readonly string[] | undefined {
    const value = this.#taker.take(key, isSplit);
    if (value === undefined || Array.isArray(value)) return value;
    const split = splitWords(value, interpolationEnd);
    return split.ok ? split.value : [];
  }

  #entrypoint(): readonly string[] {
    const words = this.#takeWords('entrypoint');
    if (words === undefined) return [];
    this.#entrypointArguments = words.slice(1);
    return [words[0] ?? ''];
  }

  #volumes(isWanted: (value: ReadValue) => boolean): readonly ReadValue[] {
    const volumes = this.#map.get('volumes');
    if (!Array.isArray(volumes)) return [];
    const rest = volumes.filter((volume) => !isWanted(volume));
    if (rest.length === 0) this.#map.delete('volumes');
    else this.#map.set('volumes', rest);
    return volumes.filter(isWanted);
  }

  #named(volume: string): string {
    const [source = '', ...rest] = splitOutside(volume, ':');
    return rest.length === 0 ? volume : [this.#names.volumes.get(source) ?? source, ...rest].join(':');
  }

  #mount(volume: ReadMap): string {
    const source = volume.get('source');
    if (volume.get('type') === 'volume' && typeof source === 'string') volume.set('source', this.#names.volumes.get(source) ?? source);
    const taker = new Taker(volume);
    const text = formatMount(taker.takeText);
    this.#left.push(...taker.left(new Set(['bind', 'volume', 'tmpfs', 'image'])).map((key) => `volumes.${key}`));
    return text;
  }

  #container(source: string): string {
    if (source.startsWith('container:')) return source.slice('container:'.length);
    const [service = '', ...mode] = source.split(':');
    return [this.#names.containers.get(service) ?? service, ...mode].join(':');
  }

  #networks(): readonly string[] {
    const mode = this.#taker.takeText('network_mode');
    const list = this.#taker.take('networks', isListOrMap);
    const networks: [string, ReadValue][] = list instanceof Map ? [...list] : (list ?? []).filter(isText).map((name) => [name, null]);
    const known = networks.filter(([name]) => name !== 'default' || this.#names.networks.has(name));
    const first = known[0]?.[1] ?? null;
    if (isMap(first)) this.#networkDetails = first;
    const modes = mode === undefined ? [] : [this.#networkMode(mode)];
    return [...modes, ...known.map(([name, details], index) => this.#network(name, details, index === 0))];
  }

  #networkMode(mode: string): string {
    const service = mode.startsWith('service:') ? mode.slice('service:'.length) : undefined;
    return service === undefined ? mode : `container:${this.#names.containers.get(service) ?? service}`;
  }

  /** The addresses in the first network have separate options. */
  #network(key: string, details: ReadValue, isFirst: boolean): string {
    const name = this.#names.networks.get(key) ?? key;
    if (!isMap(details)) return name;
    const taker = new Taker(details);
    const pairs = isFirst
      ? []
      : Object.entries({ alias: 'aliases', ip: 'ipv4_address', ip6: 'ipv6_address', 'link-local-ip': 'link_local_ips' }).flatMap(([option, path]) =>
          taker.takeTexts(path).map((value) => ({ name: option, value })),
        );
    const drivers = taker.take('driver_opts', isMap);
    for (const [option, value] of drivers ?? []) if (isText(value)) pairs.push({ name: 'driver-opt', value: `${option}=${value}` });
    for (const [option, path] of [
      ['mac-address', 'mac_address'],
      ['gw-priority', 'gw_priority'],
    ] as const) {
      const value = taker.takeText(path);
      if (value !== undefined) pairs.push({ name: option, value });
    }
    const addresses = isFirst ? ['aliases', 'ipv4_address', 'ipv6_address', 'link_local_ips'] : [];
    this.#left.push(
      ...taker
        .left(new Set())
        .filter((path) => !addresses.includes(path))
        .map((path) => `networks.${key}.${path}`),
    );
    return pairs.length === 0 ? name : formatPairs([{ name: 'name', value: name }, ...pairs]);
  }

  #takeNetworkTexts(key: string): readonly string[] {
    return new Taker(this.#networkDetails).takeTexts(key);
  }

  #gpus(key: string): readonly string[] {
    const all = this.#taker.takeText('gpus');
    if (all !== undefined) return [all];
    for (const path of [key, 'gpus']) {
      const option = gpuOption(this.#taker.take(path, isGpus)?.[0] ?? null);
      if (option !== undefined) return [option];
    }
    return [];
  }

  #limits(key: string): readonly string[] {
    return [...(this.#taker.take(key, isLimits) ?? [])].map(([name, limit]) => `${name}=${limitOf(limit) ?? ''}`);
  }

  #healthCommand(key: string): readonly string[] {
    const test = this.#taker.take(key, isTextOrTexts);
    if (test === undefined || typeof test === 'string') return test === undefined ? [] : [test];
    const [kind, ...words] = test;
    if (kind === 'CMD-SHELL') return [words.join(' ')];
    if (kind === 'CMD') return [formatCommand(words)];
    this.#map.set('healthcheck', new Map([['disable', 'true']]));
    return [];
  }

  #stopTimeout(key: string): readonly string[] {
    const isSeconds = (value: ReadValue): value is string => isText(value) && secondsOf(value) !== undefined;
    const value = this.#taker.take(key, isSeconds);
    return value === undefined ? [] : [secondsOf(value) ?? ''];
  }
}

// Supported keys. All others are listed.
const isPairs = (value: ReadValue): value is ReadMap | string[] =>
  isMap(value) ? [...value.values()].every((inner) => inner === null || isText(inner)) : isTexts(value);
const isItems = (value: ReadValue): value is (string | ReadMap)[] => isList(value) && value.every((item) => isText(item) || isMap(item));
const isHosts = (value: ReadValue): value is string[] | ReadMap => isTexts(value) || (isMap(value) && [...value.values()].every(isTextOrTexts));
const isSplit = (value: ReadValue): value is string | string[] => isTexts(value) || (isText(value) && splitWords(value, interpolationEnd).ok);
const isLimits = (value: ReadValue): value is ReadMap => isMap(value) && [...value.values()].every((limit) => limitOf(limit) !== undefined);

function limitOf(limit: ReadValue): string | undefined {
  if (isText(limit)) return limit;
  return isMap(limit) ? joined(limit.get('soft'), limit.get('hard')) : undefined;
}

const joined = (first: ReadValue | undefined, second: ReadValue | undefined): string | undefined =>
  typeof first === 'string' && typeof second === 'string' ? `${first}:${second}` : undefined;

/** Formats an item in the long syntax as an option value. */
const ITEMS: Readonly<Record<string, (take: (path: string) => string | undefined) => string>> = {
  publish: (take) => {
    const host = take('host_ip');
    const published = take('published');
    const target = take('target') ?? '';
    const protocol = take('protocol');
    take('mode');
    const address = host?.includes(':') ? `[${host}]` : host;
    const left = address === undefined ? published : `${address}:${published ?? ''}`;
    return `${left === undefined ? '' : `${left}:`}${target}${protocol === undefined ? '' : `/${protocol}`}`;
  },
  device: (take) => {
    const parts = [take('source'), take('target'), take('permissions')];
    return parts.filter((part) => part !== undefined).join(':');
  },
  'env-file': (take) => take('path') ?? '',
};

const GPU_KEYS = ['driver', 'count', 'device_ids', 'capabilities'];

/** Takes a list of a single device that `--gpus` can express completely. */
const isGpus = (value: ReadValue): value is [ReadMap] =>
  isList(value) &&
  value.length === 1 &&
  value.every((device) => isMap(device) && gpuOption(device) !== undefined && [...device.keys()].every((name) => GPU_KEYS.includes(name)));

function gpuOption(device: ReadValue): string | undefined {
  if (!isMap(device)) return undefined;
  const { driver = 'nvidia', count, device_ids: ids, capabilities = ['gpu'] } = Object.fromEntries(device);
  if (!isText(driver) || !isTexts(capabilities) || !capabilities.includes('gpu')) return undefined;
  if (ids !== undefined && !isTexts(ids)) return undefined;
  if (count !== undefined && !isText(count)) return undefined;
  const others = capabilities.filter((capability) => capability !== 'gpu');
  return formatPairs([
    ids === undefined ? { name: count ?? 'all', value: undefined } : { name: 'device', value: ids.join(',') },
    ...(driver === 'nvidia' ? [] : [{ name: 'driver', value: driver }]),
    ...(others.length === 0 ? [] : [{ name: 'capabilities', value: others.join(',') }]),
  ]);
}

const UNIT_SECONDS: Readonly<Record<string, number>> = { h: 3600, m: 60, s: 1, ms: 1e-3, us: 1e-6, ns: 1e-9 };

/** Converts a duration such as `1m30s` to whole seconds; undefined if there is a fraction. */
function secondsOf(duration: string): string | undefined {
  if (hasVariable(duration)) return duration.endsWith('}s') ? duration.slice(0, -1) : undefined;
  if (!/^(?:\d+(?:\.\d+)?(?:h|ms|m|s|us|ns))+$/u.test(duration)) return undefined;
  const parts = [...duration.matchAll(/(\d+(?:\.\d+)?)(h|ms|m|s|us|ns)/gu)];
  const seconds = parts.reduce((sum, [, amount, unit = '']) => sum + Number(amount) * (UNIT_SECONDS[unit] ?? 0), 0);
  return Number.isSafeInteger(seconds) ? String(seconds) : undefined;
}
