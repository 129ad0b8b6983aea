import { Field } from '../../../page/Field.tsx';
import kit from '../../../page/kit.module.css';
import { InputToolbar } from '../../../page/layouts/InputToolbar.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { Card, FieldGrid, Folded, Stack } from '../../../page/Section.tsx';
import { measureText } from '../../../page/text-size.ts';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { ErrorCorrectionLevel } from '../../../lib/qr-code/terms.ts';
import { capacityFor } from '../capacity.ts';
import type en from '../strings/en.json';
import { Many } from './Many.tsx';
import { Preview } from './Preview.tsx';
import styles from './qr-code.module.css';
import { Templates } from './Templates.tsx';

const LOOKS = ['errorCorrectionLevel', 'moduleShape', 'foreground', 'background', 'margin', 'size'] as const;
const RARE = ['minimumVersion', 'mask'] as const;
const DETAILS = ['version', 'modulesPerSide', 'mask', 'byteLength', 'mode', 'errorCorrectionLevel', 'modules'] as const;

/** The text, and beside it or right below it the code as it will be, and how it is to look. */
export function Encode({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  return (
    <Stack>
      <div className={styles.columns}>
        <Card label={texts.t('page.input')}>
          <Templates onText={(text) => operation.set('text', text)} />
          <Field operation={operation} name="text" autoFocus={focusesInput()} />
          <div className={kit.ends}>
            <InputToolbar operation={operation} />
            <Counter operation={operation} />
          </div>
        </Card>
        <Preview operation={operation} />
        <Card label={texts.t('page.options')}>
          <FieldGrid>
            {LOOKS.map((name) => (
              <Field key={name} operation={operation} name={name} />
            ))}
          </FieldGrid>
          <Field operation={operation} name="logo" />
          <div hidden={!operation.input.logo}>
            <Field operation={operation} name="logoSize" />
          </div>
          <Folded summary={texts.t('page.moreOptions')}>
            <FieldGrid>
              {RARE.map((name) => (
                <Field key={name} operation={operation} name={name} />
              ))}
            </FieldGrid>
          </Folded>
        </Card>
      </div>
      <Many operation={operation} />
      <Folded isCard summary={words('more')}>
        {DETAILS.map((name) => (
          <Output key={name} operation={operation} name={name} />
        ))}
        <Terminal operation={operation} />
      </Folded>
    </Stack>
  );
}

/** Bytes used and the most there can be, as one types. */
function Counter({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const text = String(operation.input.text ?? '');
  const { bytes } = measureText(text);
  const level = operation.input.logo ? 'high' : (operation.input.errorCorrectionLevel as ErrorCorrectionLevel);
  const limit = capacityFor(text, level);
  const version = operation.problem ? 0 : Number(operation.output.version ?? 0);
  return (
    <p className={bytes > limit ? styles.tooLong : kit.hint}>
      {words(bytes > limit ? 'tooLong' : 'used', { bytes, limit })}
      {version > 0 && ` · ${words('version', { version })}`}
    </p>
  );
}

/** Lines without space between them, or the modules would fall apart. */
function Terminal({ operation }: { readonly operation: OperationState }) {
  return (
    <Output operation={operation} name="terminal">
      {({ id, label, value }) => {
        const text = String(value ?? '');
        return (
          <>
            <p id={id} className={kit.hint}>
              {label}
            </p>
            <output className={styles.terminal} aria-labelledby={id} data-value="terminal" tabIndex={0}>
              {text}
            </output>
            {text !== '' && <ResultActions label={label} text={text} />}
          </>
        );
      }}
    </Output>
  );
}
