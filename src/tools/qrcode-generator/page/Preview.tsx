import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import type { FileValue } from '../../../contract/values.ts';
import type drawing from '../../../lib/qr-code/drawing/strings/en.json';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { QrCodePreview } from '../../../page/parts/QrCodePreview.tsx';
import { printPictures, svgOf } from '../../../page/files/picture.ts';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';

/** Renders the code with its actions. */
export function Preview({ operation }: OperationProps<typeof fields.encode>) {
  const words = useWords<typeof drawing>();
  const { words: own } = useTool();
  const run = useOutcome();
  const svg = svgOf(operation.output.svg);

  async function read(image: FileValue): Promise<string | undefined> {
    const outcome = await run(fields.decode, { file: image });
    return outcome.kind === 'output' ? outcome.output.text : undefined;
  }

  return (
    <QrCodePreview
      operation={operation}
      fileName="qr-code"
      readBack={{ text: operation.input.text, read }}
      actions={
        <Button
          size="small"
          icon={<IconPrinter size={18} stroke={1.75} aria-hidden focusable={false} />}
          onClick={() => void printPictures([{ svg }], own.t('name'))}
        >
          {words('print')}
        </Button>
      }
    >
      <Output operation={operation} name="notes" />
    </QrCodePreview>
  );
}
