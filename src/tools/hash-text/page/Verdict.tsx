import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { codeWord } from '../../../runtime/field-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import styles from './hash-text.module.css';

/** Whether the expected digest was met, and by which algorithm, in words. */
export function Verdict({ operation }: { readonly operation: OperationState }) {
  const { texts } = useTool();
  const words = useWords<typeof en>();
  const verdict = String(operation.output.verdict ?? '');
  const algorithm = String(operation.output.matchingAlgorithm ?? '');
  const chosen = operation.input.algorithms;
  const isRowMissing = algorithm !== '' && Array.isArray(chosen) && !chosen.includes(algorithm);
  // A verdict on what stood there before would be read as one on what stands there now.
  const isShown = verdict !== 'not-compared' && verdict !== '' && !operation.isStale && operation.progress === undefined;
  return (
    <div className={classNames(kit.banner, verdict === 'match' ? kit.good : kit.bad, styles.verdict)} data-verdict={verdict} hidden={!isShown}>
      {verdict === 'match' ? <CheckIcon /> : <WarningIcon />}
      <Output operation={operation} name="verdict">
        {({ label, name }) => (
          <output aria-label={label} data-value={name} data-code={verdict}>
            {codeWord(texts, operation.name, name, verdict)}
          </output>
        )}
      </Output>
      <Output operation={operation} name="matchingAlgorithm">
        {({ label, name }) => (
          <output aria-label={label} data-value={name} data-code={algorithm} hidden={algorithm === ''}>
            {codeWord(texts, operation.name, name, algorithm)}
          </output>
        )}
      </Output>
      {isRowMissing && (
        <Button size="small" onClick={() => operation.set('algorithms', [...chosen, algorithm])}>
          {words('showRow')}
        </Button>
      )}
    </div>
  );
}
