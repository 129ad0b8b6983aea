import { useTicking } from '../../../page/browser/use-ticking.ts';
import { hasNothingToShow } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import { Output } from '../../../page/Output.tsx';
import { stalenessOf, useStaleMark } from '../../../page/outputs/stale.ts';
import { Verdict } from '../../../page/outputs/Verdict.tsx';
import { Empty } from '../../../page/parts/Empty.tsx';
import { TimeLine } from '../../../page/parts/TimeLine.tsx';
import { Card } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { shownOutput } from '../../../page/session/operation-state.ts';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { describeFailure } from '../../../runtime/failure.ts';
import type { SpanState } from '../codes.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

type CheckProps = OperationProps<typeof fields.check>;

/** The verdict, its first reason with the cure, and when everything is valid. */
export function Answer({ operation }: CheckProps) {
  const mark = useStaleMark(stalenessOf(operation));
  useFreshness(operation);
  const { verdict } = shownOutput(operation);
  const isEmpty = hasNothingToShow(operation) || (verdict === '' && !operation.isAwaited);
  return (
    <Card title={operation.words.output('verdict')}>
      {isEmpty && <Empty operation={operation} />}
      <div className={look.results} hidden={isEmpty}>
        {mark !== '' && <p className={look.note}>{mark}</p>}
        <Verdict operation={operation} name="verdict" />
        <Reason operation={operation} />
        <Output operation={operation} name="notes" view={({ value, name }) => value.length > 0 && <Notes operation={operation} notes={value} name={name} />} />
        <Times operation={operation} />
      </div>
    </Card>
  );
}

/** Without a given time, everything is checked again when something becomes valid or expires, with the clock skew and without. */
function useFreshness({ input, output, isRunning, refresh }: CheckProps['operation']): void {
  const checkedAt = Date.parse(output.time);
  const skew = (input.clockSkew ?? 0) * 1000;
  const limits = output.spans.flatMap(({ from, to }) => [from, to]).flatMap((date) => (date === null ? [] : [Date.parse(date)]));
  const changes = limits.flatMap((time) => [time - skew, time, time + skew]);
  const next = Math.min(...changes.filter((time) => time > checkedAt));
  useTicking(input.time === undefined && Number.isFinite(next), () => {
    if (!isRunning && Date.now() >= next) refresh();
  });
}

/** The first reason in a sentence, and what exactly cannot be read. */
function Reason({ operation }: CheckProps) {
  const { words } = useTool();
  const { checks, problems } = shownOutput(operation);
  const part = checks.find(({ state }) => state === 'refused')?.part;
  const failures = (problems ?? []).filter((problem) => problem.part === part);
  return (
    <Output
      operation={operation}
      name="reason"
      view={({ name, value }) => (
        <div>
          <p data-value={name} data-code={value}>
            {operation.words.code('reason', value)}
          </p>
          {failures.map(({ code, params, position }, index) => (
            <p key={index} className={look.note}>
              {describeFailure({ code, params, ...(position && { position }) }, words)}
            </p>
          ))}
        </div>
      )}
    />
  );
}

function Notes({ operation, notes, name }: CheckProps & { readonly notes: CheckProps['operation']['output']['notes']; readonly name: string }) {
  return (
    <ul className={look.results} data-value={name}>
      {notes.map((note) => (
        <li key={note} className={look.note} data-code={note}>
          {operation.words.code('notes', note)}
        </li>
      ))}
    </ul>
  );
}

const tones = { valid: 'good', 'no-limits': 'none', expired: 'bad', 'not-yet-valid': 'bad', revoked: 'bad', 'not-in-set': 'bad' } as const satisfies Record<
  SpanState,
  'good' | 'none' | 'bad'
>;

/** A label within a sentence. German nouns and abbreviations keep their capital. */
const inSentence = (label: string, language: string): string =>
  language !== 'de' && /^\p{Lu}\p{Ll}/u.test(label) ? label.charAt(0).toLocaleLowerCase(language) + label.slice(1) : label;

/** A sentence with more states is hard to read. The drawing has all. */
const MAX_STATES = 12;

/** What was valid at that time in one sentence, unless there is too much for one, and as a drawing. */
function Times({ operation }: CheckProps) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const { spans, time } = shownOutput(operation);
  const now = Date.parse(time);
  if (spans.length === 0 || Number.isNaN(now)) return null;
  const { cell } = operation.words;
  const labelOf = ({ kind, name }: (typeof spans)[number]): string => [cell('spans', 'kind', kind), name].filter((text) => text !== '').join(' ');
  const stateOf = (state: SpanState | ''): string => (state === '' ? '' : cell('spans', 'state', state));
  const clock = new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone: 'UTC' }).format(now);
  const states = spans.flatMap((span) =>
    span.state === '' || span.state === 'no-limits' ? [] : [words(`is-${span.state}`, { what: inSentence(labelOf(span), language) })],
  );
  return (
    <>
      {states.length > 0 && states.length <= MAX_STATES && (
        <p className={look.note}>{words('at', { time: clock, states: new Intl.ListFormat(language, { type: 'unit', style: 'short' }).format(states) })}</p>
      )}
      <Output
        operation={operation}
        name="spans"
        view={({ label, name }) => (
          <TimeLine
            label={label}
            name={name}
            now={now}
            nowLabel={words('checkedAt')}
            spans={spans.map((span) => ({
              label: labelOf(span),
              start: span.from === null ? undefined : Date.parse(span.from),
              end: span.to === null ? undefined : Date.parse(span.to),
              tone: span.state === '' ? 'none' : tones[span.state],
              state: stateOf(span.state),
              isMissing: span.state === 'not-in-set',
            }))}
          />
        )}
      />
    </>
  );
}
