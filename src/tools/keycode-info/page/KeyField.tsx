import { useRef, useState } from 'react';
import { focusesInput } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { classNames } from '../../../ui/class-names.ts';
import { useListener } from '../../../ui/use-listener.ts';
import type en from '../strings/en.json';
import styles from './keycode-info.module.css';

interface KeyFieldProps {
  /** Name of the last pressed key. */
  readonly shown: string;
  /** Called with the text of an on-screen keyboard, which reports no key. */
  readonly onText: (text: string) => void;
  /** Id of the error about the key; undefined if it is valid. */
  readonly failureId: string | undefined;
}

/** A large field that captures key presses instead of text. Tapping it opens the on-screen keyboard. */
export function KeyField({ shown, onText, failureId }: KeyFieldProps) {
  const words = useWords<typeof en>();
  const field = useRef<HTMLInputElement>(null);
  const [written, setWritten] = useState<string>();
  useListener(
    'beforeinput',
    (event) => {
      event.preventDefault();
      setWritten(`${event.inputType}: ${JSON.stringify(event.data)}`);
      if (event.data) onText(event.data);
    },
    field,
  );
  return (
    <div data-operation="describe" data-field="key">
      <input
        ref={field}
        className={styles.field}
        aria-label={words('press')}
        aria-invalid={failureId !== undefined || undefined}
        aria-describedby={classNames(failureId, 'how-to-leave')}
        autoFocus={focusesInput()}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        data-takes-keys=""
        placeholder={words('press')}
        value={shown}
        onChange={() => undefined}
      />
      <p id="how-to-leave" className={look.hint}>
        {words('leave')}
      </p>
      {written !== undefined && (
        <p className={look.note} role="status">
          {words('written')} <code>{written}</code>
        </p>
      )}
    </div>
  );
}
