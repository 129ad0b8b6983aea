import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, WarningIcon } from '../../ui/icons.tsx';
import kit from '../kit.module.css';
import { Output } from '../Output.tsx';
import type { OperationState } from '../use-operation.ts';

interface MatchOutputProps {
  readonly operation: OperationState;
  /** Whether there is yet nothing to tell. */
  readonly isHidden: boolean;
  readonly words: { readonly match: string; readonly mismatch: string };
}

/** Whether two things belong together, in words: the flag `matches`. An answer to what stood there before is not shown. */
export function MatchOutput({ operation, isHidden, words }: MatchOutputProps) {
  const isMatch = operation.output.matches === true;
  const isShown = !isHidden && operation.hasOutput && !operation.isStale && operation.progress === undefined;
  return (
    <Output operation={operation} name="matches">
      {({ name, label }) => (
        <p className={classNames(kit.banner, isMatch ? kit.good : kit.bad)} hidden={!isShown}>
          {isMatch ? <CheckIcon /> : <WarningIcon />}
          <output aria-label={label} data-value={name} data-code={String(isMatch)}>
            {isMatch ? words.match : words.mismatch}
          </output>
        </p>
      )}
    </Output>
  );
}
