import type { AST } from '@eslint-community/regexpp';
import type { Flag } from '../../lib/regex/flags.ts';
import { capturingGroups, withRuns } from '../../lib/regex/syntax.ts';
import type { Say } from './explain.ts';
import type { Track } from './railroad.ts';
import { choice, drawing, frame, loop, sequence, station } from './railroad.ts';

/** Draws a pattern as a railroad diagram. Every path along the lines spells a matching string, lookaround aside. */
export function drawDiagram(pattern: AST.Pattern, flags: readonly Flag[], title: string, say: Say): string {
  const numbers = new Map(capturingGroups(pattern).map((group, index) => [group, index + 1]));
  const isMultiline = flags.includes('m');

  const alternatives = (all: readonly AST.Alternative[]): Track =>
    choice(
      all.map(({ elements }) => sequence(withRuns(elements).map((element) => (element.type === 'Run' ? station(element.text, 'text') : trackOf(element))))),
    );

  function trackOf(element: AST.Element): Track {
    switch (element.type) {
      case 'Character':
        return station(element.raw, 'text');
      case 'CharacterSet':
      case 'CharacterClass':
      case 'ExpressionCharacterClass':
        return station(element.raw, 'set');
      case 'Quantifier':
        return quantified(element);
      case 'CapturingGroup':
        return frame(
          alternatives(element.alternatives),
          say(element.name === null ? 'group' : 'named-group', { number: numbers.get(element) ?? 0, name: element.name ?? '' }),
        );
      case 'Group':
        return element.modifiers
          ? frame(alternatives(element.alternatives), say('modified-group', { modifiers: element.modifiers.raw }))
          : alternatives(element.alternatives);
      case 'Backreference':
        return station(say(typeof element.ref === 'number' ? 'back-reference' : 'named-reference', { group: element.ref }), 'set');
      case 'Assertion':
        return assertion(element);
    }
  }

  function assertion(node: AST.Assertion): Track {
    if (node.kind === 'lookahead' || node.kind === 'lookbehind')
      return frame(alternatives(node.alternatives), say(node.negate ? `no-${node.kind}` : node.kind));
    if (node.kind === 'word') return station(say(node.negate ? 'no-word-boundary' : 'word-boundary'), 'place');
    return station(say(`${isMultiline ? 'line' : 'text'}-${node.kind}`), 'place');
  }

  function quantified({ min, max, greedy, element, raw }: AST.Quantifier): Track {
    const times = raw.slice(element.raw.length);
    // The bypass line already shows that it is optional.
    return loop(trackOf(element), { isOptional: min === 0, isRepeated: max > 1, label: `${times}${greedy ? '' : ` ${say('lazy-label')}`}` });
  }

  return drawing(alternatives(pattern.alternatives), title);
}
