import { InputError } from '../../contract/errors.ts';
import type { JSONValue } from 'json-p3';
import { JSONPathEnvironment, JSONPathError, JSONPathRecursionLimitError } from 'json-p3';
import type { Path } from '../../lib/document/path.ts';
import type { DocumentValue, MappingValue } from '../../lib/document/value.ts';
import { toPlainText } from '../../lib/document/json/text.ts';
import { queryError } from './query-error.ts';

/** A node that a JSONPath query selects. */
export interface JsonPathMatch {
  readonly path: Path;
  readonly value: DocumentValue;
}

const MAX_DEPTH = 2_000;

/**
 * Runs a JSONPath query (RFC 9535). Its values are those of the document, with every digit; only comparisons in it round numbers to doubles.
 * @throws InputError `invalid-query` with line and column, `query-failed`
 */
export function queryJsonPath(query: string, root: DocumentValue): readonly JsonPathMatch[] {
  const environment = new JSONPathEnvironment({ maxRecursionDepth: MAX_DEPTH });
  const members = new WeakMap<MappingValue, ReadonlyMap<string, DocumentValue>>();
  try {
    // The other method collects nodes with calls that have one argument for each, of which there can be no more than about 120,000.
    const nodes = environment.lazyQuery(query.trim() === '' ? '$' : query.trim(), toPlainValue(root));
    return Array.from(nodes, ({ location }) => ({ path: location, value: valueAt(root, location, members) }));
  } catch (error) {
    throw refusalOf(error, query);
  }
}

function refusalOf(error: unknown, query: string): unknown {
  if (error instanceof JSONPathRecursionLimitError || error instanceof RangeError) {
    return new InputError('query-failed', { field: 'query', params: { reason: 'depth', detail: String(MAX_DEPTH) } });
  }
  if (!(error instanceof JSONPathError)) return error;
  const before = query.length - query.trimStart().length;
  // The package adds the place to some of its messages.
  const detail = error.message.replace(/ \('.*'?:\d+\)$/su, '').replace(/\s*\(at .*$/su, '');
  return queryError(query, 'jsonpath', before + Math.min(Math.max(error.token.index, 0), query.trim().length), { reason: 'engine', detail });
}

/** Follows the path of a node, with the members of each object by name, so that many nodes of a large object take no longer. */
function valueAt(root: DocumentValue, path: Path, known: WeakMap<MappingValue, ReadonlyMap<string, DocumentValue>>): DocumentValue {
  let value: DocumentValue | undefined = root;
  for (const step of path) {
    if (value?.kind === 'sequence') value = value.items[Number(step)];
    else if (value?.kind === 'mapping') {
      const byName = known.get(value) ?? new Map(value.members.map((member) => [member.name, member.value]));
      known.set(value, byName);
      value = byName.get(String(step));
    }
  }
  if (!value) throw new Error('no value at the path of a node');
  return value;
}

/** Converts a value for the package. Objects have no prototype, so that a key such as `constructor` finds nothing else. */
function toPlainValue(value: DocumentValue): JSONValue {
  switch (value.kind) {
    case 'null':
      return null;
    case 'boolean':
      return value.value;
    case 'integer':
    case 'decimal':
      return Number(value.token);
    case 'sequence':
      return value.items.map(toPlainValue);
    case 'mapping': {
      const members: Record<string, JSONValue> = Object.create(null) as Record<string, JSONValue>;
      for (const member of value.members) members[member.name] = toPlainValue(member.value);
      // Objects have keys that are integers first.
      const names = [...new Set(value.members.map(({ name }) => name))];
      return names.some((name) => /^\d+$/u.test(name)) ? new Proxy(members, { ownKeys: () => names }) : members;
    }
    default:
      return toPlainText(value);
  }
}
