import { InputError, unlessRefused } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { implement } from '../../contract/operations.ts';
import { matching, parsePattern } from '../../lib/regex/compile.ts';
import type { Flag } from '../../lib/regex/flags.ts';
import type json from '../../lib/document/json/strings/en.json';
import type documents from '../../lib/document/strings/en.json';
import type regex from '../../lib/regex/strings/en.json';
import { capturingGroups } from '../../lib/regex/syntax.ts';
import { explainPattern, sayFrom } from './explain.ts';
import * as fields from './fields.ts';
import { findMatches } from './matches.ts';
import { hasForeignReference, readTyped } from './typed.ts';
import { readEscapes, replaceMatches, splitText } from './rewrite.ts';
import type { TestRow } from './test-file.ts';
import { parseTestFile } from './test-file.ts';
import type en from './strings/en.json';

// A larger diagram is not readable.
const MAX_DRAWN_NODES = 600;

export default implement<typeof fields, typeof en & typeof regex & typeof json & typeof documents>(fields, {
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
  async test({ tests, pattern: typed, flags: chosen, engines }, context) {
    const { pattern, flags, rows } = await readTests(tests, typed, chosen, context);
    if (engines.length === 0) throw new InputError('no-engine', { field: 'engines' });
    const { compileWith, evaluate, loadEngines } = await context.load(() => import('./evaluate.ts'));
    const loaded = await context.load(() => loadEngines(engines));
    const states = compileWith(loaded, pattern, flags);
    const results = matching(pattern, () => evaluate(states, rows, pattern, flags)).map(({ row, found, difference, ...result }) => ({
      ...result,
      row,
      expect: rows[row - 1]?.expect ?? 'match',
      text: rows[row - 1]?.text ?? '',
      match: found?.value ?? null,
      start: found?.start ?? null,
      group: difference?.group ?? '',
      expected: difference?.expected ?? null,
      actual: difference?.actual ?? null,
      at: difference?.at ?? null,
    }));
    const failures = results.filter(({ verdict }) => verdict !== 'pass');
    return {
      verdict: results.length === 0 ? '' : failures.length === 0 ? 'pass' : 'fail',
      passed: results.length - failures.length,
      failed: failures.length,
      failures,
      results,
      engines: states.map(({ engine, find, reason, construct, instead }) => ({ engine, accepts: find !== undefined, reason, construct, instead })),
    };
  },
  async testFile({ tests, pattern: typed, flags: chosen, language }, context) {
    const { pattern, flags, rows } = await readTests(tests, typed, chosen, context);
    const { testCode } = await import('./test-code.ts');
    return { code: testCode(language, { pattern, flags, tests: rows }) };
  },
  async check({ pattern: typed, flags: chosen }, { now, load }) {
    const { expression, pattern, flags, notes, offset } = readTyped(typed, chosen);
    const { checkPattern, loadChecker, timeAttack } = await load(() => import('./redos.ts'));
    await load(loadChecker);
    const { growth, degree, attack, hotspots, reason } = await checkPattern(pattern, flags);
    return {
      verdict: growth,
      // 0 if the growth is not polynomial.
      degree: degree ?? 0,
      attack: attack?.text(attack.count) ?? '',
      expression: attack?.expression ?? '',
      times: attack ? matching(pattern, () => timeAttack(expression, attack, growth, now)) : [],
      hotspots: hotspots.map(({ start, end }) => ({ start: start + offset, end: end + offset, source: pattern.slice(start, end) })),
      reason,
      notes,
    };
  },
});

interface Tests {
  readonly pattern: string;
  readonly flags: readonly Flag[];
  readonly rows: readonly TestRow[];
}

/** Reads tests, with the pattern that was typed or, if there is none, that of the file. */
async function readTests(tests: string, typed: string, chosen: readonly Flag[], context: RunContext): Promise<Tests> {
  const file = await parseTestFile(tests, async (text) => {
    const { readJson } = await import('../../lib/document/json/json.ts');
    await readJson(text, 'tests', { syntax: 'json', duplicateKeys: 'keep' }, context);
  });
  if (typed === '' && file.pattern !== undefined) return { pattern: file.pattern, flags: file.flags ?? [], rows: file.tests };
  const { pattern, flags } = unlessRefused(() => readTyped(typed, chosen)) ?? { pattern: typed, flags: chosen };
  return { pattern, flags, rows: file.tests };
}
