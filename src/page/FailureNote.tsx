import { useKitWords } from './kit-words.ts';
import { describeFailure } from '../runtime/failure.ts';
import type { Failure } from '../runtime/run.ts';
import { Button } from '../ui/button/Button.tsx';
import { classNames } from '../ui/class-names.ts';
import { WarningIcon } from '../ui/icons.tsx';
import look from './look.module.css';
import { useTool } from './tool-context.tsx';

interface FailureNoteProps {
  /** Id of the note, which the field references with `aria-describedby`. */
  readonly id: string;
  readonly failure: Failure;
  /** Shows the failure's place in the input; undefined where the page cannot show places. */
  readonly onGoTo?: ((failure: Failure) => void) | undefined;
}

/** Tells why an input is refused, with a button that goes to the place. */
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
