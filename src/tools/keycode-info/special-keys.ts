import type { Key } from './keys.ts';

const key = (code: string, written: string, keyCode: number): Key => ({ code, key: written, keyCode, location: 'standard' });

/**
 * Keys that standard keyboards lack (UI Events KeyboardEvent key Values and code Values), with the numbers of Chromium. A code is empty if any key can
 * have the value; a number is 0 if a browser reports none.
 */
export const specialKeys: readonly Key[] = [
  key('AltRight', 'AltGraph', 225),
  key('IntlBackslash', '\\', 226),
  key('Pause', 'Cancel', 3),
  key('NumLock', 'Clear', 12),
  key('Help', 'Help', 47),
  key('Sleep', 'Standby', 95),
  key('Power', 'Power', 0),
  key('Fn', 'Fn', 0),
  key('FnLock', 'FnLock', 0),
  key('', 'Process', 229),
  key('', 'Unidentified', 229),
  key('', 'Dead', 229),
  key('Lang1', 'HangulMode', 21),
  key('KanaMode', 'KanaMode', 21),
  key('Lang2', 'HanjaMode', 25),
  key('Convert', 'Convert', 28),
  key('NonConvert', 'NonConvert', 29),
  key('BrowserBack', 'BrowserBack', 166),
  key('BrowserForward', 'BrowserForward', 167),
  key('BrowserRefresh', 'BrowserRefresh', 168),
  key('BrowserStop', 'BrowserStop', 169),
  key('BrowserSearch', 'BrowserSearch', 170),
  key('BrowserFavorites', 'BrowserFavorites', 171),
  key('BrowserHome', 'BrowserHome', 172),
  key('AudioVolumeMute', 'AudioVolumeMute', 173),
  key('AudioVolumeDown', 'AudioVolumeDown', 174),
  key('AudioVolumeUp', 'AudioVolumeUp', 175),
  key('MediaTrackNext', 'MediaTrackNext', 176),
  key('MediaTrackPrevious', 'MediaTrackPrevious', 177),
  key('MediaStop', 'MediaStop', 178),
  key('MediaPlayPause', 'MediaPlayPause', 179),
  key('LaunchMail', 'LaunchMail', 180),
  key('MediaSelect', 'LaunchMediaPlayer', 181),
  key('LaunchApp1', 'LaunchApplication1', 182),
  key('LaunchApp2', 'LaunchApplication2', 183),
];

/** Labels on keys and in shortcuts, with the codes or values they refer to. */
const NAMES = `
altgr AltGraph, rightalt AltRight, apostrophe Quote, application ContextMenu, apps ContextMenu, asterisk Digit8 NumpadMultiply, backtick Backquote, break Pause
caret Digit6, cmd Meta, colon Semicolon, command Meta, ctl Control, ctrl Control, dash Minus NumpadSubtract, dot Period NumpadDecimal, equals Equal
fullstop Period, grave Backquote, hyphen Minus, ime Process, mediaprevious MediaTrackPrevious, medianext MediaTrackNext, mute AudioVolumeMute
nexttrack MediaTrackNext, numlk NumLock, opt Alt, option Alt, pgdn PageDown, pgdown PageDown, pgup PageUp, pipe Backslash, plus Equal NumpadAdd
previoustrack MediaTrackPrevious, prtsc PrintScreen, prtscn PrintScreen, prtscr PrintScreen, questionmark Slash, return Enter, scrlk ScrollLock, spacebar Space
star Digit8 NumpadMultiply, super Meta, sysrq PrintScreen, tilde Backquote, underscore Minus, win Meta, windows Meta, windowskey Meta
⌘ Meta, ⌥ Alt, ⌃ Control, ⇧ Shift, ⇪ CapsLock, ⎋ Escape, ⌫ Backspace, ⌦ Delete, ⇥ Tab, ↵ Enter, ⏎ Enter, ↩ Enter, ␣ Space, ← ArrowLeft, ↑ ArrowUp, → ArrowRight, ↓ ArrowDown
`;

/** By the name in lowercase, without spaces. */
export const keyNames: ReadonlyMap<string, readonly string[]> = new Map(
  NAMES.trim()
    .split(/[,\n]\s*/u)
    .map((entry) => entry.split(' '))
    .map(([name = '', ...targets]) => [name, targets]),
);
