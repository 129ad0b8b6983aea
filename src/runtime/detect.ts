import type { FileValue } from '../contract/values.ts';
import { readFile } from '../contract/values.ts';
import { detect as detectFormats, formats } from '../formats/registry.ts';
import { readText } from '../lib/charset/byte-order-mark.ts';
import type { ShownNode } from '../tools/unwrap/shown.ts';
import type { WireInput } from './check.ts';
import { offersFor, offersForFile } from './offers.ts';
import type { Outcome } from './run.ts';

import { UNWRAP } from './unwrap-tool.ts';

export type DetectedGrade = 'certain' | 'likely' | 'possible';

/** A format that a text or file may have. */
export interface Detected {
  /** Id of a layer of Unwrap or of a format. */
  readonly format: string;
  readonly grade: DetectedGrade;
  /** Why: a key of Unwrap's strings (`page.proof-…`), with its arguments. */
  readonly proof: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** The meaning of a short text, such as the time of a timestamp; empty without one. */
  readonly meaning: string;
  /** Ids of the tools for it, best first. */
  readonly tools: readonly string[];
}

/** What was recognized, or how the run ended that should find it. */
export type Detection = { readonly kind: 'found'; readonly found: readonly Detected[] } | Exclude<Outcome, { readonly kind: 'output' }>;

/** Runs the operation `unwrap` of the tool of that name. */
export type RunUnwrap = (
  input: WireInput,
) => Promise<Exclude<Outcome, { readonly kind: 'output' }> | { readonly kind: 'output'; readonly output: Readonly<Record<string, unknown>> }>;

const MAX_TOOLS = 5;
const GRADES: readonly DetectedGrade[] = ['certain', 'likely', 'possible'];
const GRADE_OF = { confident: 'likely', plausible: 'possible' } as const;

/** The formats of a text, or of a file, surest first; none for ordinary text. */
export async function detect(given: string | FileValue, run: RunUnwrap): Promise<Detection> {
  const text = typeof given === 'string' ? given : readText(await readFile(given));
  const outcome = await run(text === undefined ? { file: given } : { text });
  if (outcome.kind !== 'output') return outcome;
  // The operation declares what the record contains.
  const tree = outcome.output.tree as ShownNode | null;
  const all = [...readingsOf(tree), ...(text === undefined ? [] : formatsOf(text))];
  const found = all.filter(({ format }, at) => all.findIndex((other) => other.format === format) === at);
  return {
    kind: 'found',
    found: found.map((each) => ({ ...each, tools: toolsFor(given, text, each.format) })).toSorted((a, b) => GRADES.indexOf(a.grade) - GRADES.indexOf(b.grade)),
  };
}

function readingsOf(tree: ShownNode | null): readonly Detected[] {
  if (!tree) return [];
  const layers = tree.readings.map(({ layer, grade, proof, params }) => ({
    format: layer,
    grade,
    proof: `page.proof-${proof}`,
    params,
    meaning: '',
    tools: [],
  }));
  const leaves = tree.leaves.map(({ kind, value, grade }) => ({ format: kind, grade, proof: `page.leaf-${kind}`, params: {}, meaning: value, tools: [] }));
  return [...layers, ...leaves];
}

/** The formats that smart paste recognizes, without those that only describe what any text may have. */
const formatsOf = (text: string): readonly Detected[] =>
  detectFormats(text)
    .filter(({ format }) => format !== 'text' && !formats.get(format)?.isShape)
    .map(({ format, confidence }) => ({ format, grade: GRADE_OF[confidence], proof: 'page.proof-form', params: {}, meaning: '', tools: [] }));

function toolsFor(given: string | FileValue, text: string | undefined, format: string): readonly string[] {
  const offers = text === undefined ? (typeof given === 'string' ? [] : offersForFile(given, given)) : offersFor(text, { format });
  const fitting = offers.filter(({ confidence }) => confidence !== 'any-text').map(({ tool }) => tool);
  return [...new Set(fitting.filter((tool) => tool !== UNWRAP).slice(0, MAX_TOOLS)), UNWRAP];
}
