import { useId, useState } from 'react';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { colourOf } from '../../../page/parts/ColouredParts.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextBox } from '../../../ui/input-text/TextBox.tsx';
import type { DialectRules } from '../dialects.ts';
import { boundsOf, DAYS, MONTHS, rulesOf } from '../dialects.ts';
import type * as fields from '../fields.ts';
import type { Part } from '../parts.ts';
import { partsOf } from '../parts.ts';
import type en from '../strings/en.json';
import type { Dialect, FieldName } from '../terms.ts';
import styles from './crontab.module.css';

interface FieldBoxesProps extends OperationProps<typeof fields.explain> {
  /** Where the caret stands in the expression, in UTF-16 code units; undefined while it stands elsewhere. */
  readonly caret: number | undefined;
}

/** In UTF-16 code units. No schedule is longer, and the page is not to look for the fields of a megabyte. */
const MAX_LENGTH = 10_000;

/** A box for each field of the schedule: what is typed there goes into the expression, and the other way round. */
export function FieldBoxes({ operation, caret }: FieldBoxesProps) {
  const words = useWords<typeof en>();
  const id = useId();
  const [typed, setTyped] = useState<{ readonly name: FieldName; readonly text: string }>();
  const { input, output, problem, isStale } = operation;
  const dialect = input.dialect === 'auto' ? output.dialect || 'unix' : input.dialect;
  const rules = rulesOf[dialect];
  // A macro is no field. Its schedule takes its place as soon as one of that is changed.
  const isMacro = input.expression.trim().startsWith('@');
  const expression = isMacro && !isStale ? output.schedule : input.expression;
  const parts = partsOf(expression.length > MAX_LENGTH ? '' : expression, dialect);
  // The fields of a file, or of a schedule in quotation marks, are not those of its first words.
  if (/\n|^\s*(?:["'`]|[\w-]+\s*[=:]|-\s)/u.test(expression)) return null;
  if (parts.length === 0 || parts[0]?.text.startsWith('@')) return null;
  const faulty = problem?.kind === 'error' ? problem.failure.params['field'] : undefined;

  function change(name: FieldName, part: Part | undefined, text: string): void {
    setTyped({ name, text });
    const word = text.replaceAll(/\s+/gu, '');
    if (word === '') return;
    operation.set(
      'expression',
      part ? expression.slice(0, part.start) + word + expression.slice(part.start + part.text.length) : append(expression, word, dialect),
    );
  }

  return (
    <div className={styles.boxes} role="group" aria-label={operation.words.output('fields')}>
      {rules.fields.map((name, place) => {
        const part = parts[place];
        const isLit = caret !== undefined && !isMacro && part !== undefined && caret >= part.start && caret <= part.start + part.text.length;
        const own = typed?.name === name ? typed.text : undefined;
        const box = `${id}-${name}`;
        return (
          <div key={name} className={classNames(styles.box, colourOf(place), isLit && styles.lit)} data-part={name} data-lit={isLit || undefined}>
            <label htmlFor={box}>{words(name)}</label>
            <TextBox
              id={box}
              size="small"
              rawText
              value={own ?? part?.text ?? ''}
              placeholder=""
              aria-invalid={faulty === name || undefined}
              aria-describedby={`${box}-legend`}
              onChange={(text) => change(name, part, text)}
              onBlur={() => setTyped(undefined)}
            />
            <span id={`${box}-legend`} className={styles.legend}>
              {legendOf(name, rules)}
            </span>
          </div>
        );
      })}
    </div>
  );
}

/** Puts a field behind those that there are, inside of `cron(…)`. */
const append = (expression: string, word: string, dialect: Dialect): string => {
  const [, before = '', end = ''] = (dialect === 'aws' && /^(.*?)\s*(\))\s*$/su.exec(expression)) || ['', expression.trimEnd()];
  return `${before} ${word}${end}`;
};

/** The values that a field takes. */
function legendOf(name: FieldName, rules: DialectRules): string {
  const [min, max] = boundsOf(name, rules);
  const names = name === 'month' ? MONTHS : name === 'dayOfWeek' ? DAYS : [];
  const range = `${min}–${max}`;
  return names.length > 0 ? `${range}, ${names[0]}–${names.at(-1)}` : range;
}
