import { useEffect, useRef, useState } from 'react';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { FailureNote } from '../../../page/FailureNote.tsx';
import { lazyWithSuspense } from '../../../page/lazy/lazy.tsx';
import look from '../../../page/look.module.css';
import { OpenIn } from '../../../page/open-in/OpenIn.tsx';
import { Row } from '../../../page/Section.tsx';
import type { InputState, OperationState } from '../../../page/session/operation-state.ts';
import { useInput, useOutcome, useRun } from '../../../page/session/use-operation.ts';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import type { Failure } from '../../../runtime/run.ts';
import { formatChoices } from '../choices.ts';
import type { LayerId } from '../codes.ts';
import * as fields from '../fields.ts';
import type { ShownNode } from '../shown.ts';
import type en from '../strings/en.json';
import { ContentTable } from './ContentTable.tsx';
import { HexBytes, HexDump } from './HexBytes.tsx';
import { choicesIn, pin } from './nodes.ts';
import { SigningKey } from './SigningKey.tsx';
import styles from './unwrap.module.css';

const CodeEditor = lazyWithSuspense(async () => ({ default: (await import('../../../ui/code-editor/CodeEditor.tsx')).CodeEditor }));

/** In UTF-16 code units: every edit is encoded through all layers. */
const MAX_EDITED = 200_000;

const LANGUAGES: Partial<Record<LayerId | '', 'json' | 'xml' | 'yaml'>> = { json: 'json', xml: 'xml', saml: 'xml', yaml: 'yaml' };

interface ContentProps {
  readonly operation: OperationState<typeof fields.unwrap>;
  /** The nodes around the content, from the root. */
  readonly around: readonly ShownNode[];
  readonly node: ShownNode;
}

/** The content of a node. That of the root is the input, which is on the page already. */
export function Content({ operation, around, node }: ContentProps) {
  if (around.length > 0) return <InnerContent key={node.path} operation={operation} around={around} node={node} />;
  if (node.kind === 'bytes') return <HexDump>{node.preview}</HexDump>;
  return (
    <>
      {node.table && <ContentTable table={node.table} />}
      <TextActions text={operation.input.text} />
    </>
  );
}

function InnerContent({ operation, around, node }: ContentProps) {
  const { output, hasOutput } = useRun(fields.unwrap, { ...operation.input, path: node.path });
  if (node.kind === 'bytes') return <HexBytes file={output.content} preview={node.preview} />;
  return <EditedText operation={operation} around={around} node={node} text={output.result} isLoaded={hasOutput} />;
}

interface EditedTextProps extends ContentProps {
  readonly text: string;
  /** Whether `text` is known yet. Until then, an edit would replace a content that nobody has seen. */
  readonly isLoaded: boolean;
}

/** A text inside, in an editor. Every edit changes the input of the page. */
function EditedText({ operation, around, node, text, isLoaded }: EditedTextProps) {
  const words = useWords<typeof en>();
  const { words: all } = useTool();
  const { held, apply, applyAgain } = useEdit(operation, around, node.path);
  const canEdit = node.size <= MAX_EDITED;
  const shown = held?.text ?? text;
  return (
    <>
      <div className={styles.room}>
        <CodeEditor
          className={styles.editor}
          label={words('content')}
          value={shown}
          language={LANGUAGES[node.layer] ?? 'text'}
          readOnly={!canEdit || !isLoaded}
          wrap
          onChange={(next) => void apply(next)}
        />
      </div>
      {held?.failure && <FailureNote id={`wrap-${node.path}`} failure={held.failure} />}
      {held?.notes.map((note) => (
        <p key={note} className={look.note}>
          {all.t(`codes.${note}`)}
        </p>
      ))}
      {around.some(({ layer }) => layer === 'jwt') && <SigningKey onChange={(key) => void applyAgain(key)} />}
      {node.table && <ContentTable table={node.table} />}
      <TextActions text={shown} />
      {canEdit && <p className={look.hint}>{words('editHint')}</p>}
    </>
  );
}

/** Without a message of its own, an error is described as a bug. */
const BUG: Failure = { code: 'bug', params: {} };

/** The input that an edit has changed. */
type Original = Pick<InputState<(typeof fields.unwrap)['input']>, 'text' | 'file'>;

interface Edit {
  readonly text: string;
  readonly original: Original;
  /** The input that was edited; once the edit is applied, the input that it has led to. */
  readonly input: string;
  readonly failure: Failure | undefined;
  readonly notes: readonly string[];
}

interface Editing {
  /** The last edit, while the input is still its result. */
  readonly held: Edit | undefined;
  readonly apply: (text: string) => Promise<void>;
  /** Repeats the last edit with another key, from the same original: an unchanged token is not signed again. */
  readonly applyAgain: (key: string) => Promise<void>;
}

/** Replaces the content at a path, and the input of the page by the result. */
function useEdit({ input, setAll }: OperationState<typeof fields.unwrap>, around: readonly ShownNode[], path: string): Editing {
  const run = useOutcome();
  const wrap = useInput(fields.wrap);
  const latest = useRef(0);
  const current = useRef(input);
  const [edit, setEdit] = useState<Edit>();
  useEffect(() => {
    current.current = input;
  }, [input]);
  const held = edit?.input === input.text ? edit : undefined;

  async function replace(text: string, original: Original, key: string): Promise<void> {
    const at = ++latest.current;
    const started = { text, original, input: input.text };
    setEdit({ ...started, failure: undefined, notes: held?.notes ?? [] });
    const layers = formatChoices(pin(choicesIn(input.layers), around));
    const outcome = await run(fields.wrap, { text, like: original.text, likeFile: original.file, path, layers, key });
    // The newest edit wins.
    if (at !== latest.current) return;
    // So does an input that was replaced in the meantime.
    if (current.current.text !== input.text || current.current.file !== input.file) return;
    if (outcome.kind === 'output') {
      const { result, content: file, notes } = outcome.output;
      setEdit({ ...started, input: result, failure: undefined, notes: [...new Set(notes.map(({ note }) => note))] });
      setAll({ text: result, layers, ...(result === '' && file && { file }) });
    } else setEdit({ ...started, failure: outcome.kind === 'error' ? outcome.error : BUG, notes: [] });
  }

  return {
    held,
    apply: (text) => replace(text, input, wrap.input.key),
    applyAgain: async (key) => held && replace(held.text, held.original, key),
  };
}

/** Buttons that copy a text and open it elsewhere. */
function TextActions({ text }: { readonly text: string }) {
  const words = useWords<typeof en>();
  return (
    <Row>
      <CopyButton label={words('content')} text={() => text} />
      <OpenIn label={words('content')} text={() => text} format={undefined} />
    </Row>
  );
}
