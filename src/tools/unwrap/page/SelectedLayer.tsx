import { useId, useRef, useState } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { hexDump } from '../../../lib/file/preview.ts';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { useEnvironment } from '../../../page/environment.ts';
import { download } from '../../../page/files/download.ts';
import { FailureNote } from '../../../page/FailureNote.tsx';
import { lazyWithSuspense } from '../../../page/lazy/lazy.tsx';
import look from '../../../page/look.module.css';
import { OpenIn } from '../../../page/open-in/OpenIn.tsx';
import { Card, Row } from '../../../page/Section.tsx';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useOutcome, useRun } from '../../../page/session/use-operation.ts';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { RECIPES } from '../../../runtime/recipe/name.ts';
import type { Step } from '../../../runtime/recipe/recipe.ts';
import { VERSION } from '../../../runtime/recipe/basics.ts';
import type { Failure } from '../../../runtime/run.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
import { choose, formatChoices } from '../choices.ts';
import type { LayerId } from '../codes.ts';
import * as fields from '../fields.ts';
import type { ShownNode, ShownReading, ShownStep } from '../shown.ts';
import type en from '../strings/en.json';
import { useNodeName } from './LayerTree.tsx';
import { choicesIn, pin } from './nodes.ts';
import styles from './unwrap.module.css';

const CodeEditor = lazyWithSuspense(async () => ({ default: (await import('../../../ui/code-editor/CodeEditor.tsx')).CodeEditor }));

/** In UTF-16 code units: every edit is encoded through all layers. */
const MAX_EDITED = 200_000;

const LANGUAGES: Readonly<Record<string, 'json' | 'xml' | 'yaml'>> = { json: 'json', xml: 'xml', saml: 'xml', yaml: 'yaml' };

interface SelectedProps {
  readonly operation: OperationState<typeof fields.unwrap>;
  /** From the root to the selected node. */
  readonly nodes: readonly ShownNode[];
}

/** What the selected node is, how it may be read otherwise, and its content, which can be edited. */
export function SelectedLayer({ operation, nodes }: SelectedProps) {
  const node = nodes.at(-1);
  const nameOf = useNodeName();
  if (!node) return null;
  return (
    <Card title={nodes.map(nameOf).join(' › ')}>
      <Readings operation={operation} node={node} />
      <Meanings node={node} />
      <Content key={node.path} operation={operation} nodes={nodes} node={node} />
      <AsRecipe nodes={nodes} />
    </Card>
  );
}

interface NodeProps extends Pick<SelectedProps, 'operation'> {
  readonly node: ShownNode;
}

/** How the content is read, why, and the other ways to read it. */
function Readings({ operation, node }: NodeProps) {
  const words = useWords<typeof en>();
  const { words: all } = useTool();
  const id = useId();
  const chosen = node.readings.find(({ layer }) => layer === node.layer);
  const proofOf = ({ proof, params }: ShownReading): string => all.t(`page.proof-${proof}`, params);
  const gradeOf = (layer: LayerId | 'closed'): string => {
    const reading = node.readings.find((each) => each.layer === layer);
    return reading ? `${all.t(`codes.${layer}`)} (${all.t(`page.${reading.grade}`)})` : words('closed');
  };
  return (
    <div data-operation="unwrap" data-field="layers">
      {node.readings.length > 0 && (
        <p className={styles.readings}>
          <label htmlFor={id}>{words('readAs')}</label>
          <NativeSelect
            id={id}
            size="small"
            options={[...node.readings.map(({ layer }) => layer), 'closed']}
            labelOf={gradeOf}
            value={node.layer || 'closed'}
            onChange={(layer) => operation.set('layers', formatChoices(choose(choicesIn(operation.input.layers), node.path, layer)))}
          />
        </p>
      )}
      {chosen && <p className={look.hint}>{proofOf(chosen)}</p>}
      {node.stop !== '' && <p className={look.note}>{all.t(`page.stop-${node.stop}`)}</p>}
    </div>
  );
}

function Meanings({ node }: { readonly node: ShownNode }) {
  const { words } = useTool();
  if (node.leaves.length === 0) return null;
  return (
    <dl className={styles.meanings}>
      {node.leaves.map(({ kind, value, grade }) => (
        <div key={kind}>
          <dt>{words.t(`page.leaf-${kind}`)}</dt>
          <dd>
            {value} <span className={look.hint}>{words.t(`page.${grade}`)}</span>
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface Edit {
  readonly text: string;
  /** The input that this edit has led to; undefined while it is encoded. */
  readonly applied: string | undefined;
  readonly failure: Failure | undefined;
  readonly notes: readonly string[];
}

/** The content in an editor. Every edit changes the input of the page. */
function Content({ operation, nodes, node }: SelectedProps & NodeProps) {
  const words = useWords<typeof en>();
  const { words: all } = useTool();
  const { input } = operation;
  const { output } = useRun(fields.unwrap, { ...input, path: node.path });
  const run = useOutcome();
  const latest = useRef(0);
  const [edit, setEdit] = useState<Edit>();
  const [key, setKey] = useState('');
  const isRoot = node.path === '';
  const content = isRoot ? input.text : output.result;
  // An edit holds until the input is changed elsewhere.
  const held = edit && (edit.applied === undefined || edit.applied === input.text) ? edit : undefined;
  const canEdit = !isRoot && node.kind === 'text' && node.size <= MAX_EDITED;
  const isSigned = nodes.slice(0, -1).some(({ layer }) => layer === 'jwt');

  async function apply(text: string, signingKey: string): Promise<void> {
    const at = ++latest.current;
    setEdit({ text, applied: undefined, failure: undefined, notes: held?.notes ?? [] });
    const layers = formatChoices(pin(choicesIn(input.layers), nodes.slice(0, -1)));
    const outcome = await run(fields.wrap, { text, like: input.text, likeFile: input.file, path: node.path, layers, key: signingKey });
    // The newest edit wins.
    if (at !== latest.current) return;
    if (outcome.kind === 'output') {
      const { result, content: file, notes } = outcome.output;
      setEdit({ text, applied: result, failure: undefined, notes: notes.map(({ note }) => note) });
      operation.setAll({ text: result, layers, ...(result === '' && file && { file }) });
    } else if (outcome.kind === 'error') setEdit({ text, applied: undefined, failure: outcome.error, notes: [] });
  }

  if (node.kind === 'bytes') return <Bytes content={output.content} node={node} />;
  return (
    <>
      {!isRoot && (
        <CodeEditor
          className={styles.editor}
          label={words('content')}
          value={held?.text ?? content}
          language={LANGUAGES[node.layer] ?? 'text'}
          readOnly={!canEdit}
          wrap
          onChange={(text) => void apply(text, key)}
        />
      )}
      {held?.failure && <FailureNote id={`wrap-${node.path}`} failure={held.failure} />}
      {held?.notes.map((note) => (
        <p key={note} className={look.note}>
          {all.t(`codes.${note}`)}
        </p>
      ))}
      {isSigned && !isRoot && (
        <InputText
          label={all.t('inputs.key.label')}
          multiline
          rows={1}
          value={key}
          onChange={(next) => {
            setKey(next);
            if (held) void apply(held.text, next);
          }}
        />
      )}
      <Row>
        <CopyButton label={words('content')} text={() => held?.text ?? content} />
        <OpenIn label={words('content')} text={() => held?.text ?? content} format={undefined} />
      </Row>
      {canEdit && <p className={look.hint}>{words('editHint')}</p>}
    </>
  );
}

/** Bytes as a hex dump, which can be downloaded whole. */
function Bytes({ content: file, node }: { readonly content: FileValue | null; readonly node: ShownNode }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  // Operations return their files as bytes in memory.
  const bytes = file?.content instanceof Uint8Array ? file.content : undefined;
  return (
    <>
      <pre className={styles.dump} tabIndex={0} aria-label={words('hex')}>
        {bytes ? hexDump(bytes.subarray(0, MAX_DUMPED)) : node.preview}
      </pre>
      <Row>
        <Button
          size="small"
          icon={<DownloadIcon />}
          aria-label={kit('downloadValue', { label: words('content') })}
          disabled={!bytes}
          onClick={() => file && bytes && download(bytes, file.name, file.type)}
        >
          {kit('download')}
        </Button>
      </Row>
    </>
  );
}

const MAX_DUMPED = 4096;

/** The way to the selected content, and the way back, as recipes. */
function AsRecipe({ nodes }: { readonly nodes: readonly ShownNode[] }) {
  const words = useWords<typeof en>();
  const { openTool } = useEnvironment();
  const [root, ...rest] = nodes;
  if (!root || rest.length === 0) return null;
  const name = rest.map(({ path }) => path).at(-1) ?? '';
  const down = rest.flatMap(({ step }) => (step ? [stepOf(step)] : []));
  const up = rest.toReversed().map(({ reverse }) => reverse && stepOf(reverse));
  const back = up.every((step) => step !== null) ? up : undefined;

  async function begin(steps: readonly Step[], label: string): Promise<void> {
    const { beginRecipe } = await import('../../../page/recipes/begin-recipe.ts');
    beginRecipe({ version: VERSION, name: `${label} ${name}`, steps });
    openTool(RECIPES);
  }

  return (
    <Row>
      <Button size="small" onClick={() => void begin(down, words('unwrapName'))}>
        {words('saveRecipe')}
      </Button>
      {back && (
        <Button size="small" onClick={() => void begin(back, words('wrapName'))}>
          {words('reverseRecipe')}
        </Button>
      )}
    </Row>
  );
}

const stepOf = ({ tool, operation, options, output }: ShownStep): Step => ({
  tool,
  operation,
  ...(Object.keys(options).length > 0 && { options }),
  ...(output !== '' && { output }),
});
