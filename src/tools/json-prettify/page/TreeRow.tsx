import { useKitWords } from '../../../page/words/kit-words.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { TreeItem } from '../../../page/tree/TreeItem.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { meaningOf } from '../meaning.ts';
import type { Outline } from '../outline.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';
import { describeTime } from './node-text.ts';

const MAX_SHOWN = 300;

interface TreeRowProps {
  readonly id: string;
  readonly outline: Outline;
  readonly node: number;
  readonly isOpen: boolean;
  readonly isActive: boolean;
  readonly query: string;
  readonly onToggle: () => void;
  readonly onChoose: () => void;
}

export function TreeRow({ id, outline, node, isOpen, isActive, query, onToggle, onChoose }: TreeRowProps) {
  const parent = outline.parent(node);
  return (
    <TreeItem
      id={id}
      place={{ level: outline.level(node), position: outline.position(node) + 1, setSize: parent < 0 ? outline.roots : outline.size(parent) }}
      isOpen={outline.size(node) > 0 ? isOpen : undefined}
      isActive={isActive}
      className={styles.row}
      onChoose={onChoose}
      onToggle={onToggle}
    >
      <NodeName outline={outline} node={node} query={query} />
      {outline.isContainer(node) ? <Container outline={outline} node={node} /> : <Plain outline={outline} node={node} query={query} />}
    </TreeItem>
  );
}

function NodeName({ outline, node, query }: Pick<TreeRowProps, 'outline' | 'node' | 'query'>) {
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

function Container({ outline, node }: Pick<TreeRowProps, 'outline' | 'node'>) {
  const words = useWords<typeof en>();
  const isObject = outline.kind(node) === 'object';
  return (
    <span className={styles.size}>
      <span aria-hidden>{isObject ? '{ }' : '[ ]'}</span> {words(isObject ? 'members' : 'items', { count: outline.size(node) })}
    </span>
  );
}

function Plain({ outline, node, query }: Pick<TreeRowProps, 'outline' | 'node' | 'query'>) {
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

/** A text with the first place marked that holds what is searched for. */
function Marked({ text, query }: { readonly text: string; readonly query: string }) {
  const at = query === '' ? -1 : text.toLowerCase().indexOf(query.toLowerCase());
  if (at < 0) return text;
  const end = at + query.length;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, end)}</mark>
      {text.slice(end)}
    </>
  );
}
