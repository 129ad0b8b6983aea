import { RE2JS, RE2JSException } from 're2js';
import type { Compile } from './engine.ts';
import { Refusal } from './engine.ts';

/** RE2, as in Go, by a port to JavaScript. */
export const compileRe2: Compile = (pattern, flags) => {
  const options = [flags.includes('i') ? RE2JS.CASE_INSENSITIVE : 0, flags.includes('m') ? RE2JS.MULTILINE : 0, flags.includes('s') ? RE2JS.DOTALL : 0].reduce(
    (all, option) => all | option,
    0,
  );
  const expression = compileOrRefuse(pattern, options);
  const names = new Map(Object.entries(expression.namedGroups()).map(([name, index]) => [index, name]));
  return (text) => {
    const matcher = expression.matcher(text);
    if (!matcher.find() || (flags.includes('y') && matcher.start() > 0)) return undefined;
    const groups = Array.from({ length: expression.groupCount() }, (_, index) => ({ name: names.get(index + 1) ?? '', value: matcher.group(index + 1) }));
    return { start: matcher.start(), value: matcher.group() ?? '', groups };
  };
};

function compileOrRefuse(pattern: string, options: number): RE2JS {
  try {
    return RE2JS.compile(pattern, options);
  } catch (error) {
    if (!(error instanceof RE2JSException)) throw error;
    throw new Refusal(error.message.replace(/^error parsing regexp: /u, ''), { cause: error });
  }
}
