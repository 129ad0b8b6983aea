import { InputError } from '../../contract/errors.ts';
import { implement } from '../../contract/operations.ts';
import { matching, parsePattern } from '../../lib/regex/compile.ts';
import type regex from '../../lib/regex/strings/en.json';
import { capturingGroups } from '../../lib/regex/syntax.ts';
import { explainPattern, sayFrom } from './explain.ts';
import * as fields from './fields.ts';
import { findMatches } from './matches.ts';
import { hasForeignReference, readTyped } from './typed.ts';
import { readEscapes, replaceMatches, splitText } from './rewrite.ts';
import type en from './strings/en.json';

// A larger diagram is not readable.
const MAX_DRAWN_NODES = 600;

export default implement<typeof fields, typeof en & typeof regex>(fields, {
  match({ pattern: typed, flags: chosen, text, limit }) {
    const { expression, pattern, flags, notes } = readTyped(typed, chosen, text);
    // Unnamed groups, the common case, need no syntax tree.
    const names = pattern.includes('(?<') ? capturingGroups(parsePattern(pattern, flags)).map(({ name }) => name ?? '') : [];
    const { count, matches, groups } = matching(pattern, () => findMatches(text, expression, names, limit));
    return { matchCount: count, matches, groups, truncated: count > matches.length, notes };
  },
  replace({ pattern: typed, flags, text, replacement, expandEscapes }) {
    const { expression, pattern, notes } = readTyped(typed, flags, text);
    const replaced = matching(pattern, () => replaceMatches(text, expression, expandEscapes ? readEscapes(replacement) : replacement));
    return { ...replaced, notes: hasForeignReference(replacement) ? [...notes, 'backslash-reference'] : [...notes] };
  },
  split({ pattern: typed, flags, text, limit }) {
    const { expression, pattern, notes } = readTyped(typed, flags, text);
    return { parts: matching(pattern, () => splitText(text, expression, limit)), notes };
  },
  async explain({ pattern: typed, flags: chosen }, { reference }) {
    const { expression, pattern, flags, notes, offset } = readTyped(typed, chosen);
    const literal = String(expression);
    const tree = parsePattern(pattern, flags);
    const say = sayFrom(reference);
    const { drawDiagram } = await import('./diagram.ts');
    return matching(pattern, () => {
      const groups = capturingGroups(tree);
      const explanation = explainPattern(tree, flags, say);
      return {
        explanation: explanation.map((row) => ({ ...row, start: row.start + offset, end: row.end + offset })),
        diagram: explanation.length > MAX_DRAWN_NODES ? null : { svg: drawDiagram(tree, flags, say('diagram', { literal }), say) },
        literal,
        groupCount: groups.length,
        groupNames: groups.flatMap(({ name }) => name ?? []),
        notes,
      };
    });
  },
  async sample({ pattern: typed, flags: chosen, count }, { randomBytes }) {
    const { pattern, flags, notes } = readTyped(typed, chosen);
    const { drawSamples } = await import('./sample.ts');
    const tree = parsePattern(pattern, flags);
    const samples = matching(pattern, () => drawSamples({ pattern: tree, flags, randomBytes }, count));
    if (samples.length === 0) throw new InputError('cannot-generate', { field: 'pattern' });
    return { samples: samples.join('\n'), notes };
  },
});
