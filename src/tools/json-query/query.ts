import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { readDocument } from '../../formats/readers/any-document.ts';
import type { Document } from '../../lib/document/document.ts';
import { Source } from '../../lib/document/document.ts';
import { readJson, writeJson } from '../../lib/document/json/json.ts';
import type { DocumentFormat } from '../../lib/document/fields.ts';
import type { DocumentValue } from '../../lib/document/value.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type * as fields from './fields.ts';
import type { Language, OwnWarning } from './languages.ts';
import { calculates, findRounded, findUnsafe, restoreNotation } from './numbers.ts';
import type { Rounded } from './numbers.ts';
import { findMalformed, replaceMalformed } from './surrogates.ts';
import { normalizedPath } from './write-path.ts';

interface QueryInput {
  readonly input: string;
  readonly query: string;
  readonly language: Language;
  readonly inputFormat: DocumentFormat | 'auto';
  readonly slurp: boolean;
  readonly indent: number;
  readonly rawOutput: boolean;
  readonly nullInput: boolean;
  readonly variables: string;
}

type Output = OutputValues<typeof fields.query.output>;
type Warning = Output['warnings'][number];

/** What a query returns: values, each with its path if the language has paths, and messages that it wrote. */
interface Found {
  readonly values: readonly DocumentValue[];
  readonly paths: readonly string[];
  /** Each with its place in the document, if it is about a part of it. */
  readonly messages: readonly { readonly code: 'message' | 'surrogate-replaced'; readonly detail: string; readonly at: number | undefined }[];
  readonly comparesRounded: boolean;
  /** Whether the values are a list as a whole, not one after the other. */
  readonly isList: boolean;
}

const NOTHING = { paths: [], messages: [], comparesRounded: false, isList: false } as const;

/** Runs a query on a document of any format. Numbers that it only moves keep every digit. */
export async function queryDocument(input: QueryInput, context: RunContext): Promise<Output> {
  const document = await readDocument(input.input, 'input', { format: input.inputFormat }, context);
  const { values, paths, messages, comparesRounded, isList } = await find[input.language](document, input, context);
  const { output, warnings } = await writeResults(isList && !input.rawOutput ? [listOf(values)] : values, input, document.source, context);
  const locator = new Locator(document.source.text);
  const own = (code: Warning['code'], detail: string, at?: number): Warning => ({
    code,
    path: '',
    ...(at === undefined ? NOWHERE : locator.locate(at)),
    detail,
  });
  // The other languages do not round.
  const rounded = (input.language === 'jq' ? roundedBy(input.query, values, document) : []).map(({ token, source, written = source?.token }) =>
    own('number-rounded', written === undefined ? token : `${written} → ${token}`, source?.at),
  );
  return {
    output,
    resultCount: values.length,
    matches: paths.map((path, index) => ({ path, ...locator.locate(values[index]?.at ?? 0) })),
    warnings: [
      ...rounded,
      ...(comparesRounded ? [own('compared-rounded', '')] : []),
      ...messages.map(({ code, detail, at }) => own(code, detail, at)),
      ...warnings,
    ],
  };
}

const NOWHERE = { line: 0, column: 0 } as const;

/** Numbers in the results that were rounded; else one that a calculation may have rounded before it had its result. */
function roundedBy(filter: string, values: readonly DocumentValue[], { roots }: Document): readonly Rounded[] {
  const found = findRounded(values, roots, filter);
  if (found.length > 0 || !calculates(filter)) return found;
  const unsafe = findUnsafe(roots, filter);
  return unsafe ? [unsafe] : [];
}

const listOf = (items: readonly DocumentValue[]): DocumentValue => ({ kind: 'sequence', items, at: 0 });

/** One document, or the list of all documents of a text. */
const rootOf = ({ roots }: Document): DocumentValue => (roots.length === 1 && roots[0] ? roots[0] : listOf(roots));

type Find = (document: Document, input: QueryInput, context: RunContext) => Promise<Found>;

const find: Readonly<Record<Language, Find>> = {
  async jq(document, input, context) {
    const { queryJq, SKIPPED, tooDeep } = await context.load(() => import('./jq/query-jq.ts'));
    const { output: compact } = await writeJson(document, { indent: 0, indentWith: 'space' }, context);
    const { output, messages } = await queryJq(replaceMalformed(compact), input, context);
    // In a string it is inside quotation marks.
    if (output.includes(SKIPPED) && output.replaceAll(/"(?:[^"\\]|\\.)*"/gu, '').includes(SKIPPED)) throw tooDeep();
    const { roots } = await readJson(output, 'query', { syntax: 'json-lines', duplicateKeys: 'keep' }, context);
    const malformed = findMalformed(document.roots, [input.query, input.variables]);
    return {
      ...NOTHING,
      values: /\dE[-+]?\d/u.test(output) ? restoreNotation(roots, document.roots) : roots,
      messages: [
        ...(malformed ? [{ code: 'surrogate-replaced' as const, ...malformed }] : []),
        ...messages.map(({ text, document: count }) => ({
          code: 'message' as const,
          detail: text,
          at: count === undefined || input.slurp ? undefined : document.roots[count - 1]?.at,
        })),
      ],
    };
  },
  async jsonpath(document, { query }, { load }) {
    const { queryJsonPath } = await load(() => import('./json-path.ts'));
    const matches = queryJsonPath(query, rootOf(document));
    return {
      ...NOTHING,
      values: matches.map(({ value }) => value),
      paths: matches.map(({ path }) => normalizedPath(path)),
      comparesRounded: /\?[^]*[=<>]/u.test(query) && findUnsafe(document.roots, query) !== undefined,
      isList: true,
    };
  },
  async jmespath(document, { query }, { load }) {
    const { queryJmesPath } = await load(() => import('./jmespath/evaluate.ts'));
    const value = queryJmesPath(query, rootOf(document));
    return value.kind === 'sequence' ? { ...NOTHING, values: value.items, isList: true } : { ...NOTHING, values: [value] };
  },
};

interface Written {
  readonly output: string;
  readonly warnings: readonly Warning[];
}

/** Writes the values one after the other; strings as they are if the output is raw. */
async function writeResults(values: readonly DocumentValue[], { indent, rawOutput }: QueryInput, source: Source, context: RunContext): Promise<Written> {
  const write = async (roots: readonly DocumentValue[]): Promise<string> =>
    (await writeJson({ roots, count: roots.length, source }, { indent, indentWith: 'space' }, context)).output;
  const lines: string[] = [];
  let waiting: DocumentValue[] = [];
  for (const value of values) {
    if (!rawOutput || value.kind !== 'string') waiting.push(value);
    else {
      if (waiting.length > 0) lines.push(await write(waiting));
      waiting = [];
      lines.push(value.text);
    }
  }
  if (waiting.length > 0) lines.push(await write(waiting));
  return {
    output: lines.join('\n'),
    warnings: source.warnings.listOf<Exclude<Warning['code'], '' | OwnWarning>>(),
  };
}
