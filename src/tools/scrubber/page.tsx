import { Field } from '../../page/Field.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { Output } from '../../page/Output.tsx';
import { Result } from '../../page/outputs/Result.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Switch } from '../../ui/switch/Switch.tsx';
import type * as fields from './fields.ts';
import { keptNames } from './kept-names.ts';
import look from '../../page/look.module.css';
import styles from './page.module.css';

export default () => <GeneratedTool<typeof fields> views={{ scrub: Scrub, restore: Restore }} />;

/** Each value has a switch, which lists its name under “Keep”. */
function Scrub({ operation }: OperationProps<typeof fields.scrub>) {
  const kept = [...keptNames(operation.input.keep ?? '')];
  const setReplaced = (name: string, isReplaced: boolean): void => {
    const others = kept.filter((other) => other !== name);
    operation.set('keep', (isReplaced ? others : [...others, name]).join(' '));
  };
  return (
    <TwoPanesLayout
      operation={operation}
      wrap
      outputs={['count']}
      below={
        <>
          <Output
            operation={operation}
            name="finds"
            view={(props) => (
              <TableOutput
                {...props}
                shown={['name', 'kind', 'reason', 'excerpt', 'count', 'line']}
                copied={null}
                filterable={props.value.length > FILTERED_ROWS}
                cells={{ name: ({ name, replaced }) => <Switch label={name} checked={replaced} onChange={(isReplaced) => setReplaced(name, isReplaced)} /> }}
              />
            )}
          />
          <Output
            operation={operation}
            name="searchedFor"
            view={({ id, label, name, value }) =>
              value.length > 0 && (
                <Result id={id} label={label}>
                  <ul className={styles.kinds} aria-labelledby={id} data-value={name}>
                    {value.map((kind) => (
                      <li key={kind} className={look.tag} data-code={kind}>
                        {operation.words.code('searchedFor', kind)}
                      </li>
                    ))}
                  </ul>
                </Result>
              )
            }
          />
        </>
      }
    />
  );
}

/** The original text is too long for the row of options. */
const Restore = ({ operation }: OperationProps<typeof fields.restore>) => (
  <TwoPanesLayout operation={operation} wrap options={['kinds', 'keep']} above={<Field operation={operation} name="text" rows={4} />} />
);

/** A longer table has a box that filters it. */
const FILTERED_ROWS = 20;
