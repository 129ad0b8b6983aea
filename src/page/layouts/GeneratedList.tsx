import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeEditor } from '../../ui/code-editor/CodeEditor.tsx';
import { CheckIcon, CopyIcon, DownloadIcon } from '../../ui/icons.tsx';
import { useCopy } from '../../ui/use-copy.ts';
import { download } from '../files/download.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import { useKitWords } from '../words/kit-words.ts';
import { textOf } from '../words/text-of.ts';
import look from '../look.module.css';
import { OpenIn } from '../open-in/OpenIn.tsx';
import type { OperationState, OutputName } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { Awaited } from '../outputs/Awaited.tsx';
import { CopiedValue } from '../outputs/CopiedValue.tsx';
import { MoreRows } from '../outputs/MoreRows.tsx';
import { ValueGroup } from '../outputs/ValueGroup.tsx';
import { RunStatus } from '../RunStatus.tsx';
import { firstLines } from './first-lines.ts';
import styles from './generated-list.module.css';
import { GeneratorActions } from './GeneratorActions.tsx';

/** Longer lists, in UTF-16 code units, are shown in the code editor, which renders only the lines in view. */
const MAX_PLAIN_LENGTH = 50_000;
const LINES_AT_A_TIME = 100;
/** A single result of up to this many UTF-16 code units is set in large type: a UUID, a token. */
const LARGE_LENGTH = 128;

interface GeneratedListProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** A text output with one item per line. */
  readonly output: OutputName<Op>;
  /** Gives the name of a line (1-based), such as “token 3”, for its Copy button. Without this, lines have no Copy buttons. */
  nameOfLine?(this: void, number: number): string;
  /** A note about it, below; hidden if there is none. */
  readonly children?: ReactNode;
}

/** A generated list with Copy, Refresh, Download and Open in; from two values on with Copy as JSON array. */
export function GeneratedList<Op extends Operation>(props: GeneratedListProps<Op>): ReactNode;
export function GeneratedList({ operation, output, nameOfLine, children }: GeneratedListProps<Operation>): ReactNode {
  const kit = useKitWords();
  const label = operation.words.output(output);
  const field = operation.operation.output[output];
  const format = field && outputFormat(operation.operation, field, operation.input);
  const text = (): string => textOf(operation.output[output]);
  return (
    <>
      <RunStatus operation={operation} />
      <ValueGroup operation={operation} names={[output]} label={label}>
        <Output
          operation={operation}
          name={output}
          view={({ label, name, value }) => <List label={label} name={name} text={textOf(value)} nameOfLine={nameOfLine} />}
        />
      </ValueGroup>
      <GeneratorActions operation={operation} output={output}>
        {format !== 'json' && text().includes('\n') && <CopyAsJson text={text} />}
        <Button
          variant="text"
          size="small"
          icon={<DownloadIcon />}
          disabled={operation.isStale || !operation.hasOutput}
          aria-label={kit('downloadValue', { label })}
          onClick={() => download(`${text()}\n`, `${output}.txt`, 'text/plain')}
        >
          {kit('download')}
        </Button>
        <OpenIn label={label} text={text} format={format} disabled={!operation.hasOutput} />
      </GeneratorActions>
      {children !== undefined && <div hidden={!operation.hasOutput && !operation.isAwaited}>{children}</div>}
    </>
  );
}

interface LinesProps {
  readonly label: string;
  readonly name: string;
  readonly text: string;
  nameOfLine(this: void, number: number): string;
}

type ListProps = Omit<LinesProps, 'nameOfLine'> & { readonly nameOfLine: LinesProps['nameOfLine'] | undefined };

function List({ text, label, name, nameOfLine }: ListProps) {
  if (nameOfLine && text.includes('\n')) return <Lines text={text} label={label} name={name} nameOfLine={nameOfLine} />;
  if (text.length > MAX_PLAIN_LENGTH) return <CodeEditor className={classNames(look.framed, styles.long)} label={label} value={text} readOnly wrap />;
  const isLarge = !text.includes('\n') && text.length <= LARGE_LENGTH;
  return (
    <output className={classNames(styles.list, isLarge && styles.large)} aria-label={label} data-value={name}>
      {text === '' ? <Awaited /> : text}
    </output>
  );
}

function Lines({ text, label, name, nameOfLine }: LinesProps) {
  const [limit, setLimit] = useState(LINES_AT_A_TIME);
  const { lines, total } = useMemo(() => firstLines(text, limit), [text, limit]);
  return (
    <>
      <ol className={classNames(styles.list, styles.lines)} aria-label={label} data-value={name}>
        {lines.map((line, index) => (
          <li key={index}>
            <CopiedValue label={nameOfLine(index + 1)} text={line} copyOnly>
              <span>{line}</span>
            </CopiedValue>
          </li>
        ))}
      </ol>
      {total > limit && <MoreRows shown={limit} total={total} onMore={() => setLimit(limit + LINES_AT_A_TIME)} />}
    </>
  );
}

function CopyAsJson({ text }: { readonly text: () => string }) {
  const kit = useKitWords();
  const { result, copy } = useCopy({ toast: false });
  return (
    <>
      <Button
        variant="text"
        size="small"
        icon={result === 'copied' ? <CheckIcon /> : <CopyIcon />}
        onClick={() => void copy(JSON.stringify(text().split('\n'), null, 2))}
      >
        {kit('copyAsJson')}
      </Button>
      <span role="status" className={result === 'copyFailed' ? undefined : 'visually-hidden'}>
        {result ? kit(result) : ''}
      </span>
    </>
  );
}
