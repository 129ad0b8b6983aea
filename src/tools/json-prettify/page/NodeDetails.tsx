import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { TreeDetails } from '../../../page/tree/TreeDetails.tsx';
import { meaningOf } from '../meaning.ts';
import { describeTime, textToCopy } from '../node-text.ts';
import type { Outline } from '../outline.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';

interface NodeProps {
  readonly outline: Outline;
  readonly node: number;
}

/** The last selected node: its path and value, each with a copy button. */
export function NodeDetails({ outline, node }: NodeProps) {
  const words = useWords<typeof en>();
  if (node >= outline.count) return null;
  const isRoot = outline.parent(node) < 0;
  const places = (['pointer', 'path'] as const).map((kind) => ({
    label: words(kind === 'path' ? 'javaScriptPath' : kind),
    shown: isRoot ? <span className={look.hint}>{words('wholeDocument')}</span> : textToCopy(outline, node, kind),
    text: isRoot ? undefined : () => textToCopy(outline, node, kind),
  }));
  const value = { label: words('value'), shown: <NodeValue outline={outline} node={node} />, text: () => textToCopy(outline, node, 'value') };
  return <TreeDetails className={styles.details} details={[...places, value]} />;
}

const MAX_SHOWN = 2_000;

function NodeValue({ outline, node }: NodeProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const meaning = meaningOf(outline, node);
  const time = describeTime(meaning, language);
  if (outline.isContainer(node)) {
    return <span className={look.hint}>{words(outline.kind(node) === 'object' ? 'members' : 'items', { count: outline.size(node) })}</span>;
  }
  return (
    <>
      {outline.written(node, MAX_SHOWN)} {time !== '' && <span className={look.hint}>{time}</span>}
      {meaning?.kind === 'link' && (
        <a href={meaning.url} target="_blank" rel="noopener noreferrer">
          {words('openLink')}
        </a>
      )}
    </>
  );
}
