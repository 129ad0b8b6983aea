import type { Compile } from './engine.ts';
import { Refusal } from './engine.ts';

/** RE2, as in Go, by a port to JavaScript. */
export async function loadRe2(): Promise<Compile> {
  // A chunk of its own, with a budget of its own.
  const { RE2JS, RE2JSException } = await import('re2js');
  const compileOrRefuse = (pattern: string, options: number) => {
    try {
      return RE2JS.compile(pattern, options);
    } catch (error) {
      if (!(error instanceof RE2JSException)) throw error;
      throw new Refusal(error.message.replace(/^error parsing regexp: /u, ''), { cause: error });
    }
  };
  const options = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL, g: 0, u: 0, v: 0, y: 0 } as const;
  return (pattern, flags) => {
    const expression = compileOrRefuse(
      pattern,
      flags.reduce((all, flag) => all | options[flag], 0),
    );
    const names = new Map(Object.entries(expression.namedGroups()).map(([name, index]) => [index, name]));
    return (text) => {
      const matcher = expression.matcher(text);
      if (!matcher.find() || (flags.includes('y') && matcher.start() > 0)) return undefined;
      const groups = Array.from({ length: expression.groupCount() }, (_, index) => ({ name: names.get(index + 1) ?? '', value: matcher.group(index + 1) }));
      return { start: matcher.start(), value: matcher.group() ?? '', groups };
    };
  };
}
