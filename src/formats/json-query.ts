import { splitWords } from '../lib/shell-words/split.ts';
import { defineFormat } from './format.ts';

const JSON_PATH = /^\$(?:\.\.?(?:\*|[\p{L}_][\p{L}\d_-]*)|\.{0,2}\[(?:[^[\]'"\n]|'[^'\n]*'|"[^"\n]*"|\[[^\]\n]*\])*\])+$/u;
/** A command line, such as `curl … | jq -r '.name'`. */
const COMMAND = /(?:^|[|;]\s*)jq\s(?:[^'"|\n]*\s)?(?:'[^']+'|"[^"]+")/u;
const JQ_PATH = /^(?:\[\s*)?\.(?:\[|"|[A-Za-z_]|\.(?![.\d/])|\s*\|)/u;
const JQ_CALL = /^(?:map|map_values|to_entries|with_entries|from_entries|group_by|sort_by|unique_by|min_by|max_by|select|paths|del|walk|reduce|limit)\b/u;
/** What no file name or selector of a style sheet has. */
const JQ_SYNTAX = /\[\]|\|\s*(?:\.|\{|\[|select|map|length|keys|sort|unique|group_by|to_entries|add|first|last|test|tostring|@\w)/u;
const JMES_PATH = /^(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)?\[(?:\*|\?[^\n]*[^\n[\]]|)\](?:\.|\[|\s*\||$)/u;
const MAX_LENGTH = 2_000;

/** Options of jq with arguments, and how many. */
const ARGUMENTS: Readonly<Record<string, number>> = {
  '--arg': 2,
  '--argjson': 2,
  '--slurpfile': 2,
  '--rawfile': 2,
  '--argfile': 2,
  '--indent': 1,
  '--from-file': 1,
  '-L': 1,
  '-f': 1,
};
const FLAGS: readonly (readonly [name: string, long: string, short: string])[] = [
  ['rawOutput', '--raw-output', 'r'],
  ['slurp', '--slurp', 's'],
  ['nullInput', '--null-input', 'n'],
];

/** The query and the options of a command line with jq. */
function commandParts(text: string): Readonly<Record<string, string | boolean>> | undefined {
  const start = /(?:^|[|;]\s*)jq\s/u.exec(text);
  const words = start ? splitWords(text.slice(start.index + start[0].length)) : undefined;
  if (!words?.ok) return undefined;
  const options: string[] = [];
  const variables: string[] = [];
  let query: string | undefined;
  for (let index = 0; index < words.value.length; index++) {
    const word = words.value[index] ?? '';
    if (/^(?:[|;&]+|\d?>+.*)$/u.test(word)) break;
    if (word.startsWith('-')) {
      const taken = words.value.slice(index + 1, (index += ARGUMENTS[word] ?? 0) + 1);
      options.push(word);
      if (word === '--arg') variables.push(taken.join('='));
      else if (word === '--argjson') variables.push(taken.join(':='));
    } else query ??= word;
  }
  if (query === undefined) return undefined;
  const flags = FLAGS.filter(([, long, short]) => options.some((option) => option === long || (/^-[A-Za-z]+$/u.test(option) && option.includes(short))));
  return {
    query,
    language: 'jq',
    ...Object.fromEntries(flags.map(([name]) => [name, true])),
    ...(variables.length > 0 && variables.every((line) => !line.includes('\n')) && { variables: variables.join('\n') }),
  };
}

function languageOf(text: string): 'jq' | 'jsonpath' | 'jmespath' | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  if (COMMAND.test(text)) return 'jq';
  if (JSON_PATH.test(text)) return 'jsonpath';
  if (JQ_PATH.test(text) && JQ_SYNTAX.test(text)) return 'jq';
  if (JQ_CALL.test(text) && /\(\s*\.|\|\s*\.|\|\s*map/u.test(text)) return 'jq';
  return JMES_PATH.test(text) && /\w/u.test(text) ? 'jmespath' : undefined;
}

/** A query of jq, JSONPath (RFC 9535) or JMESPath. */
export default defineFormat({
  parent: 'text',
  order: 96,
  looksLike: (text) => (languageOf(text) === undefined ? 'no' : 'confident'),
  samples: {
    confident: [
      '$.store.book[*].author',
      "$['store']..price",
      '.items[] | select(.price > 10)',
      "curl -s https://example.com/data.json | jq -r '.items[].name'",
      `jq -n --slurp --arg name "$NAME" --argjson age 40 '.[] | select(.age > $age)' people.json`,
      'people[?age > `20`].name',
    ],
  },
  parts: (text) => (COMMAND.test(text) ? commandParts(text) : undefined) ?? { query: text, language: languageOf(text) ?? 'jq' },
});
