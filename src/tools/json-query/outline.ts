import type { OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import type { DocumentFormat } from '../../lib/document/fields.ts';
import { readDocument } from '../../formats/readers/any-document.ts';
import { toCompactJson } from '../../lib/document/json/text.ts';
import type { Step } from '../../lib/document/shape.ts';
import { listShapes, shapeOf, valueTypes } from '../../lib/document/shape.ts';
import { sheetOf } from './cheat-sheet.ts';
import type * as fields from './fields.ts';
import type { Language } from './languages.ts';
import { writePath } from './write-path.ts';

interface OutlineInput {
  readonly input: string;
  readonly inputFormat: DocumentFormat | 'auto';
  readonly language: Language;
  readonly slurp: boolean;
}

const MAX_EXAMPLE = 80;

/** Describes a document, with a query for each of its parts. */
export async function outlineDocument(
  { input, inputFormat, language, slurp }: OutlineInput,
  context: RunContext,
): Promise<OutputValues<typeof fields.outline.output>> {
  const { roots } = await readDocument(input, 'input', { format: inputFormat }, context);
  const isList = language === 'jq' ? slurp : roots.length !== 1;
  const { root, truncated } = shapeOf(isList ? [{ kind: 'sequence', items: roots, at: 0 }] : roots);
  return {
    structure: listShapes(root).map((shape) => ({
      query: writePath[language](shape.path),
      name: nameOf(shape.path.at(-1)),
      level: shape.path.length + 1,
      types: valueTypes.filter((type) => shape.types.has(type)),
      count: shape.count,
      example: shape.example ? toCompactJson(shape.example).slice(0, MAX_EXAMPLE) : '',
    })),
    truncated,
    sheet: sheetOf(root, language),
  };
}

const nameOf = (step: Step | undefined): string => (step === undefined ? '' : typeof step === 'object' ? '[]' : String(step));
