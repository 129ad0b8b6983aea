import look from '../../../page/look.module.css';
import type { OutputProps } from '../../../page/outputs/output-props.ts';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { tableText } from '../../../page/outputs/TableOutput.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import { useOperationWords } from '../../../page/session/use-operation.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { State } from '../codes.ts';
import { parts } from '../codes.ts';
import * as fields from '../fields.ts';

const tones: Readonly<Record<State, string | undefined>> = { passed: look.good, refused: look.bad, 'not-checked': undefined };

// They can be long.
const VALUES = ['expected', 'found'] as const;

/** The rules that a server applies, in their order, by part: each with its result, what was expected and found, and the standard. */
export function Checks({ label, name, value: rows, field }: OutputProps<typeof fields.check.output.checks>) {
  const { cell, column } = useOperationWords(fields.check);
  return (
    <div data-value={name} className={look.results}>
      {parts
        .filter((part) => rows.some((row) => row.part === part))
        .map((part) => (
          <section key={part} aria-label={cell('checks', 'part', part)}>
            <h3 className={look.label}>{cell('checks', 'part', part)}</h3>
            <Facts
              facts={rows
                .filter((row) => row.part === part)
                .map((row) => ({
                  label: cell('checks', 'rule', row.rule),
                  hint: row.reference,
                  value: (
                    <>
                      <span className={classNames(look.badge, row.state === '' ? undefined : tones[row.state])} data-code={row.state}>
                        {cell('checks', 'state', row.state)}
                      </span>
                      {row.reason !== '' && <span className={look.note}>{cell('checks', 'reason', row.reason)}</span>}
                      {VALUES.filter((each) => row[each] !== '').map((each) => (
                        <span key={each} className={look.hint}>
                          {column('checks', each)}: <code>{row[each]}</code>
                        </span>
                      ))}
                    </>
                  ),
                }))}
            />
          </section>
        ))}
      {rows.length > 0 && (
        <ResultActions label={label} text={() => tableText(rows, Object.keys(field.columns))} fileName={[`${name}.tsv`, 'text/tab-separated-values']} />
      )}
    </div>
  );
}
