import { useKitWords } from './kit-words.ts';
import { describeFailure } from '../runtime/failure.ts';
import type { Failure } from '../runtime/run.ts';
import { Button } from '../ui/button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { WarningIcon } from '../ui/icons.tsx';
import look from './look.module.css';
import { useTool } from './tool-context.tsx';

interface FailureNoteProps {
  readonly id: string;
  readonly failure: Failure;
  /** Shows the place in the input; left out where there is nothing to show. */
  readonly onGoTo?: ((failure: Failure) => void) | undefined;
}

/** Why an input is refused, in words, with a way to the place. */
export function FailureNote({ id, failure, onGoTo }: FailureNoteProps) {
  const { words } = useTool();
  const kit = useKitWords();
  const { position } = failure;
  return (
    <div id={id} className={classNames(look.banner, look.bad, look.failure)} role="alert">
      <WarningIcon />
      <span>{describeFailure(failure, words)}</span>
      {position && onGoTo && (
        <Button size="small" variant="text" onClick={() => onGoTo(failure)}>
          {'line' in position ? kit('goToPlace', { line: position.line, column: position.column }) : kit('goToCharacter', { character: position.character })}
        </Button>
      )}
    </div>
  );
}
