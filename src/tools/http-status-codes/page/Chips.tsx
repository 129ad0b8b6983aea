import { useId } from 'react';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import styles from './status.module.css';

/** The class of codes, all options in sight. */
export function Chips({ operation }: { readonly operation: OperationState }) {
  const { texts } = useTool();
  const name = useId();
  const field = operation.operation.input.category;
  if (field?.kind !== 'choice') return null;
  return (
    <fieldset className={styles.chips} data-operation={operation.name} data-field="category" data-kind="choice">
      <legend>{fieldWord(texts, 'inputs', operation.name, 'category', 'label')}</legend>
      {field.options.map((option) => (
        <label key={option} className={styles.chip}>
          <input type="radio" name={name} value={option} checked={operation.input.category === option} onChange={() => operation.set('category', option)} />
          <span>{fieldWord(texts, 'inputs', operation.name, 'category', `options.${option}`)}</span>
        </label>
      ))}
    </fieldset>
  );
}
