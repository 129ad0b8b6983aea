import type { Prefill } from '../contract/fields.ts';
import type { Contract, ListedField, ListedOperation } from './listing.ts';

/** An input that takes texts or files of some formats: what smart paste and "Open in…" have to know of it. */
export interface Acceptor {
  readonly operation: string;
  readonly field: string;
  readonly formats: readonly string[];
  /** The format of what the operation gives. */
  readonly gives?: string;
  /** The format that it takes and gives, wanting no other text: a formatter goes before what makes something else of a text. */
  readonly keeps?: string;
  /** It takes numbers only, of this range. */
  readonly number?: { readonly isInteger: boolean; readonly min?: number; readonly max?: number };
  readonly prefill?: Prefill;
}

/** What takes a text or a file, by tool. */
export type Acceptors = Readonly<Record<string, readonly Acceptor[]>>;

/** The inputs that take a format: primary ones, or, where no tool has it as that (a patch), any. */
export function acceptorsOf(contracts: Readonly<Record<string, Contract>>): Acceptors {
  const operations = Object.values(contracts).flatMap((contract) => Object.values(contract.operations));
  const primaryFormats = new Set(operations.flatMap(({ input }) => Object.values(input).flatMap((field) => (field.primary ? formatsOf(field) : []))));
  return Object.fromEntries(
    Object.entries(contracts)
      .map(
        ([tool, contract]) => [tool, Object.entries(contract.operations).flatMap(([name, operation]) => ofOperation(name, operation, primaryFormats))] as const,
      )
      .filter(([, acceptors]) => acceptors.length > 0),
  );
}

function ofOperation(operation: string, { input, output }: ListedOperation, primaryFormats: ReadonlySet<string>): readonly Acceptor[] {
  const gives = Object.values(output).find(({ primary }) => primary)?.format;
  return Object.entries(input).flatMap(([field, declared]) => {
    const formats = formatsOf(declared).filter((format) => declared.primary || !primaryFormats.has(format));
    if (formats.length === 0) return [];
    const { kind, min, max, prefill } = declared;
    const isFormatter = gives !== 'text' && Object.values(input).every((other) => other === declared || other.format === undefined);
    return [
      {
        operation,
        field,
        formats,
        ...(gives !== undefined && { gives }),
        ...(gives !== undefined && isFormatter && formats.includes(gives) && { keeps: gives }),
        ...((kind === 'integer' || kind === 'number') && {
          number: { isInteger: kind === 'integer', ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
        }),
        ...(prefill && { prefill }),
      },
    ];
  });
}

/** The formats that an input takes; primary texts and files without one take any. */
function formatsOf({ kind, format, alsoTakes = [], primary }: ListedField): readonly string[] {
  const own = format ?? (primary && (kind === 'text' || kind === 'file') ? kind : undefined);
  return own === undefined ? alsoTakes : [own, ...alsoTakes];
}

/**
 * The tools that turn each other's results back: of two tools with one operation each, the one takes what the other gives.
 * A text of no format and what keeps its format are no such thing.
 */
export function inversesOf(contracts: Readonly<Record<string, Contract>>): Readonly<Record<string, string>> {
  const converters = Object.entries(contracts).flatMap(([tool, { operations }]) => {
    const [operation, ...others] = Object.values(operations);
    const takes = operation && Object.values(operation.input).find(({ primary }) => primary)?.format;
    const given = operation && Object.values(operation.output).find(({ primary }) => primary);
    const gives = given?.usualFormat ?? given?.format;
    return others.length > 0 || takes === undefined || gives === undefined || takes === 'text' || takes === gives ? [] : [{ tool, takes, gives }];
  });
  return Object.fromEntries(
    converters.flatMap(({ tool, takes, gives }) =>
      converters.filter((other) => other.takes === gives && other.gives === takes).map((inverse) => [tool, inverse.tool] as const),
    ),
  );
}
