import type * as v from 'valibot';
import { hostSchema } from './schema.ts';

/** The parts of a Valibot schema that the conversion to JSON Schema reads. */
interface Node extends v.GenericSchema {
  readonly wrapped?: Node;
  readonly entries?: Readonly<Record<string, Node>>;
  readonly item?: Node;
  readonly key?: Node;
  readonly value?: Node;
  readonly options?: readonly (Node | string)[];
  readonly literal?: unknown;
  readonly pipe?: readonly { readonly type: string; readonly requirement?: unknown }[];
}

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * Returns the JSON Schema (2020-12) of `config.json`, for editors.
 * @param abouts key → description
 * @param recipe The published recipe schema. It gets an `$id`, so that its own references still work when it is embedded.
 */
export const describeHost = (abouts: ReadonlyMap<string, string>, recipe: JsonSchema): JsonSchema => describe(hostSchema, '', { abouts, recipe });

interface Sources {
  readonly abouts: ReadonlyMap<string, string>;
  readonly recipe: JsonSchema;
}

function describe(node: Node, key: string, sources: Sources): JsonSchema {
  const about = sources.abouts.get(key);
  return { ...(about !== undefined && { description: about.replaceAll('`', '') }), ...shapeOf(node, key, sources) };
}

function shapeOf(node: Node, key: string, sources: Sources): JsonSchema {
  const inner = (part: Node, name = ''): JsonSchema => describe(part, key === '' || name === '' ? name : `${key}.${name}`, sources);
  if (node.wrapped) return shapeOf(node.wrapped, key, sources);
  if (node.entries) {
    const properties = Object.fromEntries(Object.entries(node.entries).map(([name, part]) => [name, inner(part, name)]));
    return { type: 'object', properties, additionalProperties: false };
  }
  if (node.item) return { type: 'array', items: inner(node.item) };
  if (node.key && node.value) return { type: 'object', propertyNames: inner(node.key), additionalProperties: inner(node.value) };
  if (node.type === 'custom') return { ...sources.recipe, $id: 'recipe.schema.json' };
  if (node.type === 'picklist') return { enum: node.options };
  if (node.type === 'literal') return { const: node.literal };
  if (node.type === 'union') return { anyOf: (node.options ?? []).map((option) => (typeof option === 'string' ? { const: option } : inner(option))) };
  return { type: node.type, ...Object.assign({}, ...(node.pipe ?? []).map(({ type, requirement }) => ruleOf(type, requirement))) };
}

/** Converts an action of a string pipe. The `string` schema at the start of the pipe adds nothing. */
function ruleOf(type: string, requirement: unknown): JsonSchema {
  if (type === 'string') return {};
  if (type === 'url') return { format: 'uri' };
  if (type === 'regex' && requirement instanceof RegExp) return { pattern: patternOf(requirement) };
  throw new Error(`JSON Schema has no word here for ${type}`);
}

/** Returns a pattern without flags, because JSON Schema has none. It treats every pattern as Unicode. */
function patternOf({ source, flags }: RegExp): string {
  if (!flags.includes('i')) return source;
  if (source.includes('\\')) throw new Error(`${source} cannot be written without its flag`);
  return source.replaceAll(/[a-z]/giu, (letter) => `[${letter.toUpperCase()}${letter.toLowerCase()}]`);
}
