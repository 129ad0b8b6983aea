import { formatBytes } from '../../page/words/format-bytes.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ minify: Minify }} />;

function Minify({ operation }: OperationProps<typeof fields.minify>) {
  const { inputBytes, outputBytes } = operation.output;
  const sizes = inputBytes > 0 && (
    <p data-value="outputBytes">
      <Sizes before={inputBytes} after={outputBytes} />
    </p>
  );
  return (
    <TwoPanesLayout
      operation={operation}
      outputs={['warnings']}
      below={<Output operation={operation} name="inputBytes" view={() => sizes && <Output operation={operation} name="outputBytes" view={() => sizes} />} />}
    />
  );
}

/** The size before and after, in one sentence. */
function Sizes({ before, after }: { readonly before: number; readonly after: number }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const percent = new Intl.NumberFormat(kit.language, { style: 'percent', maximumFractionDigits: 1 }).format(Math.abs(1 - after / before));
  const sentence = after === before ? 'same' : after < before ? 'smaller' : 'larger';
  return words(sentence, { before: formatBytes(before, kit), after: formatBytes(after, kit), percent });
}
