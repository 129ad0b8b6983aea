import { InputError } from '../../../contract/errors.ts';
import { tryParseJson } from '../../../lib/json-text/json-text.ts';

interface Variables {
  readonly strings: ReadonlyMap<string, string>;
  readonly values: ReadonlyMap<string, string>;
}

/** JSON texts are arguments of the program, which have to fit on its stack. */
const MAX_UNITS = 8_000;

/**
 * Reads variables, one per line: `name=text`, or `name:=json` as in HTTPie.
 * @throws InputError `invalid-variable` with line and column
 */
export function readVariables(text: string): Variables {
  const strings = new Map<string, string>();
  const values = new Map<string, string>();
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const { name, isValue, content = '' } = /^\s*\$?(?<name>[A-Za-z_]\w*)\s*(?<isValue>:?)=(?<content>.*?)\r?$/u.exec(line)?.groups ?? {};
    const refusal = (reason: 'form' | 'json' | 'long'): InputError => {
      const position = { line: index + 1, column: 1 };
      return new InputError('invalid-variable', { field: 'variables', position, params: { ...position, reason, limit: MAX_UNITS } });
    };
    if (name === undefined) throw refusal('form');
    // The last line of a name counts.
    strings.delete(name);
    values.delete(name);
    if (isValue === '') strings.set(name, content);
    else if (content.length > MAX_UNITS) throw refusal('long');
    else if (tryParseJson(content) === undefined) throw refusal('json');
    else values.set(name, content.trim());
  }
  return { strings, values };
}
