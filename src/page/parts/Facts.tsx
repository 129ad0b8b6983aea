import type { ReactNode } from 'react';
import look from '../look.module.css';
import { CopiedValue } from '../outputs/CopiedValue.tsx';
import { useLimit } from '../outputs/use-limit.tsx';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** Sets the label as code, for names that programs know. */
  readonly isCode?: boolean;
  /** An explanation of the label, shown below it. */
  readonly hint?: string;
  /** Facts with an empty value are omitted. */
  readonly value: ReactNode;
  /** The text that the fact's Copy button copies; without this, the fact has no Copy button. */
  readonly copied?: string;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** Name of the output that the facts show, as `data-value` of the list. */
  readonly name?: string;
}

const SHOWN_AT_A_TIME = 100;

/** A list of names and values, in two columns if there is space. Of many, the first are shown, and more on request. */
export function Facts({ facts, name }: FactsProps) {
  const rows = facts.filter(({ value }) => Boolean(value));
  const { limit, more } = useLimit(rows.length, SHOWN_AT_A_TIME);
  return (
    <>
      <dl className={styles.facts} data-value={name}>
        {rows.slice(0, limit).map((fact, index) => (
          <FactRow key={index} {...fact} />
        ))}
      </dl>
      {more}
    </>
  );
}

const FactRow = ({ label, isCode = false, hint = '', value, copied }: Fact) => (
  <div>
    <dt>
      {isCode ? <code>{label}</code> : label}
      {hint !== '' && <span className={look.hint}>{hint}</span>}
    </dt>
    <dd>
      {copied === undefined ? (
        value
      ) : (
        <CopiedValue label={label} text={copied} copyOnly>
          {value}
        </CopiedValue>
      )}
    </dd>
  </div>
);
