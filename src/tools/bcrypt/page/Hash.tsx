import { useEnvironment } from '../../../page/environment.ts';
import { Field } from '../../../page/Field.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, FieldGrid } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import kit from '../../../page/kit.module.css';
import { Button } from '../../../ui/button/Button.tsx';
import { RefreshIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import { formatDuration } from './format-duration.ts';
import { PasswordLength } from './PasswordLength.tsx';
import { useSecondsOf } from './use-seconds-of.ts';

const LONG_SECONDS = 10;

export function Hash({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const words = useWords<typeof en>();
  const seconds = useSecondsOf(operation.input.cost);
  const time = seconds === undefined ? undefined : formatDuration(seconds, texts.language);
  return (
    <Card title={tool.texts.t('operations.hash.label')}>
      <Field operation={operation} name="password" autoFocus={focusesInput()} />
      <PasswordLength operation={operation} />
      <FieldGrid>
        {['cost', 'version', 'salt'].map((name) => (
          <Field key={name} operation={operation} name={name} />
        ))}
      </FieldGrid>
      {/* Its room is kept until the device has been measured. */}
      <p className={seconds !== undefined && seconds > LONG_SECONDS ? `${kit.banner} ${kit.doubtful}` : kit.note} data-estimate>
        {time === undefined ? ' ' : words('about', { time })}
      </p>
      <RunStatus operation={operation} />
      <Output operation={operation} name="hash" prominent />
      <div hidden={operation.output.truncated !== true}>
        <Output operation={operation} name="truncated" />
      </div>
      <div>
        <Button icon={<RefreshIcon />} onClick={operation.refresh} disabled={operation.input.password === '' || operation.isOnDemand}>
          {texts.t('page.refresh')}
        </Button>
      </div>
    </Card>
  );
}
