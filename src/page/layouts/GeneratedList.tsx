import { useEffect, useState } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { copyText } from '../../ui/clipboard.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CodeEditor } from '../../ui/code-editor/CodeEditor.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { fieldWord } from '../../runtime/field-words.ts';
import { download } from '../download.ts';
import { useEnvironment } from '../environment.ts';
import kit from '../kit.module.css';
import { OpenIn } from '../OpenIn.tsx';
import type { OutputProps } from '../Output.tsx';
import { Output } from '../Output.tsx';
import { RunStatus } from '../RunStatus.tsx';
import { useTool } from '../tool-context.tsx';
import type { OperationState } from '../use-operation.ts';
import type { OutputField } from '../../contract/fields.ts';
import styles from './generated-list.module.css';
import { GeneratorActions } from './GeneratorLayout.tsx';

const SAID_MS = 1_500;
/** Longer lists are drawn by the editor, which draws only what is in view. */
const MAX_PLAIN_LENGTH = 50_000;

interface GeneratedListProps {
  readonly operation: OperationState;
  /** An output that holds one item a line. */
  readonly output: string;
  /** What each item is. */
  readonly format: string;
  readonly fileName: string;
}

/** What was generated, with Copy, Refresh, Copy as JSON array, Download. */
export function GeneratedList({ operation, output, format, fileName }: GeneratedListProps) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const label = fieldWord(tool.texts, 'outputs', operation.name, output, 'label');
  const text = (): string => String(operation.output[output] ?? '');
  return (
    <>
      <RunStatus operation={operation} />
      <Output operation={operation} name={output}>
        {(props) => <List {...props} />}
      </Output>
      <GeneratorActions operation={operation} output={output}>
        <CopyAsJson text={text} />
        <Button
          variant="text"
          size="small"
          icon={<DownloadIcon />}
          aria-label={texts.t('page.downloadValue', { label })}
          onClick={() => download(`${text()}\n`, fileName, 'text/plain')}
        >
          {texts.t('page.download')}
        </Button>
        <OpenIn label={label} text={text} format={format} />
      </GeneratorActions>
    </>
  );
}

function List({ value, label, name }: OutputProps<OutputField>) {
  const text = typeof value === 'string' ? value : '';
  if (text.length > MAX_PLAIN_LENGTH) return <CodeEditor className={classNames(kit.framed, styles.long)} label={label} value={text} readOnly wrap />;
  return (
    <output className={classNames(kit.box, styles.list)} aria-label={label} data-value={name} tabIndex={0}>
      {text}
    </output>
  );
}

function CopyAsJson({ text }: { readonly text: () => string }) {
  const { texts } = useEnvironment();
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
        {texts.t('page.copyAsJson')}
      </Button>
      <span role="status" className={result === 'copyFailed' ? undefined : 'visually-hidden'}>
        {result ? texts.t(`page.${result}`) : ''}
      </span>
    </>
  );
}
