import { formatDuration } from '../../lib/duration/format.ts';
import { useKitWords } from '../../page/words/kit-words.ts';
import { focusesInput } from '../../page/layouts/parts.ts';
import look from '../../page/look.module.css';
import { OperationCard } from '../../page/OperationCard.tsx';
import { ColoredParts, PartRow } from '../../page/parts/ColoredParts.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RefreshButton } from '../../page/RefreshButton.tsx';
import { BesideAnswer } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import { useRunTime } from '../../page/use-run-time.ts';
import { classNames } from '../../ui/class-names.ts';
import * as fields from './fields.ts';
import { hashParts, hashPieces, ROWS_OF } from './hash-parts.ts';
import type en from './strings/en.json';

const MEASURED = { password: 'measured', cost: 8, version: '2b', salt: '.'.repeat(22) } as const;
const LONG_SECONDS = 10;

/** Shows all three operations at once, because a new hash is often inspected and verified next. */
export default function Bcrypt() {
  const [hash, verify, inspect] = [useOperation(fields.hash), useOperation(fields.verify), useOperation(fields.inspect)];
  return (
    <BesideAnswer>
      <OperationCard
        operation={hash}
        prominent="hash"
        autoFocus={focusesInput()}
        below={<Estimate cost={hash.input.cost} isBusy={hash.isRunning || verify.isRunning} />}
      >
        <RefreshButton operation={hash} />
      </OperationCard>
      <OperationCard operation={inspect} outputs={[]} inChildren={hashParts.flatMap((part) => ROWS_OF[part])}>
        <ColoredParts parts={hashParts} pieces={hashPieces(inspect.output)} />
        {hashParts.map((part, place) => (
          <PartRow key={part} place={place}>
            <Outputs operation={inspect} names={ROWS_OF[part]} />
          </PartRow>
        ))}
      </OperationCard>
      <OperationCard operation={verify} />
    </BesideAnswer>
  );
}

/** Shows how long hashing takes at a cost on this device; reserves the space until it is measured. */
function Estimate({ cost, isBusy }: { readonly cost: number | undefined; readonly isBusy: boolean }) {
  const words = useWords<typeof en>();
  const { language } = useKitWords();
  const measured = useRunTime(fields.hash, MEASURED, isBusy);
  const seconds = measured === undefined || cost === undefined ? undefined : measured * 2 ** (cost - MEASURED.cost);
  return (
    <p className={seconds !== undefined && seconds > LONG_SECONDS ? classNames(look.banner, look.doubtful) : look.note} data-estimate>
      {seconds === undefined ? ' ' : words('about', { time: formatDuration(seconds, language) })}
    </p>
  );
}
