/** What the directives before a document say (YAML 1.2.2, 6.8). */
export interface Directives {
  version: string | undefined;
  readonly handles: Map<string, string>;
}

/** Takes in a directive's line; says whether it could be read. One that is not known is skipped. */
export function readDirective(line: string, directives: Directives): boolean {
  const [name, ...parts] = line
    .replace(/[ \t]#.*$/u, '')
    .trim()
    .split(/[ \t]+/u);
  const [first = '', second = ''] = parts;
  if (name === '%YAML') {
    if (directives.version !== undefined || parts.length !== 1 || !/^\d+\.\d+$/u.test(first)) return false;
    directives.version = first;
    return first.startsWith('1.');
  }
  if (name !== '%TAG') return name !== '%';
  if (parts.length !== 2 || !/^!(?:[\w-]*!)?$/u.test(first) || directives.handles.has(first)) return false;
  directives.handles.set(first, second);
  return true;
}

const DEFAULT_HANDLES: Readonly<Record<string, string>> = { '!': '!', '!!': 'tag:yaml.org,2002:' };

/** A tag in full, from how it is written (6.9.1); `undefined` if its handle was not declared. */
export function resolveTag(tag: string, handles: ReadonlyMap<string, string>): string | undefined {
  if (tag === '!') return tag;
  if (tag.startsWith('!<')) return tag.slice(2, -1);
  const [, handle = '', suffix = ''] = /^(!(?:[\w-]*!)?)(.*)$/su.exec(tag) ?? [];
  const prefix = handles.get(handle) ?? DEFAULT_HANDLES[handle];
  return prefix === undefined ? undefined : prefix + decodePercent(suffix);
}

function decodePercent(suffix: string): string {
  try {
    return decodeURIComponent(suffix);
  } catch {
    return suffix;
  }
}
