import { useKitWords } from '../words/kit-words.ts';
import type { ComponentProps, DragEvent, ReactNode, Ref, RefObject } from 'react';
import { Suspense, useId, useMemo, useRef, useState } from 'react';
import type { InputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CodeEditor } from '../../ui/code-editor/CodeEditor.tsx';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import type { Mark } from '../../ui/code-editor/marks.ts';
import type { CodeLanguage } from '../../ui/code-editor/editor-setup.ts';
import { TextWrapIcon } from '../../ui/icons.tsx';
import { FailureNote } from '../FailureNote.tsx';
import { formatBytes } from '../words/format-bytes.ts';
import { useOneFile } from '../files/one-file.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import look from '../look.module.css';
import { OutputNameContext } from '../outputs/output-name.ts';
import { StaleContext, stalenessOf, useStaleMark } from '../outputs/stale.ts';
import { ResultActions } from '../outputs/ResultActions.tsx';
import styles from '../page.module.css';
import { RunStatus } from '../RunStatus.tsx';
import { lazyWithRetry } from '../lazy/lazy.tsx';
import { textOf } from '../words/text-of.ts';
import { useOpenText } from '../files/use-open-text.ts';
import { useTextSize } from '../long-texts/use-text-size.ts';
import { useDraft } from '../session/use-tool.ts';
import { isWork } from '../session/page-state.ts';
import type { InputName, OperationState, OutputName } from '../session/operation-state.ts';
import { failureOf } from '../session/operation-state.ts';
import { InputToolbar } from './InputToolbar.tsx';

// Loaded only when an input is rejected. Without the offer of another tool the error is still readable, so a failed load is only logged.
const OtherTool = lazyWithRetry<ComponentProps<typeof import('./OtherTool.tsx').default>>(() =>
  import('./OtherTool.tsx').catch((error: unknown) => {
    console.warn(error);
    return { default: () => null };
  }),
);

const codeLanguages: ReadonlyMap<string, CodeLanguage> = new Map([
  ['json', 'json'],
  ['json-lines', 'json'],
  ['yaml', 'yaml'],
  ['toml', 'toml'],
  ['xml', 'xml'],
  ['html', 'xml'],
  ['sql', 'sql'],
] as const);
const NO_MARKS: readonly Mark[] = [];

const languageOf = (format: string | undefined): CodeLanguage => codeLanguages.get(format ?? '') ?? 'text';

/** Panes of equal height, side by side from 900 pixels on. `low` panes leave room for the parts below and have a handle to resize them. */
export const Panes = ({ children, low = false, ref }: { readonly children: ReactNode; readonly low?: boolean; readonly ref?: Ref<HTMLDivElement> }) => (
  <div ref={ref} className={classNames(styles.panes, low && styles.lowPanes)}>
    {children}
  </div>
);

interface PaneProps extends ComponentProps<'section'> {
  readonly operation: Pick<OperationState, 'name'>;
  /** Name of the field. */
  readonly name: string;
  readonly label: string;
  /** Shown beside the title, such as a `ViewChoice`. */
  readonly beside?: ReactNode;
  /** The buttons at the end of the title's line. */
  readonly tools?: ReactNode;
}

/** The frame of a pane: title and buttons of a text field, above its content. */
export const Pane = ({ operation, name, label, beside, tools, className, children, ...rest }: PaneProps) => (
  <section {...rest} className={classNames(styles.pane, className)} aria-label={label} data-operation={operation.name} data-field={name} data-kind="text">
    <div className={styles.paneHead}>
      <h2 className={styles.paneTitle}>{label}</h2>
      {beside}
      {tools !== undefined && <div className={styles.toolbar}>{tools}</div>}
    </div>
    {children}
  </section>
);

interface PaneEditorProps<Op extends Operation> extends Omit<ComponentProps<typeof CodeEditor>, 'ref' | 'className' | 'invalid' | 'describedBy'> {
  readonly operation: OperationState<Op>;
  /** Name of the text input whose error is shown. */
  readonly name: InputName<Op>;
  /** Gets the editor, for a page that goes to positions in the text. */
  readonly editor?: RefObject<CodeEditorHandle | null> | undefined;
  /** Shown beside the reason why the text is refused. */
  readonly children?: ReactNode;
  /** The line below the editor. The reason replaces it, so that nothing moves. */
  readonly foot?: ReactNode;
}

/** The editor of a pane. If the text is rejected, the position is marked in it, and the reason is shown below. */
export function PaneEditor<Op extends Operation>(props: PaneEditorProps<Op>): ReactNode;
export function PaneEditor({ operation, name, editor: givenEditor, marks: given = NO_MARKS, foot, children, ...rest }: PaneEditorProps<Operation>): ReactNode {
  const id = useId();
  const ownEditor = useRef<CodeEditorHandle>(null);
  const editor = givenEditor ?? ownEditor;
  const failure = failureOf(operation, name);
  // The same marks for the same error: they move with the text as it is edited.
  const marks = useMemo(() => (failure?.position ? [{ ...failure.position, tone: 'error' as const }] : given), [failure, given]);
  return (
    <>
      <CodeEditor
        {...rest}
        ref={editor}
        className={styles.paneBody}
        invalid={failure !== undefined}
        marks={marks}
        describedBy={failure ? `${id}-failure` : undefined}
      />
      <div className={classNames(styles.paneFoot, failure && styles.refused)}>
        {foot}
        {failure && (
          <FailureNote
            id={`${id}-failure`}
            failure={failure}
            line="foot"
            onGoTo={({ position }) => {
              if (position) editor.current?.show(position);
            }}
          >
            {children}
          </FailureNote>
        )}
      </div>
    </>
  );
}

interface InputPaneProps<Op extends Operation>
  extends Pick<PaneEditorProps<Op>, 'operation' | 'name' | 'autoFocus' | 'editor' | 'marks' | 'spans' | 'activeSpan' | 'onSpan' | 'onSelect'> {
  /** Whether long lines are wrapped. */
  readonly wrap: boolean;
  /** Shown beside the reason why the text is refused, such as a button that repairs the text. */
  readonly failureActions?: ReactNode;
  /** Shown below the text. */
  readonly children?: ReactNode;
}

/** A text input as a pane: toolbar, editor and size of the text. The whole pane is a drop zone for files. */
export function InputPane<Op extends Operation>(props: InputPaneProps<Op>): ReactNode;
export function InputPane({ operation, name, failureActions, children, ...editing }: InputPaneProps<Operation>): ReactNode {
  const draft = useDraft();
  const openText = useOpenText();
  const [isOver, setOver] = useState(false);
  const oneOf = useOneFile();
  const field = operation.operation.input[name];
  const text = textOf(operation.input[name]);
  const label = operation.words.input(name);
  const format = field && 'format' in field && typeof field.format === 'string' ? field.format : undefined;

  async function drop(event: DragEvent): Promise<void> {
    const file = oneOf([...event.dataTransfer.files]);
    setOver(false);
    if (!file) return;
    event.preventDefault();
    await openText(operation.name, name, file);
  }

  return (
    <Pane
      operation={operation}
      name={name}
      label={label}
      beside={<InputToolbar operation={operation} name={name} />}
      className={isOver ? styles.paneOver : undefined}
      data-drop-zone
      onDragOver={(event) => {
        if (!event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDropCapture={(event) => void drop(event)}
    >
      <PaneEditor
        {...editing}
        operation={operation}
        name={name}
        label={label}
        value={text}
        before={earlierText(draft.valueBefore(operation.name, name), field)}
        onChange={(next) => operation.set(name, next)}
        language={languageOf(format)}
        foot={
          <>
            {children}
            <TextSizeLine text={text} />
          </>
        }
      >
        {failureActions}
        {format !== undefined && (
          <Suspense>
            {/* The format was decoded, but the result is not text: offer a tool for other contents. */}
            <OtherTool operation={operation} text={text} format={failureOf(operation, name)?.code === 'undecodable-bytes' ? format : undefined} />
          </Suspense>
        )}
      </PaneEditor>
    </Pane>
  );
}

const earlierText = (value: unknown, field: InputField | undefined): string | undefined =>
  field && typeof value === 'string' && isWork(field, value) ? value : undefined;

interface OutputPaneProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Name of a text output. */
  readonly name: OutputName<Op>;
  /** Whether long lines are wrapped. Default: true. */
  readonly wrap?: boolean;
  /** Adds a button that switches `wrap`. */
  readonly onWrap?: (wrap: boolean) => void;
  /** Shown beside the title, such as a `ViewChoice`. */
  readonly views?: ReactNode;
  /** Shown above the text. */
  readonly note?: ReactNode;
  /** Gets the editor, for a page that goes to positions in the text. */
  readonly editor?: RefObject<CodeEditorHandle | null> | undefined;
  /** Name and media type of the download. Default: from the opened file or the tool, and the format. */
  readonly fileName?: readonly [name: string, type: string] | undefined;
  /** Shown instead of the text. */
  readonly children?: ReactNode;
}

/** A text output as a pane: buttons, run status, editor and size of the text. */
export function OutputPane<Op extends Operation>(props: OutputPaneProps<Op>): ReactNode;
export function OutputPane({ operation, name, wrap = true, onWrap, views, note, editor, fileName, children }: OutputPaneProps<Operation>): ReactNode {
  const kit = useKitWords();
  const field = operation.operation.output[name];
  const text = textOf(operation.output[name]);
  const staleness = stalenessOf(operation);
  const mark = useStaleMark(staleness);
  const label = operation.words.output(name);
  const format = field && outputFormat(operation.operation, field, operation.input);
  return (
    <Pane
      operation={operation}
      name={name}
      label={label}
      beside={views}
      className={operation.isDimmed ? styles.stale : undefined}
      data-primary={field?.primary}
      tools={
        <>
          {onWrap && !children && (
            <Button size="small" variant="text" icon={<TextWrapIcon />} iconOnly aria-pressed={wrap} onClick={() => onWrap(!wrap)}>
              {kit('wrap')}
            </Button>
          )}
          <StaleContext value={staleness}>
            <OutputNameContext value={name}>
              <ResultActions label={label} text={text} format={format} labeled="copy" {...(fileName && { fileName })} />
            </OutputNameContext>
          </StaleContext>
        </>
      }
    >
      {note}
      {children ? (
        <div className={styles.paneBody}>{children}</div>
      ) : (
        <CodeEditor
          {...(editor && { ref: editor })}
          className={styles.paneBody}
          label={label}
          value={text}
          readOnly
          language={languageOf(format)}
          wrap={wrap}
        />
      )}
      <div className={styles.paneFoot}>
        <TextSizeLine text={text}>{operation.isDimmed && text !== '' && <span className={styles.lastGood}>{mark}</span>}</TextSizeLine>
        <div className={styles.paneStatus}>
          <RunStatus operation={operation} />
        </div>
      </div>
    </Pane>
  );
}

interface TextSizeLineProps {
  readonly text: string;
  /** Shown before the size. */
  readonly children?: ReactNode;
}

function TextSizeLine({ text, children }: TextSizeLineProps) {
  const kit = useKitWords();
  const { characters, bytes, lines } = useTextSize(text);
  return (
    <p className={classNames(look.hint, styles.size)} data-follows>
      {children} {kit('size', { characters, bytes: formatBytes(bytes, kit), lines })}
    </p>
  );
}
