import { CopyButton } from '../../../page/CopyButton.tsx';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import tree from '../../../page/tree/tree.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { meaningOf } from '../meaning.ts';
import type { Outline } from '../outline.ts';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';
import { describeTime, textToCopy } from './node-text.ts';

const MAX_SHOWN = 2_000;

/** The node that was chosen last: where it is, what it holds, each to copy. */
export function NodeDetails({ outline, node }: { readonly outline: Outline; readonly node: number }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  if (node >= outline.count) return null;
  const meaning = meaningOf(outline, node);
  const time = describeTime(meaning, texts.language);
  const isRoot = outline.parent(node) < 0;
  return (
    <dl className={classNames(tree.details, styles.details)}>
      <dt>{words('pointer')}</dt>
      <dd className={tree.place}>{isRoot ? <span className={kit.hint}>{words('wholeDocument')}</span> : textToCopy(outline, node, 'pointer')}</dd>
      <dd>
        <CopyButton label={words('pointer')} text={() => textToCopy(outline, node, 'pointer')} iconOnly disabled={isRoot} />
      </dd>
      <dt>{words('javaScriptPath')}</dt>
      <dd className={tree.place}>{isRoot ? <span className={kit.hint}>{words('wholeDocument')}</span> : textToCopy(outline, node, 'path')}</dd>
      <dd>
        <CopyButton label={words('javaScriptPath')} text={() => textToCopy(outline, node, 'path')} iconOnly disabled={isRoot} />
      </dd>
      <dt>{words('value')}</dt>
      <dd className={tree.place}>
        <ShownValue outline={outline} node={node} />
        {time !== '' && <span className={kit.hint}> {time}</span>}
        {meaning?.kind === 'link' && (
          <a href={meaning.url} target="_blank" rel="noopener noreferrer">
            {words('openLink')}
          </a>
        )}
      </dd>
      <dd>
        <CopyButton label={words('value')} text={() => textToCopy(outline, node, 'value')} iconOnly />
      </dd>
    </dl>
  );
}

function ShownValue({ outline, node }: { readonly outline: Outline; readonly node: number }) {
  const words = useWords<typeof en>();
  if (!outline.isContainer(node)) return <span>{outline.written(node, MAX_SHOWN)} </span>;
  return <span className={kit.hint}>{words(outline.kind(node) === 'object' ? 'members' : 'items', { count: outline.size(node) })}</span>;
}
