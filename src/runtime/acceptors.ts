import type { Prefill } from '../contract/fields.ts';
import type { Contract, ListedField, ListedOperation } from './listing.ts';

/** An input that accepts texts or files of some formats, as smart paste and "Open in…" see it. */
export interface Acceptor {
  readonly operation: string;
  readonly field: string;
  readonly formats: readonly string[];
  /** Format of the operation's primary output. */
  readonly gives?: string;
  /** The format that the operation both accepts and returns, without needing another text: such formatters are offered before converters. */
  readonly keeps?: string;
  /** The input accepts only numbers in this range. */
  readonly number?: { readonly isInteger: boolean; readonly min?: number; readonly max?: number };
  readonly prefill?: Prefill;
}

/** Tool id → its acceptors. */
export type Acceptors = Readonly<Record<string, readonly Acceptor[]>>;

/** The acceptors of all tools: primary inputs, and other inputs for formats, such as patches, that no primary input accepts. */
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

/** The formats that an input accepts. A text without a declared format, such as a query or a name, is not what people paste. */
const formatsOf = ({ format, alsoTakes = [] }: ListedField): readonly string[] => (format === undefined ? alsoTakes : [format, ...alsoTakes]);

/**
 * Pairs of inverse tools: both have one operation, and each accepts the format that the other returns. Operations
 * without formats and formatters, which return what they accept, do not count.
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
