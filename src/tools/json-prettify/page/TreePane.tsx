import { useState } from 'react';
import { formatBytes } from '../../../page/format-bytes.ts';
import kit from '../../../page/kit.module.css';
import { useEnvironment } from '../../../page/environment.ts';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './json-prettify.module.css';
import { TreeView } from './TreeView.tsx';
import { useOutline } from './use-outline.ts';

// Above this the tree is only built when it is asked for: it takes many times the memory of the text.
const MAX_UNASKED_LENGTH = 2_000_000;

/** The result as a tree. */
export default function TreePane({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  const [wanted, setWanted] = useState('');
  const text = String(operation.output.output ?? '');
  const waits = text.length > MAX_UNASKED_LENGTH && text !== wanted;
  return (
    <div className={styles.treePane}>
      {text === '' && <p className={kit.emptyPane}>{texts.t('page.empty')}</p>}
      {waits && (
        <div className={kit.emptyPane}>
          <p>{words('treeIsLarge', { size: formatBytes(text.length, texts.language) })}</p>
          <Button onClick={() => setWanted(text)}>{words('treeBuild')}</Button>
        </div>
      )}
      {text !== '' && !waits && <BuiltTree text={text} />}
    </div>
  );
}

function BuiltTree({ text }: { readonly text: string }) {
  const { texts } = useEnvironment();
  const outline = useOutline(text);
  if (!outline) return <p className={kit.emptyPane}>{texts.t('page.working')}</p>;
  return <TreeView outline={outline} />;
}
