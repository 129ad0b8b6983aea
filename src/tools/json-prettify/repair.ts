import { JSONRepairError, jsonrepair } from 'jsonrepair';
import { InputError } from '../../contract/errors.ts';
import type { JsonSyntax } from '../../lib/document/json-reader.ts';
import { MAX_DEPTH } from '../../lib/document/value.ts';

/**
 * Mends what is not JSON; in JSON Lines, each line by itself.
 * @throws `fault`, the first fault of the text, if it is beyond mending
 */
export function repairJson(text: string, syntax: JsonSyntax, fault: InputError): string {
  if (syntax !== 'json-lines') return mend(text, fault);
  return text
    .split(/\r\n|[\n\r]/u)
    .map((line) => (isJson(line) ? line : mend(line, fault).replace(/[\n\r]+/gu, ' ')))
    .join('\n');
}

function mend(text: string, fault: InputError): string {
  try {
    return jsonrepair(text);
  } catch (error) {
    if (error instanceof JSONRepairError) throw fault;
    // jsonrepair calls itself for each level, and this is how its stack ends.
    if (error instanceof RangeError) throw new InputError('too-deeply-nested', { field: 'input', params: { limit: MAX_DEPTH, reason: 'repair' } });
    throw error;
  }
}

// A blank line is nothing to mend.
function isJson(line: string): boolean {
  if (line.trim() === '') return true;
  try {
    JSON.parse(line);
    return true;
  } catch (error) {
    if (error instanceof SyntaxError) return false;
    throw error;
  }
}
