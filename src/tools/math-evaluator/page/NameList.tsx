import { Field } from '../../../page/Field.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { isAnswered } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import { Card, Folded } from '../../../page/Section.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { formatNumber } from '../../../runtime/format-number.ts';
import { kinds } from '../codes.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './notebook.module.css';

interface NameListProps extends OperationProps<typeof fields.listNames> {
  readonly onInsert: (text: string) => void;
}

/** All names of the language, by type; each is inserted at the cursor. */
export function NameList({ operation, onInsert }: NameListProps) {
  const kit = useKitWords();
  const { names } = operation.output;
  return (
    <Card title={operation.words.output('names')}>
      <Field operation={operation} name="query" />
      {operation.isAwaited ? (
        <div className={styles.awaitedNames} />
      ) : (
        <Output
          operation={operation}
          name="names"
          view={() => (
            <div className={styles.names} data-value="names">
              {isAnswered(operation) && names.length === 0 && <p className={look.note}>{kit('noRows')}</p>}
              {kinds.map((kind) => (
                <Names key={kind} operation={operation} kind={kind} onInsert={onInsert} />
              ))}
            </div>
          )}
        />
      )}
    </Card>
  );
}

/** The names of one type, collapsed unless they are searched. Renders nothing if there are none. */
function Names({ operation, kind, onInsert }: NameListProps & { readonly kind: (typeof kinds)[number] }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const names = operation.output.names.filter((entry) => entry.kind === kind);
  if (names.length === 0) return null;
  return (
    <Folded summary={`${operation.words.cell('names', 'kind', kind)} (${formatNumber(kit.language, names.length)})`} isOpen={operation.input.query !== ''}>
      {kind === 'unit' && <p className={look.hint}>{words('unitsNote')}</p>}
      <div className={styles.chips}>
        {names.map(({ name }) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-label={words('insert', { name })}
            onClick={() => onInsert(kind === 'function' ? `${name}(` : name)}
          >
            {name}
          </button>
        ))}
      </div>
    </Folded>
  );
}
