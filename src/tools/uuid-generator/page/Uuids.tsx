import { useEffect, useState } from 'react';
import { classNames } from '../../../ui/class-names.ts';
import { copyText } from '../../../ui/clipboard.ts';
import { download } from '../../../page/download.ts';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { GeneratorActions } from '../../../page/layouts/GeneratorLayout.tsx';
import { OpenIn } from '../../../page/OpenIn.tsx';
import type { OutputProps } from '../../../page/Output.tsx';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { OutputField } from '../../../contract/fields.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CodeEditor } from '../../../ui/code-editor/CodeEditor.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import styles from './uuid-generator.module.css';

const NAME = 'uuids';
const SAID_MS = 1_500;
/** Longer lists are drawn by the editor, which draws only what is in view. */
const MAX_PLAIN_LENGTH = 50_000;

/** What was generated, with Copy, Refresh, Copy as JSON array, Download. */
export function Uuids({ operation }: { readonly operation: OperationState }) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const label = fieldWord(tool.texts, 'outputs', operation.name, NAME, 'label');
  const text = (): string => String(operation.output[NAME] ?? '');
  return (
    <>
      <RunStatus operation={operation} />
      <Output operation={operation} name={NAME}>
        {(props) => <List {...props} />}
      </Output>
      <GeneratorActions operation={operation} output={NAME}>
        <CopyAsJson text={text} />
        <Button
          variant="text"
          size="small"
          icon={<DownloadIcon />}
          aria-label={texts.t('page.downloadValue', { label })}
          onClick={() => download(`${text()}\n`, 'uuids.txt', 'text/plain')}
        >
          {texts.t('page.download')}
        </Button>
        <OpenIn label={label} text={text} format="uuid" />
      </GeneratorActions>
    </>
  );
}

function List({ value, label, name }: OutputProps<OutputField>) {
  const text = typeof value === 'string' ? value : '';
  if (text.length > MAX_PLAIN_LENGTH) return <CodeEditor className={classNames(kit.framed, styles.long)} label={label} value={text} readOnly wrap />;
  return (
    <output className={classNames(kit.box, styles.uuids)} aria-label={label} data-value={name} tabIndex={0}>
      {text}
    </output>
  );
}

function CopyAsJson({ text }: { readonly text: () => string }) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  const [result, setResult] = useState<'copied' | 'copyFailed'>();

  useEffect(() => {
    if (!result) return undefined;
    const timer = setTimeout(() => setResult(undefined), SAID_MS);
    return () => clearTimeout(timer);
  }, [result]);

  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={async () => setResult((await copyText(JSON.stringify(text().split('\n'), null, 2))) ? 'copied' : 'copyFailed')}
      >
        {words('copyAsJson')}
      </Button>
      <span role="status" className={result === 'copyFailed' ? undefined : 'visually-hidden'}>
        {result ? texts.t(`page.${result}`) : ''}
      </span>
    </>
  );
}
