import { readDateTime } from '../date-time.ts';
import type { ScalarValue } from '../value.ts';
import type { Resolution, YamlVersion } from './schema.ts';
import { resolvePlain } from './schema.ts';

export const CORE_TAG = 'tag:yaml.org,2002:';

/** Resolves a scalar with a standard YAML tag; `unknown` for any other tag, `undefined` if the text does not match the tag. */
export function resolveTaggedScalar(tag: string, text: string, at: number, version: YamlVersion, dates: boolean): ScalarValue | 'unknown' | undefined {
  if (tag === '!') return { kind: 'string', text, at };
  const resolution = resolvePlain(text, version);
  switch (tag.startsWith(CORE_TAG) ? tag.slice(CORE_TAG.length) : '') {
    case 'str':
      return { kind: 'string', text, at };
    // Base64, without its line breaks.
    case 'binary':
      return { kind: 'string', text: text.replace(/\s+/gu, ''), at };
    case 'timestamp':
      return timestamp(text, at, dates);
    case 'null':
    case 'bool':
    case 'int':
      return resolution.kind === KINDS[tag.slice(CORE_TAG.length)] ? withPlace(resolution, text, at) : undefined;
    case 'float':
      return float(resolution, at);
    default:
      return 'unknown';
  }
}

const KINDS: Readonly<Record<string, Resolution['kind']>> = { null: 'null', bool: 'boolean', int: 'integer' };

export const withPlace = (resolution: Resolution, text: string, at: number): ScalarValue =>
  resolution.kind === 'string' ? { kind: 'string', text, at } : { ...resolution, at };

function timestamp(text: string, at: number, dates: boolean): ScalarValue {
  const dateTime = dates ? readDateTime(text, false) : undefined;
  return dateTime ? { kind: 'date-time', ...dateTime, at } : { kind: 'string', text, at };
}

function float(resolution: Resolution, at: number): ScalarValue | undefined {
  if (resolution.kind === 'integer') return { kind: 'decimal', token: `${resolution.token}.0`, at };
  return resolution.kind === 'decimal' || resolution.kind === 'non-finite' ? { ...resolution, at } : undefined;
}
