import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { classNames } from '../../../ui/class-names.ts';
import type * as fields from '../fields.ts';
import type { RuleState } from '../rules.ts';

const SHOWN = ['rule', 'state', 'expected', 'found'] as const;

const tones: Readonly<Record<RuleState, string | undefined>> = { ok: look.good, refused: look.bad, 'not-checked': undefined };

/** The rules of a verifier in their order, each with its result and the standard below its name. */
export const Rules = ({ operation }: OperationProps<typeof fields.verify>) => (
  <Output
    operation={operation}
    name="rules"
    view={(props) => (
      <TableOutput
        {...props}
        shown={SHOWN}
        rowHeader="rule"
        copied={null}
        remark={({ reference }) => <span className={look.hint}>{reference}</span>}
        cells={{ state: ({ state }, text) => <span className={classNames(look.badge, state !== '' && tones[state])}>{text}</span> }}
      />
    )}
  />
);
