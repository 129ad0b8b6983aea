import type { ReactNode } from 'react';
import { useId } from 'react';
import { FailureNote } from '../../../page/FailureNote.tsx';
import kit from '../../../page/kit.module.css';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './jwt.module.css';
import { isColoured, PartsLegend, TokenText } from './TokenText.tsx';

interface TokenBoxProps {
  readonly operation: OperationState;
  readonly token: string;
  readonly onChange: (token: string) => void;
  /** What can be done with the token, beside its label. */
  readonly action: ReactNode;
}

/** The token's field, its parts in colours as one types: the coloured text lies behind that of the field, which is clear. */
export function TokenBox({ operation, token, onChange, action }: TokenBoxProps) {
  const { texts } = useTool();
  const id = useId();
  const failure = operation.problem?.kind === 'error' && operation.problem.failure.field === 'jwt' ? operation.problem.failure : undefined;
  return (
    <div className={styles.field} data-operation={operation.name} data-field="jwt" data-kind="text">
      <div className={styles.field} data-operation="verify" data-field="jwt">
        <div className={kit.ends}>
          <label className={kit.label} htmlFor={id}>
            {fieldWord(texts, 'inputs', operation.name, 'jwt', 'label')}
          </label>
          {action}
        </div>
        <div className={classNames(styles.tokenBox, isColoured(token) && styles.coloured, failure && styles.invalid)}>
          {isColoured(token) && (
            <pre className={styles.behind} aria-hidden="true">
              <TokenText token={token} />
              {'\n'}
            </pre>
          )}
          <textarea
            id={id}
            value={token}
            placeholder={fieldWord(texts, 'inputs', operation.name, 'jwt', 'placeholder')}
            spellCheck={false}
            autoCapitalize="off"
            autoComplete="off"
            autoCorrect="off"
            autoFocus={focusesInput()}
            aria-invalid={failure !== undefined || undefined}
            aria-describedby={classNames(`${id}-hint`, failure && `${id}-failure`)}
            onChange={(event) => onChange(event.target.value)}
          />
        </div>
        <PartsLegend token={token} />
        <p id={`${id}-hint`} className={kit.hint}>
          {fieldWord(texts, 'inputs', operation.name, 'jwt', 'hint')}
        </p>
        {/* The place is one in the decoded part: nothing in the token to go to. */}
        {failure && <FailureNote id={`${id}-failure`} failure={failure} />}
      </div>
    </div>
  );
}
