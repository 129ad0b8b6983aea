import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { compile, matching, parsePattern } from '../../lib/regex/compile.ts';
import type regex from '../../lib/regex/strings/en.json';
import { capturingGroups } from '../../lib/regex/syntax.ts';
import { drawDiagram } from './diagram.ts';
import { explainPattern, sayFrom } from './explain.ts';
import * as fields from './fields.ts';
import { findMatches } from './matches.ts';
import { readEscapes, replaceMatches, splitText } from './rewrite.ts';
import { drawSamples } from './sample.ts';
import type en from './strings/en.json';

// A diagram of more is too large to be read.
const MAX_DRAWN_NODES = 600;

export default implement<typeof fields, typeof en & typeof regex>(fields, {
  match({ pattern, flags, text, limit }) {
    const expression = compile(pattern, flags);
    // Groups without names, which are most, need no syntax tree.
    const names = pattern.includes('(?<') ? capturingGroups(parsePattern(pattern, flags)).map(({ name }) => name ?? '') : [];
    const { count, matches, groups } = matching(pattern, () => findMatches(text, expression, names, limit));
    return { matchCount: count, matches, groups, truncated: count > matches.length };
  },
  replace({ pattern, flags, text, replacement, expandEscapes }) {
    const expression = compile(pattern, flags);
    return matching(pattern, () => replaceMatches(text, expression, expandEscapes ? readEscapes(replacement) : replacement));
  },
  split({ pattern, flags, text, limit }) {
    const expression = compile(pattern, flags);
    return { parts: matching(pattern, () => splitText(text, expression, limit)) };
  },
  explain({ pattern, flags }, { reference }) {
    const literal = String(compile(pattern, flags));
    const tree = parsePattern(pattern, flags);
    const say = sayFrom(reference);
    return matching(pattern, () => {
      const groups = capturingGroups(tree);
      const explanation = explainPattern(tree, flags, say);
      return {
        explanation,
        diagram: explanation.length > MAX_DRAWN_NODES ? null : { svg: drawDiagram(tree, flags, say('diagram', { literal }), say) },
        literal,
        groupCount: groups.length,
        groupNames: groups.flatMap(({ name }) => name ?? []),
      };
    });
  },
  sample({ pattern, flags, count }, { randomBytes }) {
    compile(pattern, flags);
    const tree = parsePattern(pattern, flags);
    const samples = matching(pattern, () => drawSamples({ pattern: tree, flags, randomBytes }, count));
    if (samples.length === 0) throw new InputError('cannot-generate', { field: 'pattern' });
    return { samples: samples.join('\n') };
  },
});
