/**
 * How the value of an option is converted for Compose. `count`: an integer; `number`: can have decimals; `size`: in bytes; `files`: a list that can
 * have duplicates; `env`: a map, where a name without `=` takes its value from the environment; `weights` and `rates`: of devices, by path;
 * `special`: handled separately; `drop-flag` and `drop`: no Compose equivalent, without and with a value.
 */
export type Kind =
  | 'text'
  | 'count'
  | 'number'
  | 'size'
  | 'duration'
  | 'flag'
  | 'list'
  | 'files'
  | 'map'
  | 'env'
  | 'weights'
  | 'rates'
  | 'special'
  | 'drop-flag'
  | 'drop';

export interface Flag {
  /** Without dashes. */
  readonly name: string;
  readonly short?: string;
  readonly kind: Kind;
  /** The dotted key of a service in a Compose file, or the reason why there is none. */
  readonly key: string;
}

const flag = (name: string, kind: Kind, key: string, short?: string): Flag => ({ name, kind, key, ...(short !== undefined && { short }) });

/** The options of `docker run` 28 that have Compose keys, in the order in which they are written. */
export const keyedFlags: readonly Flag[] = [
  flag('name', 'text', 'container_name'),
  flag('platform', 'text', 'platform'),
  flag('pull', 'special', 'pull_policy'),
  flag('restart', 'text', 'restart'),
  flag('entrypoint', 'special', 'entrypoint'),
  flag('workdir', 'text', 'working_dir', 'w'),
  flag('user', 'text', 'user', 'u'),
  flag('group-add', 'list', 'group_add'),
  flag('hostname', 'text', 'hostname', 'h'),
  flag('domainname', 'text', 'domainname'),
  flag('env', 'env', 'environment', 'e'),
  flag('env-file', 'files', 'env_file'),
  flag('label', 'map', 'labels', 'l'),
  flag('label-file', 'files', 'label_file'),
  flag('annotation', 'map', 'annotations'),
  flag('publish', 'list', 'ports', 'p'),
  flag('expose', 'list', 'expose'),
  flag('volume', 'special', 'volumes', 'v'),
  flag('mount', 'special', 'volumes'),
  flag('tmpfs', 'list', 'tmpfs'),
  flag('volumes-from', 'special', 'volumes_from'),
  flag('network', 'special', 'networks'),
  flag('network-alias', 'special', 'networks.aliases'),
  flag('ip', 'special', 'networks.ipv4_address'),
  flag('ip6', 'special', 'networks.ipv6_address'),
  flag('link-local-ip', 'special', 'networks.link_local_ips'),
  flag('link', 'list', 'external_links'),
  flag('add-host', 'list', 'extra_hosts'),
  flag('dns', 'list', 'dns'),
  flag('dns-option', 'list', 'dns_opt'),
  flag('dns-search', 'list', 'dns_search'),
  flag('mac-address', 'text', 'mac_address'),
  flag('interactive', 'flag', 'stdin_open', 'i'),
  flag('tty', 'flag', 'tty', 't'),
  flag('init', 'flag', 'init'),
  flag('privileged', 'flag', 'privileged'),
  flag('read-only', 'flag', 'read_only'),
  flag('cap-add', 'list', 'cap_add'),
  flag('cap-drop', 'list', 'cap_drop'),
  flag('security-opt', 'list', 'security_opt'),
  flag('device', 'list', 'devices'),
  flag('device-cgroup-rule', 'list', 'device_cgroup_rules'),
  flag('gpus', 'special', 'deploy.resources.reservations.devices'),
  flag('runtime', 'text', 'runtime'),
  flag('cpus', 'number', 'cpus'),
  flag('cpu-shares', 'count', 'cpu_shares', 'c'),
  flag('cpu-period', 'count', 'cpu_period'),
  flag('cpu-quota', 'count', 'cpu_quota'),
  flag('cpu-rt-period', 'count', 'cpu_rt_period'),
  flag('cpu-rt-runtime', 'count', 'cpu_rt_runtime'),
  flag('cpu-count', 'count', 'cpu_count'),
  flag('cpu-percent', 'count', 'cpu_percent'),
  flag('cpuset-cpus', 'text', 'cpuset'),
  flag('memory', 'size', 'mem_limit', 'm'),
  flag('memory-reservation', 'size', 'mem_reservation'),
  flag('memory-swap', 'size', 'memswap_limit'),
  flag('memory-swappiness', 'count', 'mem_swappiness'),
  flag('oom-kill-disable', 'flag', 'oom_kill_disable'),
  flag('oom-score-adj', 'count', 'oom_score_adj'),
  flag('pids-limit', 'count', 'pids_limit'),
  flag('shm-size', 'size', 'shm_size'),
  flag('ulimit', 'special', 'ulimits'),
  flag('sysctl', 'map', 'sysctls'),
  flag('storage-opt', 'map', 'storage_opt'),
  flag('blkio-weight', 'count', 'blkio_config.weight'),
  flag('blkio-weight-device', 'weights', 'blkio_config.weight_device'),
  flag('device-read-bps', 'rates', 'blkio_config.device_read_bps'),
  flag('device-read-iops', 'rates', 'blkio_config.device_read_iops'),
  flag('device-write-bps', 'rates', 'blkio_config.device_write_bps'),
  flag('device-write-iops', 'rates', 'blkio_config.device_write_iops'),
  flag('ipc', 'text', 'ipc'),
  flag('pid', 'text', 'pid'),
  flag('uts', 'text', 'uts'),
  flag('userns', 'text', 'userns_mode'),
  flag('cgroupns', 'special', 'cgroup'),
  flag('cgroup-parent', 'text', 'cgroup_parent'),
  flag('isolation', 'text', 'isolation'),
  flag('log-driver', 'text', 'logging.driver'),
  flag('log-opt', 'map', 'logging.options'),
  flag('health-cmd', 'special', 'healthcheck.test'),
  flag('health-interval', 'duration', 'healthcheck.interval'),
  flag('health-timeout', 'duration', 'healthcheck.timeout'),
  flag('health-retries', 'count', 'healthcheck.retries'),
  flag('health-start-period', 'duration', 'healthcheck.start_period'),
  flag('health-start-interval', 'duration', 'healthcheck.start_interval'),
  flag('no-healthcheck', 'flag', 'healthcheck.disable'),
  flag('stop-signal', 'text', 'stop_signal'),
  flag('stop-timeout', 'special', 'stop_grace_period'),
];

/** Every option of `docker run` 28. */
export const flags: readonly Flag[] = [
  ...keyedFlags,
  flag('detach', 'drop-flag', 'use-compose-command', 'd'),
  flag('rm', 'drop-flag', 'use-compose-command'),
  flag('quiet', 'drop-flag', 'use-compose-command', 'q'),
  flag('sig-proxy', 'drop-flag', 'no-compose-equivalent'),
  flag('publish-all', 'drop-flag', 'no-compose-equivalent', 'P'),
  flag('disable-content-trust', 'drop-flag', 'no-compose-equivalent'),
  flag('use-api-socket', 'drop-flag', 'no-compose-equivalent'),
  flag('attach', 'drop', 'use-compose-command', 'a'),
  flag('cidfile', 'drop', 'no-compose-equivalent'),
  flag('detach-keys', 'drop', 'no-compose-equivalent'),
  flag('cpuset-mems', 'drop', 'no-compose-equivalent'),
  flag('kernel-memory', 'drop', 'no-compose-equivalent'),
  flag('io-maxbandwidth', 'drop', 'no-compose-equivalent'),
  flag('io-maxiops', 'drop', 'no-compose-equivalent'),
  flag('volume-driver', 'drop', 'no-compose-equivalent'),
];

/** Former names of options. */
export const oldNames: ReadonlyMap<string, string> = new Map([
  ['net', 'network'],
  ['net-alias', 'network-alias'],
  ['dns-opt', 'dns-option'],
]);

const byName: ReadonlyMap<string, Flag> = new Map(flags.map((known) => [known.name, known]));
const byShort: ReadonlyMap<string, Flag> = new Map(flags.flatMap((known) => (known.short === undefined ? [] : [[known.short, known]])));

export const findFlag = (name: string): Flag | undefined => byName.get(oldNames.get(name) ?? name);
export const findShortFlag = (letter: string): Flag | undefined => byShort.get(letter);

/** Returns whether an option is a flag; it can have a value only after `=`. */
export const isBooleanFlag = ({ kind }: Flag): boolean => kind === 'flag' || kind === 'drop-flag';
