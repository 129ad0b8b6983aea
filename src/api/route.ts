import { MAX_NAME_LENGTH } from '../runtime/recipe/recipe.ts';

/** What a path means. */
export type Route =
  | { readonly kind: 'description' }
  | { readonly kind: 'recipe'; readonly recipe: string }
  | { readonly kind: 'operation'; readonly tool: string; readonly operation: string | undefined; readonly extension: string | undefined };

/**
 * Reads the path of a request below the site: `/api/openapi.json`, `/api/recipes/<name>` or `/api/<tool>[/<operation>][.<extension>]`. Names are
 * only looked up, never opened as files. Undefined for any other path.
 */
export function parseRoute(path: string): Route | undefined {
  const [, , ...encoded] = path.split('/');
  const names = encoded.map(decodeName);
  if (!names.every((name) => name !== undefined && name !== '' && name.length <= MAX_NAME_LENGTH)) return undefined;
  const [first, second, third] = names;
  if (first === undefined || third !== undefined) return undefined;
  if (second === undefined && first === 'openapi.json') return { kind: 'description' };
  if (first === 'recipes') return second === undefined ? undefined : { kind: 'recipe', recipe: second };
  const { name = '', extension } = /^(?<name>[^.]*)(?:\.(?<extension>[a-z\d]{1,8}))?$/u.exec(second ?? first)?.groups ?? {};
  if (name === '') return undefined;
  return second === undefined
    ? { kind: 'operation', tool: name, operation: undefined, extension }
    : { kind: 'operation', tool: first, operation: name, extension };
}

function decodeName(encoded: string): string | undefined {
  try {
    return decodeURIComponent(encoded);
  } catch (error) {
    if (error instanceof URIError) return undefined;
    throw error;
  }
}
