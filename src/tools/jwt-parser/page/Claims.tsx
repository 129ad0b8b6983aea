import { useEffect, useEffectEvent } from 'react';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { codeWord } from '../../../runtime/field-words.ts';
import { classNames } from '../../../ui/class-names.ts';
import { formatRelative } from '../relative-time.ts';
import type en from '../strings/en.json';
import styles from './jwt.module.css';
import { Members } from './Members.tsx';
import { TimeBar } from './TimeBar.tsx';
import { useNow } from './use-now.ts';

// The longest time that a timer can wait.
const MAX_DELAY_MS = 2 ** 31 - 1;

/** The claims, whether the token is valid now, and how much of its time is left. */
export function Claims({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const clock = useNow();
  const { output, input } = operation;
  const now = typeof input.time === 'string' ? Date.parse(input.time) : clock;
  const times = { issued: timeOf(output.issuedAt), from: timeOf(output.notBefore), until: timeOf(output.expiresAt) };
  useRefreshAt(operation, input.time === undefined ? [times.from, times.until] : []);
  const start = times.issued ?? times.from;

  return (
    <Card
      title={texts.t('outputs.claims.label')}
      aside={
        <Output operation={operation} name="status">
          {({ value }) =>
            operation.isStale ? <p className={kit.hint}>{texts.t('page.stale')}</p> : <Status code={String(value ?? '')} times={times} now={now} />
          }
        </Output>
      }
    >
      <Output operation={operation} name="notes" />
      {start !== undefined && times.until !== undefined && times.until > start && (
        <TimeBar start={start} startLabel={words(times.issued === undefined ? 'validFrom' : 'issued')} end={times.until} now={now} />
      )}
      {output.kind === 'jwe' && <p className={kit.hint}>{words('encryptedClaims')}</p>}
      {!operation.problem && output.kind === '' && <p className={kit.hint}>{words('enterToken')}</p>}
      <div className={operation.isAwaited ? styles.awaited : undefined}>
        <Members operation={operation} name="claims" now={now} />
      </div>
    </Card>
  );
}

interface Times {
  readonly from: number | undefined;
  readonly until: number | undefined;
}

function Status({ code, times: { from, until }, now }: { readonly code: string; readonly times: Times; readonly now: number }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const relative = (time: number): string => formatRelative(time - now, texts.language);
  const detail =
    (code === 'active' && until !== undefined && words('statusActive', { relative: relative(until) })) ||
    (code === 'expired' && until !== undefined && words('statusExpired', { relative: relative(until) })) ||
    (code === 'not-yet-valid' && from !== undefined && words('statusLater', { relative: relative(from) }));
  return (
    <p className={styles.status}>
      {code !== '' && (
        <output
          className={classNames(kit.badge, code === 'active' && kit.good, code === 'expired' && kit.bad, code === 'not-yet-valid' && kit.doubtful)}
          data-value="status"
          data-code={code}
        >
          {codeWord(texts, 'decode', 'status', code)}
        </output>
      )}
      {detail && <span className={kit.hint}>{detail}</span>}
    </p>
  );
}

function timeOf(date: unknown): number | undefined {
  const time = Date.parse(String(date));
  return Number.isNaN(time) ? undefined : time;
}

/** Decodes again at the moment at which the token begins or ceases to be valid. */
function useRefreshAt(operation: OperationState, times: readonly (number | undefined)[]): void {
  const refresh = useEffectEvent(operation.refresh);
  const [from, until] = times;
  useEffect(() => {
    const timers = [from, until]
      .map((time) => (time ?? 0) - Date.now())
      .filter((delay) => delay > 0 && delay < MAX_DELAY_MS)
      .map((delay) => setTimeout(() => refresh(), delay));
    return () => {
      for (const timer of timers) clearTimeout(timer);
    };
  }, [from, until]);
}
