import { useId, useState } from 'react';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { failureOf } from '../../../page/session/operation-state.ts';
import { colorOf } from '../../../page/parts/ColoredParts.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { TextBox } from '../../../ui/input-text/TextBox.tsx';
import { rulesOf } from '../dialects.ts';
import { editableParts, legendOf, replaceField } from '../field-boxes.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import type { FieldName } from '../terms.ts';
import styles from './crontab.module.css';

interface FieldBoxesProps extends OperationProps<typeof fields.explain> {
  /** The position of the caret in the expression, in UTF-16 code units; undefined while it is elsewhere. */
  readonly caret: number | undefined;
}

/** Shows an input for each field of the schedule, kept in sync with the expression. */
export function FieldBoxes({ operation, caret = -1 }: FieldBoxesProps) {
  const words = useWords<typeof en>();
  const id = useId();
  const [typed, setTyped] = useState<{ readonly name: FieldName; readonly text: string }>();
  const { input, output, isStale } = operation;
  const dialect = input.dialect === 'auto' ? output.dialect || 'unix' : input.dialect;
  // A macro has no fields. Editing one replaces the macro with its schedule.
  const isMacro = input.expression.trim().startsWith('@');
  const expression = isMacro && !isStale ? output.schedule : input.expression;
  const parts = editableParts(expression, dialect);
  if (parts.length === 0) return null;
  const invalidField = failureOf(operation, 'expression')?.params['field'];
  return (
    <div className={styles.boxes} role="group" aria-label={operation.words.output('fields')}>
      {rulesOf[dialect].fields.map((name, place) => {
        const part = parts[place];
        const isLit = !isMacro && part !== undefined && caret >= part.start && caret <= part.start + part.text.length;
        const box = `${id}-${name}`;
        return (
          <div key={name} className={classNames(styles.box, colorOf(place), isLit && styles.lit)} data-part={name} data-lit={isLit || undefined}>
            <label htmlFor={box}>{words(name)}</label>
            <TextBox
              id={box}
              size="small"
              rawText
              value={typed?.name === name ? typed.text : (part?.text ?? '')}
              placeholder=""
              aria-invalid={invalidField === name || undefined}
              aria-describedby={`${box}-legend`}
              onChange={(text) => {
                setTyped({ name, text });
                if (text.trim() !== '') operation.set('expression', replaceField(expression, part, text, dialect));
              }}
              onBlur={() => setTyped(undefined)}
            />
            <span id={`${box}-legend`} className={styles.legend}>
              {legendOf(name, dialect)}
            </span>
          </div>
        );
      })}
    </div>
  );
}
