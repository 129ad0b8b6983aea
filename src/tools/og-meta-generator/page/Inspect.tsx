import { InputCard } from '../../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Results } from '../../../page/Results.tsx';
import { Stack } from '../../../page/Section.tsx';
import { usePageActions, useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { PencilIcon } from '../../../ui/pencil-icon.tsx';
import type * as fields from '../fields.ts';
import { formInputOf } from '../form-input.ts';
import type en from '../strings/en.json';
import { Previews } from './Previews.tsx';

const NO_IMAGE = undefined;

/** The tags of an existing page. */
export function Inspect({ operation }: OperationProps<typeof fields.inspect>) {
  const words = useWords<typeof en>();
  const { change, select } = usePageActions();
  const { title, description, url, siteName, image } = operation.output;

  function edit(): void {
    change('generate', formInputOf(operation.output));
    select('generate');
  }

  return (
    <Stack>
      <InputCard operation={operation} rows={8}>
        <div>
          <Button icon={<PencilIcon />} disabled={!operation.hasOutput || operation.isStale} onClick={edit}>
            {words('edit')}
          </Button>
        </div>
      </InputCard>
      <Results operation={operation} />
      <Previews page={{ title, description, url, siteName, image }} droppedImage={NO_IMAGE} onSize={() => undefined} />
    </Stack>
  );
}
