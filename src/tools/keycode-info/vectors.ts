import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  describe: [
    {
      source: 'UI Events, KeyboardEvent',
      input: { key: 's', code: 'KeyS', keyCode: 83, ctrlKey: true },
      output: {
        shortcut: 'Ctrl+S',
        modifiers: 'Ctrl',
        locationName: 'standard',
        codePoint: 'U+0073',
        condition: 'event.code === "KeyS" && event.ctrlKey && !event.altKey && !event.shiftKey && !event.metaKey',
      },
      example: true,
    },
    {
      source: 'DOM_KEY_LOCATION_RIGHT',
      input: { key: 'Control', code: 'ControlRight', keyCode: 17, location: 2, ctrlKey: true },
      output: { shortcut: 'Ctrl', locationName: 'right', codePoint: '', characterName: '' },
    },
    {
      source: 'a key of a French keyboard; UnicodeData.txt',
      input: { key: 'é', code: 'Digit2', keyCode: 50 },
      output: { shortcut: 'É', codePoint: 'U+00E9', characterName: 'LATIN SMALL LETTER E WITH ACUTE' },
    },
    { source: 'a space is a key', input: { key: ' ' }, output: { shortcut: 'Space', codePoint: 'U+0020' } },
    { source: 'ß has two letters in uppercase', input: { key: 'ß', shiftKey: true }, output: { shortcut: 'Shift+ß' } },
    {
      source: 'a quote is quoted; an on-screen keyboard has no code',
      input: { key: '"', altKey: true, metaKey: true },
      output: {
        shortcut: 'Alt+Meta+"',
        modifiers: 'Alt + Meta',
        condition: String.raw`event.key === "\"" && !event.ctrlKey && event.altKey && !event.shiftKey && event.metaKey`,
      },
    },
    { source: 'outside the Basic Multilingual Plane', input: { key: '😀', location: 3 }, output: { codePoint: 'U+1F600', locationName: 'numpad' } },
    { source: 'a location is 0 to 3', input: { key: 'a', location: 4 }, error: 'out-of-range', field: 'location' },
  ],
  lookup: [
    {
      source: 'UI Events code values; keycode 2.2.1',
      input: { query: 'escape' },
      output: { keys: [{ code: 'Escape', key: 'Escape', keyCode: 27, location: 'standard' }] },
    },
    { source: 'keycode 2.2.1', input: { query: '107' }, output: { keys: [{ code: 'NumpadAdd', key: '+', keyCode: 107, location: 'numpad' }] }, example: true },
    { source: 'one character: the key', input: { query: 'A' }, output: { keys: [{ code: 'KeyA', key: 'a', keyCode: 65, location: 'standard' }] } },
    {
      source: 'UI Events code values',
      input: { query: ' meta ' },
      output: {
        keys: [
          { code: 'MetaLeft', key: 'Meta', keyCode: 91, location: 'left' },
          { code: 'MetaRight', key: 'Meta', keyCode: 92, location: 'right' },
        ],
      },
    },
    { source: 'UI Events code values', input: { query: 'arrowu' }, output: { keys: [{ code: 'ArrowUp', key: 'ArrowUp', keyCode: 38, location: 'standard' }] } },
    {
      source: 'UI Events key values: modifier keys',
      input: { query: 'AltGraph' },
      output: { keys: [{ code: 'AltRight', key: 'AltGraph', keyCode: 225, location: 'standard' }] },
    },
    {
      source: 'UI Events key values: multimedia keys',
      input: { query: 'MediaPlayPause' },
      output: { keys: [{ code: 'MediaPlayPause', key: 'MediaPlayPause', keyCode: 179, location: 'standard' }] },
    },
    {
      source: 'UI Events: the number while an input method composes',
      input: { query: '229' },
      output: {
        keys: [
          { code: '', key: 'Process', keyCode: 229, location: 'standard' },
          { code: '', key: 'Unidentified', keyCode: 229, location: 'standard' },
          { code: '', key: 'Dead', keyCode: 229, location: 'standard' },
        ],
      },
    },
    {
      source: 'printed on keyboards',
      input: { query: 'PgUp' },
      output: { keys: [{ code: 'PageUp', key: 'PageUp', keyCode: 33, location: 'standard' }] },
    },
    { source: 'not a key', input: { query: 'hyper' }, output: { keys: [] } },
  ],
});
