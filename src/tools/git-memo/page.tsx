import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { ReferenceLayout } from '../../page/layouts/ReferenceLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { ReferenceList } from '../../page/parts/ReferenceList.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { shortOf } from '../../ui/input-text/long-text.ts';
import type * as fields from './fields.ts';
import styles from './page.module.css';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ search: Search }} />;

function Search({ operation }: OperationProps<typeof fields.search>) {
  const words = useWords<typeof en>();
  return (
    <ReferenceLayout operation={operation}>
      <ReferenceList
        operation={operation}
        name="rows"
        id="task"
        isSentence
        copied="command"
        groupBy="group"
        textOf={({ command }) => <code className={styles.command}>{shortOf(command)}</code>}
        tagsOf={({ effect }) => [
          effect === 'rewrites' && { text: operation.words.cell('rows', 'effect', effect), hint: words('rewritesHint'), tone: 'doubtful' },
          effect === 'loses' && { text: operation.words.cell('rows', 'effect', effect), hint: words('losesHint'), tone: 'bad' },
        ]}
      />
    </ReferenceLayout>
  );
}
