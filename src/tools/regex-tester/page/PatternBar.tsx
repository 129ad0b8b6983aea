import type { RefObject } from 'react';
import { useState } from 'react';
import { findExplosive } from '../../../lib/regex/explosive.ts';
import type { Flag } from '../../../lib/regex/flags.ts';
import { flagLetters } from '../../../lib/regex/flags.ts';
import { readLiteral } from '../../../lib/regex/literal.ts';
import { tokenParts } from '../../../lib/regex/tokens.ts';
import { Field } from '../../../page/Field.tsx';
import { ColoredTextInput } from '../../../page/fields/ColoredTextInput.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { patternPieces, toggleFlag } from '../pattern-pieces.ts';
import type en from '../strings/en.json';
import styles from './page.module.css';
import type { Bench } from './use-bench.ts';

interface PatternBarProps {
  readonly bench: Bench;
  /** Gets the element around the pattern, for `selectIn`. */
  readonly box: RefObject<HTMLDivElement | null>;
}

/** Renders the pattern between slashes, with syntax colors, paired brackets and the error marked, and the flags. */
export function PatternBar({ bench, box }: PatternBarProps) {
  const words = useWords<typeof en>();
  const { ofPattern, pattern, flags } = bench;
  const [caret, setCaret] = useState(-1);
  const failure = ofPattern.problem?.kind === 'error' ? ofPattern.problem.failure : undefined;
  const errorIndex = failure?.field === 'pattern' && failure.position && 'character' in failure.position ? failure.position.character - 1 : undefined;
  const literal = readLiteral(pattern);

  function take(text: string): boolean {
    const parts = readLiteral(text);
    if (!parts) return false;
    bench.set({ pattern: parts.pattern, flags: flagLetters.filter((flag) => parts.flags.includes(flag)) });
    return true;
  }

  return (
    <div className={styles.bar}>
      <div
        ref={box}
        role="presentation"
        className={styles.pattern}
        onSelect={({ target }) => setCaret(target instanceof HTMLTextAreaElement && target.selectionStart === target.selectionEnd ? target.selectionStart : -1)}
        onBlur={() => setCaret(-1)}
        onKeyDown={(event) => {
          // A pattern is a single line: line breaks in it are escaped.
          if (event.key === 'Enter' && event.target instanceof HTMLTextAreaElement) event.preventDefault();
        }}
        onPaste={(event) => {
          const { target } = event;
          if (!(target instanceof HTMLTextAreaElement) || target.selectionEnd - target.selectionStart < target.value.length) return;
          if (take(event.clipboardData.getData('text').trim())) event.preventDefault();
        }}
      >
        <Field
          operation={ofPattern}
          name="pattern"
          // It is the main input of some tabs only, and must not move when another tab is selected.
          hasRoomForError={false}
          control={({ field, value, ...props }) =>
            field.kind === 'text' && (
              <div className={styles.slashes}>
                <span aria-hidden="true">/</span>
                <ColoredTextInput
                  {...props}
                  field={{ ...field, multiline: true }}
                  value={String(value ?? '')}
                  rows={1}
                  autoFocus={focusesInput()}
                  piecesOf={(text) => patternPieces(text, flags, caret, errorIndex)}
                  parts={tokenParts}
                  nameOf={words}
                  legend={words('parts')}
                />
                <span aria-hidden="true">/</span>
              </div>
            )
          }
        >
          {literal && (
            <p className={look.note}>
              {words('takeLiteral')}{' '}
              <Button size="small" onClick={() => take(pattern)}>
                {words('takeApart')}
              </Button>
            </p>
          )}
        </Field>
        {failure?.code === 'time-limit' && <Explosion pattern={pattern} flags={flags} onShow={(start, end) => selectIn(box.current, start, end)} />}
      </div>
      <Field
        operation={ofPattern}
        name="flags"
        control={({ label, optionWord, describedBy }) => (
          <div role="group" aria-label={label} aria-describedby={describedBy} className={styles.flags}>
            {flagLetters.map((flag) => (
              <Button
                key={flag}
                size="small"
                aria-pressed={flags.includes(flag)}
                aria-label={optionWord(flag)}
                title={optionWord(flag)}
                className={styles.flag}
                onClick={() => bench.set({ flags: toggleFlag(flags, flag) })}
              >
                {flag}
              </Button>
            ))}
          </div>
        )}
      />
    </div>
  );
}

/** Selects a part of the pattern, and scrolls to it. */
export function selectIn(box: HTMLElement | null, start: number, end: number): void {
  const control = box?.querySelector('textarea');
  control?.focus();
  control?.setSelectionRange(start, end);
}

/** In UTF-16 code units. Analyzing a longer pattern would block the page for too long. */
const MAX_SEARCHED_LENGTH = 20_000;

interface ExplosionProps {
  readonly pattern: string;
  readonly flags: readonly Flag[];
  readonly onShow: (start: number, end: number) => void;
}

/** Explains why a pattern was stopped, and offers to select the most likely cause. */
function Explosion({ pattern, flags, onShow }: ExplosionProps) {
  const words = useWords<typeof en>();
  const found = pattern.length > MAX_SEARCHED_LENGTH ? undefined : findExplosive(pattern, flags);
  return (
    <p className={look.note}>
      {words('explodes')}{' '}
      {found && (
        <>
          {words(found.kind)} <code className={styles.part}>{pattern.slice(found.start, found.end)}</code>{' '}
          <Button size="small" onClick={() => onShow(found.start, found.end)}>
            {words('showPart')}
          </Button>
        </>
      )}
    </p>
  );
}
