import type { Key } from './keys.ts';
import { keys } from './keys.ts';

/** A key of the drawing, or a gap if its code is empty. */
export interface DrawnKey {
  readonly code: string;
  readonly label: string;
  /** Relative to the width of a standard key. */
  readonly width: number;
}

const gap = (width: number): DrawnKey => ({ code: '', label: '', width });

const LABELS: Readonly<Record<string, string>> = {
  Escape: 'Esc',
  Control: 'Ctrl',
  PrintScreen: 'PrtSc',
  ScrollLock: 'ScrLk',
  PageUp: 'PgUp',
  PageDown: 'PgDn',
  Insert: 'Ins',
  Delete: 'Del',
  Backspace: '⌫',
  CapsLock: 'Caps',
  ContextMenu: '☰',
  ArrowLeft: '←',
  ArrowRight: '→',
  ArrowUp: '↑',
  ArrowDown: '↓',
  NumLock: 'Num',
  Enter: '↵',
  ' ': '',
};

const WIDTHS: Readonly<Record<string, number>> = {
  Backspace: 2,
  Tab: 1.5,
  Backslash: 1.5,
  CapsLock: 1.75,
  Enter: 2.25,
  ShiftLeft: 2.25,
  ShiftRight: 2.75,
  ControlLeft: 1.5,
  MetaLeft: 1.25,
  AltLeft: 1.25,
  Space: 6,
  AltRight: 1.25,
  MetaRight: 1.25,
  ContextMenu: 1.25,
  ControlRight: 1.25,
  Numpad0: 2,
};

const byCode = new Map<string, Key>(keys.map((key) => [key.code, key]));

/** Space-separated codes; a number is a gap of that width. */
const row = (codes: string): DrawnKey[] =>
  codes.split(' ').map((code) => {
    if (/^[\d.]+$/u.test(code)) return gap(Number(code));
    const written = byCode.get(code)?.key ?? '';
    return { code, label: LABELS[written] ?? (written.length === 1 ? written.toUpperCase() : written), width: WIDTHS[code] ?? 1 };
  });

/** Three blocks of rows: letters, navigation, numpad. */
export const keyboard: readonly (readonly (readonly DrawnKey[])[])[] = [
  [
    row('Escape 1 F1 F2 F3 F4 0.5 F5 F6 F7 F8 0.5 F9 F10 F11 F12'),
    row('Backquote Digit1 Digit2 Digit3 Digit4 Digit5 Digit6 Digit7 Digit8 Digit9 Digit0 Minus Equal Backspace'),
    row('Tab KeyQ KeyW KeyE KeyR KeyT KeyY KeyU KeyI KeyO KeyP BracketLeft BracketRight Backslash'),
    row('CapsLock KeyA KeyS KeyD KeyF KeyG KeyH KeyJ KeyK KeyL Semicolon Quote Enter'),
    row('ShiftLeft KeyZ KeyX KeyC KeyV KeyB KeyN KeyM Comma Period Slash ShiftRight'),
    row('ControlLeft MetaLeft AltLeft Space AltRight MetaRight ContextMenu ControlRight'),
  ],
  [
    row('PrintScreen ScrollLock Pause'),
    row('Insert Home PageUp'),
    row('Delete End PageDown'),
    row('3'),
    row('1 ArrowUp 1'),
    row('ArrowLeft ArrowDown ArrowRight'),
  ],
  [
    row('4'),
    row('NumLock NumpadDivide NumpadMultiply NumpadSubtract'),
    row('Numpad7 Numpad8 Numpad9 NumpadAdd'),
    row('Numpad4 Numpad5 Numpad6 1'),
    row('Numpad1 Numpad2 Numpad3 NumpadEnter'),
    row('Numpad0 NumpadDecimal 1'),
  ],
];
