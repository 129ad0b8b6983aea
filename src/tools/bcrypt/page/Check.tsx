import { Field } from '../../../page/Field.tsx';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import { PasswordLength } from './PasswordLength.tsx';

export function Check({ operation }: { readonly operation: OperationState }) {
  const tool = useTool();
  const words = useWords<typeof en>();
  const isMatch = operation.output.matches === true;
  const isAnswered = String(operation.input.hash).trim() !== '' && operation.hasOutput && !operation.isStale && operation.progress === undefined;
  return (
    <Card title={tool.texts.t('operations.verify.label')}>
      <Field operation={operation} name="hash" />
      <Field operation={operation} name="password" />
      <PasswordLength operation={operation} />
      <RunStatus operation={operation} />
      <Output operation={operation} name="matches">
        {({ name, label }) => (
          <p className={classNames(kit.banner, isMatch ? kit.good : kit.bad)} hidden={!isAnswered}>
            {isMatch ? <CheckIcon /> : <WarningIcon />}
            <output aria-label={label} data-value={name} data-code={String(isMatch)}>
              {words(isMatch ? 'match' : 'mismatch')}
            </output>
          </p>
        )}
      </Output>
      <div hidden={operation.output.truncated !== true}>
        <Output operation={operation} name="truncated" />
      </div>
    </Card>
  );
}
