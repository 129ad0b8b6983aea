import { InputError } from '../../contract/errors.ts';
import { scanJson } from '../../lib/json-text/scan.ts';

/** The value of a JSON text, or `undefined`: no JSON value is that. */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

/** Whether a text may go on as JSON: nothing in it is wrong but that it ends. */
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
