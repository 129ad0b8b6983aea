import { InputError } from '../../../contract/errors.ts';
import type { GrammarProblem, Opened } from '../../text-position/grammar-error.ts';
import { grammarError } from '../../text-position/grammar-error.ts';

export type YamlExpected =
  | 'value'
  | 'key'
  | 'colon'
  | 'dash'
  | 'endOfLine'
  | 'endOfDocument'
  | 'documentStart'
  | 'commaOrBracket'
  | 'commaOrBrace'
  | 'closingQuote'
  | 'escape'
  | 'blockHeader'
  | 'deeperIndentation'
  | 'sameIndentation'
  | 'spaces'
  | 'newLine'
  | 'oneLine'
  | 'space'
  | 'name'
  | 'oneProperty'
  | 'directive'
  | 'tagHandle'
  | 'tagValue'
  | 'knownAnchor'
  | 'rendered'
  | 'quotes';

type YamlFound = 'tab' | 'indentation' | 'collection' | 'property' | 'marker' | 'value' | 'alias' | 'template';

type Kind = 'sequence' | 'mapping' | 'string';
export type YamlOpened = Opened<Kind>;
export type YamlProblem = GrammarProblem<YamlExpected, YamlFound, Kind>;

/** Creates the error for a text that is not valid YAML. It is for this error only; a caller that reads on counts the `others` and lists their `places`. */
export function yamlError(text: string, field: string, problem: YamlProblem): InputError {
  const { code, position, params } = grammarError('invalid-yaml', text, field, problem);
  return new InputError(code, { field, ...(position && { position }), params: { ...params, others: 0, places: '' } });
}
