import { useRef, useState } from 'react';
import { useListener } from '../../../ui/use-listener.ts';

/** All that an event says of a key, as names in JavaScript. */
export type Press = Readonly<ReturnType<typeof readPress>>;

const readPress = (event: KeyboardEvent) => {
  const { key, code, location, ctrlKey, altKey, shiftKey, metaKey, repeat, isComposing } = event;
  return {
    key,
    code,
    // oxlint reports these as deprecated, which is what the page says of them too.
    ...deprecatedOf(event),
    location,
    ctrlKey,
    altKey,
    shiftKey,
    metaKey,
    repeat,
    isComposing,
    capsLock: event.getModifierState('CapsLock'),
    numLock: event.getModifierState('NumLock'),
    altGraph: event.getModifierState('AltGraph'),
  };
};

const deprecatedOf = ({ keyCode, which }: { readonly keyCode: number; readonly which: number }) => ({ keyCode, which });

const MAX_PRESSES = 20;
const FIELDS = 'input, textarea, select, [contenteditable="true"], dialog';

/**
 * The last presses, the newest first, and the codes of the keys that are held. Keys in the field that has `data-takes-keys` do
 * nothing else, but Tab, which leaves it, and a second Escape, which does too. Keys elsewhere are shown and do what they do.
 */
export function useKeyPresses(onPress: (press: Press) => void) {
  const [presses, setPresses] = useState<readonly Press[]>([]);
  const [held, setHeld] = useState<ReadonlySet<string>>(new Set());
  const wasEscape = useRef(false);

  useListener('keydown', (event) => {
    const { target } = event;
    const isOurs = target instanceof HTMLElement && target.dataset['takesKeys'] !== undefined;
    if (!isOurs && target instanceof Element && target.closest(FIELDS)) return;
    const leaves = wasEscape.current && event.key === 'Escape' && !event.repeat;
    wasEscape.current = event.key === 'Escape' && !leaves;
    if (isOurs && leaves) target.blur();
    // A keyboard on a screen says 229, or nothing, and writes by `beforeinput` instead.
    else if (isOurs && event.key !== 'Tab' && event.key !== 'Unidentified' && !event.isComposing) event.preventDefault();
    const press = readPress(event);
    setPresses((before) => [press, ...before].slice(0, MAX_PRESSES));
    setHeld((before) => new Set([...before, press.code]));
    onPress(press);
  });
  // Systems do not report keys that are released while Meta is held.
  useListener('keyup', ({ code, key }) => setHeld((before) => (key === 'Meta' ? new Set() : new Set([...before].filter((other) => other !== code)))));
  useListener('blur', () => setHeld(new Set()));

  return { presses, held, clear: () => setPresses([]) };
}
