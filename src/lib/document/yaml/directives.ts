/** The directives before a document (YAML 1.2.2, section 6.8). */
export interface Directives {
  version: string | undefined;
  readonly handles: Map<string, string>;
}

/** Reads a directive line; returns whether it is valid. Unknown directives are skipped. */
export function readDirective(line: string, directives: Directives): boolean {
  const [name, ...parts] = line.replace(/[ \t]#.*$/su, '').split(/[ \t]+/u);
  // The text after the last space.
  if (parts.at(-1) === '') parts.pop();
  const [first = '', second = ''] = parts;
  if (name === '%YAML') {
    if (directives.version !== undefined || parts.length !== 1 || !/^\d+\.\d+$/u.test(first)) return false;
    directives.version = first;
    return first.startsWith('1.');
  }
  if (name !== '%TAG') return name !== '%';
  if (parts.length !== 2 || !TAG_HANDLE.test(first) || !TAG_PREFIX.test(second) || directives.handles.has(first)) return false;
  directives.handles.set(first, second);
  return true;
}

// YAML 1.2.2, sections 6.8.2 and 5.6: a handle of letters, digits and hyphens; a prefix that is part of a URI, its first character not a
// flow indicator.
const TAG_HANDLE = /^!(?:[\da-zA-Z-]*!)?$/u;
const TAG_PREFIX = /^(?:[\w#;/?:@&=+$.!~*'()-]|%[\da-fA-F]{2})(?:[\w#;/?:@&=+$,.!~*'()[\]-]|%[\da-fA-F]{2})*$/u;

const DEFAULT_HANDLES: Readonly<Record<string, string>> = { '!': '!', '!!': 'tag:yaml.org,2002:' };

/** Expands a tag as written (section 6.9.1); `undefined` if its handle was not declared. */
export function resolveTag(tag: string, handles: ReadonlyMap<string, string>): string | undefined {
  if (tag === '!') return tag;
  if (tag.startsWith('!<')) return tag.slice(2, -1);
  const [, handle = '', suffix = ''] = /^(!(?:[\da-zA-Z-]*!)?)(.*)$/su.exec(tag) ?? [];
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
