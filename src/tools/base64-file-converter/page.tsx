import { fileSize } from '../../contract/values.ts';
import { Segments } from '../../page/fields/Segments.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TextOutput } from '../../page/outputs/TextOutput.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Columns } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ encode: Encode }} />;

function Encode({ operation }: OperationProps<typeof fields.encode>) {
  const { file } = operation.input;
  const { encoded } = operation.output;
  return (
    <Columns>
      <InputCard operation={operation} controls={{ format: (props) => <Segments {...props} /> }} />
      <Results operation={operation}>
        <Output operation={operation} name="encoded" view={(props) => <TextOutput {...props} fileName={[`${file?.name || 'file'}.b64.txt`, 'text/plain']} />} />
        <Outputs operation={operation} names={['mediaType', 'byteLength']} />
        {file && <Growth bytes={fileSize(file)} characters={encoded.length} />}
      </Results>
    </Columns>
  );
}

function Growth({ bytes, characters }: { readonly bytes: number; readonly characters: number }) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const ratio = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 0 }).format(bytes === 0 ? 0 : characters / bytes);
  return (
    <p className={look.note} data-growth>
      {words(bytes === 0 ? 'growthOfNothing' : 'growth', { bytes, characters, ratio })}
    </p>
  );
}
