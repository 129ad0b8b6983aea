import type { ReactNode } from 'react';
import { CopyButton } from '../CopyButton.tsx';
import look from '../look.module.css';
import styles from './facts.module.css';

export interface Fact {
  readonly label: string;
  /** The label is a name that programs know. */
  readonly isCode?: boolean;
  /** What the label means, below it. */
  readonly hint?: string;
  /** A fact without a value is left out. */
  readonly value: ReactNode;
  /** What its Copy button copies; there is none without it. */
  readonly copied?: string;
}

interface FactsProps {
  readonly facts: readonly Fact[];
  /** The output that they show: the list's `data-value`. */
  readonly name?: string;
}

/** What is known of a thing: names and values, two columns where there is room. */
export const Facts = ({ facts, name }: FactsProps) => (
  <dl className={styles.facts} data-value={name}>
    {facts
      .filter(({ value }) => Boolean(value))
      .map(({ label, isCode = false, hint = '', value, copied }, index) => (
        <div key={index}>
          <dt>
            {isCode ? <code>{label}</code> : label}
            {hint !== '' && <span className={look.hint}>{hint}</span>}
          </dt>
          <dd>{value}</dd>
          {copied !== undefined && (
            <dd>
              <CopyButton label={label} text={() => copied} iconOnly />
            </dd>
          )}
        </div>
      ))}
  </dl>
);
