/** What files with environment variables are read as. */
export const sources = ['auto', 'dotenv', 'compose', 'bash', 'systemd', 'docker-file', 'docker-flags', 'properties', 'ini', 'json', 'yaml'] as const;
export type Source = (typeof sources)[number];
export type KnownSource = Exclude<Source, 'auto'>;

/** What they are converted to. */
export const targets = [
  'json',
  'yaml',
  'dotenv',
  'compose',
  'bash',
  'systemd',
  'docker-file',
  'docker-flags',
  'properties',
  'ini',
  'config-map',
  'secret',
  'github-actions',
] as const;
export type Target = (typeof targets)[number];

/** The kinds of files that programs read in different ways, and the programs. */
export const dialects = ['dotenv', 'compose', 'bash', 'systemd', 'docker-file'] as const;
export type Dialect = (typeof dialects)[number];

export const isDialect = (source: KnownSource): source is Dialect => dialects.some((dialect) => dialect === source);
