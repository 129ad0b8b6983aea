import { FileDrop } from '../../../page/files/FileDrop.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { MainInput } from '../../../page/MainInput.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Results } from '../../../page/Results.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns } from '../../../page/Section.tsx';
import { useOperation } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';

/** Renders the input, as text or image, and the decoded network. */
export function Decode({ operation }: OperationProps<typeof fields.decode>) {
  const kit = useKitWords();
  const imageDecoder = useOperation(fields.readImage);
  return (
    <Columns>
      <Card label={kit('input')}>
        <MainInput operation={operation} />
        <FileDrop operation={imageDecoder} name="image" takesPictures />
        <RunStatus operation={imageDecoder} />
      </Card>
      <Results operation={operation} />
    </Columns>
  );
}
