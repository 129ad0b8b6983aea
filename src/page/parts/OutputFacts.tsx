import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { OperationProps, OutputName } from '../session/operation-state.ts';
import { useTool } from '../session/use-tool.ts';
import styles from '../page.module.css';
import { textOf } from '../words/text-of.ts';
import { Facts } from './Facts.tsx';

interface OutputFact<Name extends string> {
  readonly name: Name;
  /** The text to show. Default: the value, or the text of a code or flag. */
  readonly text?: string | undefined;
  /** The text to copy. Default: the displayed text. */
  readonly copied?: string;
}

interface OutputFactsProps<Op extends Operation> extends OperationProps<Op> {
  /** The outputs, in order: texts, which can be copied, or flags. Those without text are omitted, and so are flags before the first result. */
  readonly facts: readonly (OutputName<Op> | OutputFact<OutputName<Op>>)[];
}

/** Results as a list of names and values. */
export function OutputFacts<Op extends Operation>(props: OutputFactsProps<Op>): ReactNode;
export function OutputFacts({ operation, facts }: OutputFactsProps<Operation>): ReactNode {
  const tool = useTool();
  const { operation: declared, output, words, hasOutput } = operation;

  function wordsOf(name: string): string {
    const field = declared.output[name];
    if (field?.kind === 'flag') return hasOutput ? tool.words.t(output[name] === true ? 'values.yes' : 'values.no') : '';
    const text = textOf(output[name]);
    return field?.kind === 'text' && field.codes && text !== '' ? words.code(name, text) : text;
  }

  return (
    <Facts
      facts={facts.map((given) => {
        const { name, text = wordsOf(name), copied = text } = typeof given === 'string' ? { name: given } : given;
        const value = text !== '' && (
          <output className={operation.isDimmed ? styles.stale : undefined} data-operation={operation.name} data-field={name}>
            {text}
          </output>
        );
        // Nobody copies a yes or no.
        return { label: words.output(name), value, ...(declared.output[name]?.kind !== 'flag' && { copied }) };
      })}
    />
  );
}
