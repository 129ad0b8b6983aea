import { useRef, useState } from 'react';
import { focusesInput } from '../../../page/layouts/parts.ts';
import look from '../../../page/look.module.css';
import { useWords } from '../../../page/session/use-tool.ts';
import { useListener } from '../../../ui/use-listener.ts';
import type en from '../strings/en.json';
import styles from './keycode-info.module.css';

interface KeyFieldProps {
  /** Name of the last key pressed. */
  readonly shown: string;
  /** Called with what a keyboard on a screen writes, which tells no key. */
  readonly onText: (text: string) => void;
}

/** A large field in which keys are pressed rather than written. A tap on it opens the keyboard of a screen. */
export function KeyField({ shown, onText }: KeyFieldProps) {
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
        aria-describedby="how-to-leave"
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
