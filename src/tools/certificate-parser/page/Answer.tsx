import { formatRelative } from '../../../lib/duration/relative.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { stalenessOf, useStaleMark } from '../../../page/outputs/stale.ts';
import { Verdict } from '../../../page/outputs/Verdict.tsx';
import { Banner } from '../../../page/parts/Banner.tsx';
import { Empty } from '../../../page/parts/Empty.tsx';
import { Card } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { shownOutput } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import type { Details } from '../details.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { useCheckTime } from './use-check-time.ts';

/** The verdict, the next expiry, the warnings, and what was not checked. */
export function Answer({ operation }: OperationProps<typeof fields.parse>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { warnings, details, notChecked } = shownOutput(operation);
  const mark = useStaleMark(stalenessOf(operation));
  const isEmpty = hasNothingToShow(operation) || (details === null && !operation.isAwaited);
  return (
    <Card title={operation.words.output('verdict')}>
      {isEmpty && <Empty operation={operation} />}
      <div className={look.results} hidden={isEmpty}>
        {mark !== '' && <p className={look.note}>{mark}</p>}
        <Verdict operation={operation} name="verdict">
          <NextExpiry operation={operation} details={details} />
        </Verdict>
        <Output operation={operation} name="keyMatch" />
        <Output
          operation={operation}
          name="warnings"
          view={({ label, name, value }) =>
            value.length > 0 && (
              <ul className={look.results} aria-label={label} data-value={name}>
                {value.map(({ object, code, detail }, index) => (
                  <li key={index}>
                    <Banner tone="doubtful" code={code}>
                      {object === null
                        ? operation.words.cell('warnings', 'code', code)
                        : words('warningOf', { number: object, warning: operation.words.cell('warnings', 'code', code) })}
                      {detail !== '' && (
                        <>
                          {' '}
                          <code className={look.tag}>{detail}</code>
                        </>
                      )}
                    </Banner>
                  </li>
                ))}
              </ul>
            )
          }
        />
        {warnings.length === 0 && details !== null && <p className={look.hint}>{kit('warningCount', { count: 0 })}</p>}
        {notChecked.length > 0 && <h3 className={look.label}>{words('checks')}</h3>}
        <Output operation={operation} name="notChecked" />
      </div>
    </Card>
  );
}

interface NextExpiryProps extends OperationProps<typeof fields.parse> {
  readonly details: Details | null;
}

/** Which certificate expires first, and when. */
function NextExpiry({ operation, details }: NextExpiryProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const isClient = useIsClient();
  const now = useCheckTime(operation);
  const [next] = (details ?? [])
    .filter(({ kind, notAfter }) => kind === 'certificate' && notAfter !== '')
    .toSorted((one, other) => Date.parse(one.notAfter) - Date.parse(other.notAfter));
  if (!next || !isClient) return null;
  const difference = Date.parse(next.notAfter) - now;
  return <span>{words(difference < 0 ? 'expired' : 'expires', { name: next.title, relative: formatRelative(difference, language) })}</span>;
}
