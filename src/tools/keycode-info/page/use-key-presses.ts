import { useRef, useState } from 'react';
import { useListener } from '../../../ui/use-listener.ts';

/** All event properties, by their JavaScript names. */
export type Press = Readonly<ReturnType<typeof readPress>>;

const readPress = (event: KeyboardEvent) => {
  const { key, code, location, ctrlKey, altKey, shiftKey, metaKey, repeat, isComposing } = event;
  return {
    key,
    code,
    // oxlint reports these as deprecated, as does the page itself.
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
 * Returns the last key presses, newest first, and the codes of held keys. The field with `data-takes-keys` captures all keys except Tab and a second
 * Escape, which leave it. Keys elsewhere are shown without being captured.
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
    // An on-screen keyboard reports 229, or nothing, and sends text by `beforeinput` instead.
    else if (isOurs && event.key !== 'Tab' && event.key !== 'Unidentified' && !event.isComposing) event.preventDefault();
    const press = readPress(event);
    setPresses((before) => [press, ...before].slice(0, MAX_PRESSES));
    setHeld((before) => new Set([...before, press.code]));
    onPress(press);
  });
  // Systems do not report keys released while Meta is held.
  useListener('keyup', ({ code, key }) => setHeld((before) => (key === 'Meta' ? new Set() : new Set([...before].filter((other) => other !== code)))));
  useListener('blur', () => setHeld(new Set()));

  return { presses, held, clear: () => setPresses([]) };
}
