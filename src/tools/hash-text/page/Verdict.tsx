import { Output } from '../../../page/Output.tsx';
import { VerdictOutput } from '../../../page/outputs/VerdictOutput.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { codeWord } from '../../../runtime/field-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './hash-text.module.css';

/** Whether the expected digest was met, and by which algorithm, in words. */
export function Verdict({ operation }: { readonly operation: OperationState }) {
  const { texts } = useTool();
  const words = useWords<typeof en>();
  const algorithm = String(operation.output.matchingAlgorithm ?? '');
  const chosen = operation.input.algorithms;
  const isRowMissing = algorithm !== '' && Array.isArray(chosen) && !chosen.includes(algorithm);
  return (
    <VerdictOutput operation={operation}>
      <Output operation={operation} name="matchingAlgorithm">
        {({ label, name }) => (
          <output className={styles.algorithm} aria-label={label} data-value={name} data-code={algorithm} hidden={algorithm === ''}>
            {codeWord(texts, operation.name, name, algorithm)}
          </output>
        )}
      </Output>
      {isRowMissing && (
        <Button size="small" onClick={() => operation.set('algorithms', [...chosen, algorithm])}>
          {words('showRow')}
        </Button>
      )}
    </VerdictOutput>
  );
}
