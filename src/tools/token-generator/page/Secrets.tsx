import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { CopyButton } from '../../../page/CopyButton.tsx';
import { download } from '../../../page/download.ts';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { GeneratorActions } from '../../../page/layouts/GeneratorLayout.tsx';
import { OpenIn } from '../../../page/OpenIn.tsx';
import type { OutputProps } from '../../../page/Output.tsx';
import { Output } from '../../../page/Output.tsx';
import { MoreRows } from '../../../page/outputs/MoreRows.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { OutputField } from '../../../contract/fields.ts';
import { fieldWord } from '../../../runtime/field-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { firstLines } from '../first-lines.ts';
import styles from './token-generator.module.css';

const LINES_AT_A_TIME = 100;
/** A token that surely stands in the box without a scroll bar. */
const SHORT_LENGTH = 300;

interface SecretsProps {
  readonly operation: OperationState;
  /** The output. */
  readonly name: string;
  readonly nameOfLine: (number: number) => string;
  /** What is said about the result, right below it. */
  readonly children: ReactNode;
}

/** What was drawn: large, with Copy and Refresh. */
export function Secrets({ operation, name, nameOfLine, children }: SecretsProps) {
  const { texts } = useEnvironment();
  return (
    <section className={styles.result} aria-label={texts.t('page.results')}>
      <RunStatus operation={operation} />
      <Output operation={operation} name={name}>
        {(props) => <Lines {...props} nameOfLine={nameOfLine} />}
      </Output>
      <GeneratorActions operation={operation} output={name}>
        <OtherActions operation={operation} name={name} />
      </GeneratorActions>
      <div className={styles.facts}>{children}</div>
    </section>
  );
}

function Lines({ value, label, name, nameOfLine }: OutputProps<OutputField> & Pick<SecretsProps, 'nameOfLine'>) {
  const [limit, setLimit] = useState(LINES_AT_A_TIME);
  const text = typeof value === 'string' ? value : '';
  const { lines, total } = useMemo(() => firstLines(text, limit), [text, limit]);
  if (total < 2) {
    return (
      <output
        className={classNames(kit.box, styles.box, styles.single)}
        aria-label={label}
        data-value={name}
        {...(text.length > SHORT_LENGTH && { tabIndex: 0 })}
      >
        {text}
      </output>
    );
  }
  return (
    <>
      <ol className={classNames(kit.box, styles.box, styles.lines)} aria-label={label} data-value={name} tabIndex={0}>
        {lines.map((line, index) => (
          <li key={index}>
            <span>{line}</span>
            <CopyButton label={nameOfLine(index + 1)} text={() => line} iconOnly />
          </li>
        ))}
      </ol>
      {total > limit && <MoreRows shown={lines.length} total={total} onMore={() => setLimit(limit + LINES_AT_A_TIME)} />}
    </>
  );
}

function OtherActions({ operation, name }: Pick<SecretsProps, 'operation' | 'name'>) {
  const { texts } = useEnvironment();
  const tool = useTool();
  const label = fieldWord(tool.texts, 'outputs', operation.name, name, 'label');
  const text = (): string => String(operation.output[name] ?? '');
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={<DownloadIcon />}
        aria-label={texts.t('page.downloadValue', { label })}
        onClick={() => download(text(), `${name}.txt`, 'text/plain')}
      >
        {texts.t('page.download')}
      </Button>
      <OpenIn label={label} text={text} format={undefined} />
    </>
  );
}
