import look from '../../../page/look.module.css';
import { Options } from '../../../page/layouts/Options.tsx';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';

const REMARKS = ['remarkMac', 'remarkFirefox', 'remarkDeprecated', 'remarkNumLock', 'remarkOthers'] as const;

/** The list of all keys, for those that a keyboard lacks. */
export function KeyTable() {
  const words = useWords<typeof en>();
  const operation = useOperation(fields.lookup);
  return (
    <Card title={words('allKeys')}>
      <Options operation={operation} names={['query']} />
      <RunStatus operation={operation} />
      <Output operation={operation} name="keys" view={(props) => <TableOutput {...props} rowHeader="code" copied="code" />} />
      <ul>
        {REMARKS.map((remark) => (
          <li key={remark} className={look.hint}>
            {words(remark)}
          </li>
        ))}
      </ul>
    </Card>
  );
}
