import { MainInput } from '../../../page/MainInput.tsx';
import { Options } from '../../../page/layouts/Options.tsx';
import { Field } from '../../../page/Field.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { CodeColumns, TerminalCode } from '../../../page/parts/QrCodePreview.tsx';
import { Outputs } from '../../../page/Results.tsx';
import { Card, Folded, Stack } from '../../../page/Section.tsx';
import { measureText } from '../../../page/long-texts/text-size.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { capacityFor } from '../capacity.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { Many } from './Many.tsx';
import { Preview } from './Preview.tsx';
import styles from './qr-code.module.css';
import { Templates } from './Templates.tsx';

type EncodeProps = OperationProps<typeof fields.encode>;

const LOOKS = ['errorCorrectionLevel', 'moduleShape', 'foreground', 'background', 'margin', 'size', 'minimumVersion', 'mask'] as const;
const DETAILS = ['version', 'modulesPerSide', 'mask', 'byteLength', 'mode', 'errorCorrectionLevel', 'modules'] as const;

/** Renders the text, with a preview of the code and its style options beside or below it. */
export function Encode({ operation }: EncodeProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  return (
    <Stack>
      <CodeColumns>
        <Card label={kit('input')}>
          <Templates onText={(text) => operation.set('text', text)} />
          <MainInput operation={operation} name="text" />
          <Counter operation={operation} />
        </Card>
        <Preview operation={operation} />
        <Card label={kit('options')}>
          <Options operation={operation} names={LOOKS} />
          <Field operation={operation} name="logo" />
          <div hidden={!operation.input.logo}>
            <Field operation={operation} name="logoSize" />
          </div>
        </Card>
      </CodeColumns>
      <Many operation={operation} />
      <Folded isCard summary={words('more')}>
        <Outputs operation={operation} names={DETAILS} />
        <TerminalCode operation={operation} />
      </Folded>
    </Stack>
  );
}

/** Renders the number of bytes used and the maximum, updated while typing. */
function Counter({ operation: { input, output, isStale } }: EncodeProps) {
  const words = useWords<typeof en>();
  const { bytes } = measureText(input.text);
  const limit = capacityFor(input.text, input.logo ? 'high' : input.errorCorrectionLevel);
  return (
    <p className={bytes > limit ? styles.tooLong : look.hint}>
      {words(bytes > limit ? 'tooLong' : 'used', { bytes, limit })}
      {!isStale && output.version > 0 && ` · ${words('version', { version: output.version })}`}
    </p>
  );
}
