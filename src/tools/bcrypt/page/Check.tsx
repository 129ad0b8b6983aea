import { Field } from '../../../page/Field.tsx';
import { Output } from '../../../page/Output.tsx';
import { MatchOutput } from '../../../page/outputs/MatchOutput.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';
import { PasswordLength } from './PasswordLength.tsx';

export function Check({ operation }: { readonly operation: OperationState }) {
  const tool = useTool();
  const words = useWords<typeof en>();
  return (
    <Card title={tool.texts.t('operations.verify.label')}>
      <Field operation={operation} name="hash" />
      <Field operation={operation} name="password" />
      <PasswordLength operation={operation} />
      <RunStatus operation={operation} />
      <MatchOutput operation={operation} isHidden={String(operation.input.hash).trim() === ''} words={{ match: words('match'), mismatch: words('mismatch') }} />
      <div hidden={operation.output.truncated !== true}>
        <Output operation={operation} name="truncated" />
      </div>
    </Card>
  );
}
