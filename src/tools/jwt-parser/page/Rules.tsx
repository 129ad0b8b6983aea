import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { BlockHead } from '../../../page/outputs/Result.tsx';
import { TableActions } from '../../../page/outputs/TableOutput.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type { RuleState } from '../../../lib/jwt/rules.ts';

const tones: Readonly<Record<RuleState, string | undefined>> = { ok: look.good, refused: look.bad, 'not-checked': undefined };

// Their values are claims, which can be long.
const VALUES = ['expected', 'found'] as const;

/** The rules of a verifier in their order: each with the standard that defines it, its result, and what was expected and found. */
export function Rules({ operation }: OperationProps<typeof fields.verify>) {
  const { cell, column } = operation.words;
  return (
    <Output
      operation={operation}
      name="rules"
      view={({ name, label, value: rows, field }) =>
        rows.length > 0 && (
          <>
            <BlockHead label={label}>
              <TableActions name={name} label={label} field={field} rows={rows} />
            </BlockHead>
            <Facts
              name={name}
              facts={rows.map((row) => ({
                label: cell('rules', 'rule', row.rule),
                hint: row.reference,
                value: (
                  <>
                    <span className={classNames(look.badge, row.state === '' ? undefined : tones[row.state])}>{cell('rules', 'state', row.state)}</span>
                    {VALUES.filter((each) => row[each] !== '').map((each) => (
                      <span key={each} className={look.hint}>
                        {column('rules', each)}: <code>{row[each]}</code>
                      </span>
                    ))}
                  </>
                ),
              }))}
            />
          </>
        )
      }
    />
  );
}
