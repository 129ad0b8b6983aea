import { InputError } from '../../contract/errors.ts';
import { scanJson } from '../../lib/json-text/scan.ts';

/** Returns the value of a JSON text; `undefined`, which is not a JSON value, if the text is not JSON. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether the text is JSON or the beginning of JSON: its only error may be that it ends too early. */
export function isJsonBeginning(text: string): boolean {
  try {
    scanJson(text, {}, () => undefined);
    return true;
  } catch (error) {
    if (error instanceof InputError) return error.params['reason'] === 'end';
    throw error;
  }
}

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null && !Array.isArray(value);

export const isObjectOrArray = (value: unknown): boolean => typeof value === 'object' && value !== null;
