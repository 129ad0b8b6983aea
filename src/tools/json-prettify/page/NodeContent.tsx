import { useKitWords } from '../../../page/words/kit-words.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { meaningOf } from '../meaning.ts';
import { describeTime, preview, splitAtMatch } from '../node-text.ts';
import type { Outline } from '../outline.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';

const MAX_SHOWN = 300;

interface NodeProps {
  readonly outline: Outline;
  readonly node: number;
  /** The search text. Its first match is highlighted. */
  readonly query: string;
  /** Whether the members of the node are shown below it; undefined without any. */
  readonly isOpen: boolean | undefined;
}

/** A node in its row: key or index, and its value, or a preview and the number of its members. */
export const NodeContent = (props: NodeProps) => (
  <>
    <NodeName {...props} />
    {props.outline.isContainer(props.node) ? <Container {...props} /> : <Plain {...props} />}
  </>
);

function NodeName({ outline, node, query }: Omit<NodeProps, 'isOpen'>) {
  const words = useWords<typeof en>();
  const name = outline.name(node);
  if (name !== undefined) {
    return (
      <span className={styles.name}>
        <Marked text={name.slice(0, MAX_SHOWN)} query={query} />:
      </span>
    );
  }
  if (outline.parent(node) >= 0) return <span className={styles.index}>{outline.position(node)}:</span>;
  return outline.roots > 1 ? <span className={styles.index}>{words('documentNumber', { number: outline.position(node) + 1 })}</span> : null;
}

function Container({ outline, node, isOpen }: NodeProps) {
  const words = useWords<typeof en>();
  const isObject = outline.kind(node) === 'object';
  return (
    <>
      {isOpen === false && <span className={styles.preview}>{preview(outline, node)}</span>}
      <span className={styles.size}>
        {isOpen !== false && <span aria-hidden>{isObject ? '{ }' : '[ ]'}</span>} {words(isObject ? 'members' : 'items', { count: outline.size(node) })}
      </span>
    </>
  );
}

function Plain({ outline, node, query }: Omit<NodeProps, 'isOpen'>) {
  const { language } = useKitWords();
  const meaning = meaningOf(outline, node);
  const shown = <Marked text={outline.written(node, MAX_SHOWN)} query={query} />;
  const time = describeTime(meaning, language);
  return (
    <>
      <span className={classNames(styles.value, styles[outline.kind(node)])} {...(time !== '' && { title: time })}>
        {meaning?.kind === 'link' ? (
          <a href={meaning.url} target="_blank" rel="noopener noreferrer" tabIndex={-1} onClick={(event) => event.stopPropagation()}>
            {shown}
          </a>
        ) : (
          shown
        )}
      </span>
      {time !== '' && <span className={styles.time}>{time}</span>}
    </>
  );
}

function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const [before, match, after] = splitAtMatch(text, query);
  return (
    <>
      {before}
      {match !== '' && <mark>{match}</mark>}
      {after}
    </>
  );
}
