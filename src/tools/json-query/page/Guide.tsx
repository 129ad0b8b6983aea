import { Card, Columns } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useOperation } from '../../../page/session/use-operation.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import look from '../../../page/look.module.css';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './guide.module.css';
import { StructureTree } from './StructureTree.tsx';

/** More than any cheat sheet has, so that no result can fill the page. */
const MAX_TASKS = 50;

/** The structure of the document as a tree, and queries for usual tasks. A click writes the query. */
export default function Guide({ operation: { input, set } }: OperationProps<typeof fields.query>) {
  const words = useWords<typeof en>();
  const outline = useOperation(fields.outline);
  const { structure, truncated, sheet } = outline.output;
  if (structure.length === 0) return null;
  const use = (query: string): void => set('query', query);
  return (
    <Columns>
      <Card title={outline.words.output('structure')}>
        <p className={look.hint}>{words('clickToUse')}</p>
        <StructureTree label={outline.words.output('structure')} rows={structure} used={input.query} onUse={use} />
        {truncated && <p className={look.hint}>{outline.words.output('truncated')}</p>}
      </Card>
      <Card title={outline.words.output('sheet')}>
        <ul className={styles.sheet}>
          {sheet.slice(0, MAX_TASKS).map(({ task, query }) => (
            <li key={task} data-code={task}>
              <button type="button" className={styles.entry} aria-pressed={query === input.query} onClick={() => use(query)}>
                <span className={styles.task}>{outline.words.cell('sheet', 'task', task)}</span>
                <code className={styles.query}>{query}</code>
              </button>
            </li>
          ))}
        </ul>
      </Card>
    </Columns>
  );
}
