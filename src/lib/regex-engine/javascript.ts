import { InputError } from '../../contract/errors.ts';
import { compile, parsePattern } from '../regex/compile.ts';
import { capturingGroups } from '../regex/syntax.ts';
import type { Compile } from './engine.ts';
import { Refusal } from './engine.ts';

/** The engine of this browser, or of Node. */
export const compileJavaScript: Compile = (pattern, flags) => {
  try {
    const expression = compile(
      pattern,
      flags.filter((flag) => flag !== 'g'),
    );
    const names = pattern.includes('(?<') ? capturingGroups(parsePattern(pattern, flags)).map(({ name }) => name ?? '') : [];
    return (text) => {
      expression.lastIndex = 0;
      const found = expression.exec(text);
      if (!found) return undefined;
      const values: readonly (string | undefined)[] = found.slice(1);
      return { start: found.index, value: found[0], groups: values.map((value, index) => ({ name: names[index] ?? '', value: value ?? null })) };
    };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    throw new Refusal(error.code === 'conflicting-flags' ? 'The flags u and v cannot be combined' : String(error.params.reason), { cause: error });
  }
};
