import { Options } from '../../../page/layouts/Options.tsx';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';

/** The filtered list of all types, loaded a few hundred rows at a time. */
export function AllTypes() {
  const words = useWords<typeof en>();
  const operation = useOperation(fields.search);
  return (
    <Card title={words('all')}>
      <Options operation={operation} names={['query', 'includeWithoutExtension']} shown={2} />
      <RunStatus operation={operation} />
      <Output operation={operation} name="types" view={(props) => <TableOutput {...props} rowHeader="mediaType" copied="mediaType" />} />
    </Card>
  );
}
