import { useEnvironment } from '../../../page/environment.ts';
import { formatBytes } from '../../../page/format-bytes.ts';
import { Output } from '../../../page/Output.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type en from '../strings/en.json';

/** How long the text was and is, in one sentence. */
export function Sizes({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const before = Number(operation.output.inputBytes);
  const after = Number(operation.output.outputBytes);
  const percent = new Intl.NumberFormat(texts.language, { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(1 - after / before));
  const sentence = after === before ? 'same' : after < before ? 'smaller' : 'larger';
  return (
    <Output operation={operation} name="inputBytes">
      {() => (
        <Output operation={operation} name="outputBytes">
          {() =>
            before > 0 && (
              <p data-value="outputBytes">
                {words(sentence, { before: formatBytes(before, texts.language), after: formatBytes(after, texts.language), percent })}
              </p>
            )
          }
        </Output>
      )}
    </Output>
  );
}
