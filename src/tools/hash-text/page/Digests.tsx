import { CopyButton } from '../../../page/CopyButton.tsx';
import kit from '../../../page/kit.module.css';
import type { OutputProps } from '../../../page/Output.tsx';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import type { OutputField } from '../../../contract/fields.ts';
import { cellWord, fieldWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon } from '../../../ui/icons.tsx';
import { cautionOf } from '../cautions.ts';
import type en from '../strings/en.json';
import styles from './hash-text.module.css';

interface Row {
  readonly algorithm: string;
  readonly digest: string;
}

/** A row an algorithm: its name, its digest, Copy. */
export const Digests = ({ operation }: { readonly operation: OperationState }) => (
  <Output operation={operation} name="digests">
    {(props) => <DigestTable {...props} />}
  </Output>
);

function DigestTable({ operation, name, label, value }: OutputProps<OutputField>) {
  const { texts } = useTool();
  const words = useWords<typeof en>();
  const rows = Array.isArray(value) ? (value as readonly Row[]) : [];
  const matching = operation.output.verdict === 'match' ? operation.output.matchingAlgorithm : undefined;
  const wordOf = (algorithm: string): string => cellWord(texts, operation.name, name, 'algorithm', algorithm);
  return (
    <>
      <table className={classNames(kit.table, styles.digests)} data-value={name}>
        <caption className="visually-hidden">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{fieldWord(texts, 'outputs', operation.name, name, 'columns.algorithm.label')}</th>
            <th scope="col">{fieldWord(texts, 'outputs', operation.name, name, 'columns.digest.label')}</th>
            <th scope="col">
              <span className="visually-hidden">{texts.t('page.copy')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ algorithm, digest }) => (
            <tr key={algorithm} data-code={algorithm} data-matches={algorithm === matching || undefined}>
              <th scope="row" data-column="algorithm">
                {wordOf(algorithm)}
                {algorithm === matching && (
                  <span className={styles.match}>
                    <CheckIcon />
                    {words('matches')}
                  </span>
                )}
                <Caution algorithm={algorithm} />
              </th>
              <td data-column="digest">{digest}</td>
              <td>
                <CopyButton label={wordOf(algorithm)} text={() => digest} iconOnly />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length === 0 && !operation.isRunning && <p className={kit.note}>{words('noAlgorithms')}</p>}
      {rows.length > 0 && (
        <ResultActions
          label={label}
          text={rows.map(({ algorithm, digest }) => `${algorithm}\t${digest}`).join('\n')}
          fileName={[`${name}.tsv`, 'text/tab-separated-values']}
        />
      )}
    </>
  );
}

/** Why an algorithm is not for security, where it is not. */
export function Caution({ algorithm }: { readonly algorithm: string }) {
  const words = useWords<typeof en>();
  const caution = cautionOf(algorithm);
  return caution && <span className={classNames(kit.tag, styles.caution)}>{words(caution)}</span>;
}
