import { defineFormat } from './format.ts';

const JSON_PATH = /^\$(?:\.\.?(?:\*|[\p{L}_][\p{L}\d_-]*)|\.{0,2}\[(?:[^[\]'"\n]|'[^'\n]*'|"[^"\n]*"|\[[^\]\n]*\])*\])+$/u;
/** A command line, such as `curl … | jq -r '.name'`. */
const COMMAND = /(?:^|[|;]\s*)jq\s(?:[^'"|\n]*\s)?(?:'(?<single>[^']+)'|"(?<double>[^"]+)")/u;
const JQ_PATH = /^(?:\[\s*)?\.(?:\[|"|[A-Za-z_]|\.(?![.\d/])|\s*\|)/u;
const JQ_CALL = /^(?:map|map_values|to_entries|with_entries|from_entries|group_by|sort_by|unique_by|min_by|max_by|select|paths|del|walk|reduce|limit)\b/u;
/** What no file name or selector of a style sheet has. */
const JQ_SYNTAX = /\[\]|\|\s*(?:\.|\{|\[|select|map|length|keys|sort|unique|group_by|to_entries|add|first|last|test|tostring|@\w)/u;
const JMES_PATH = /^(?:[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*)?\[(?:\*|\?[^\n]*[^\n[\]]|)\](?:\.|\[|\s*\||$)/u;
const MAX_LENGTH = 2_000;

/** The query in a command line, or the text itself. */
const queryIn = (text: string): string => {
  const { single, double } = COMMAND.exec(text)?.groups ?? {};
  return single ?? double ?? text;
};

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
      'people[?age > `20`].name',
    ],
  },
  parts: (text) => ({ query: queryIn(text), language: languageOf(text) ?? 'jq' }),
});
