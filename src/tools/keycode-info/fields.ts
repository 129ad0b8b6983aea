import { flag, integer, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { locations } from './keys.ts';

const location = { codes: locations } as const;
// A pressed key is not an option to be stored for the next visit.
const held = flag({ default: false, remembered: false });

export const describe = declare({
  input: {
    key: text({ primary: true, sample: 'k' }),
    code: text({ sample: 'KeyK', sampleWith: 'key' }),
    keyCode: integer({ default: 0, min: 0, max: 65_535, remembered: false, sample: 75 }),
    location: integer({ default: 0, min: 0, max: 3, remembered: false }),
    ctrlKey: held,
    altKey: held,
    shiftKey: held,
    metaKey: held,
  },
  output: { shortcut: text({ primary: true }), modifiers: text(), locationName: text(location), codePoint: text(), condition: text(), characterName: text() },
  isDefault: true,
});

export const lookup = declare({
  input: { query: text({ primary: true }) },
  output: { keys: table({ code: 'text', key: 'text', keyCode: 'number', location }, { primary: true }) },
  answersNothing: true,
});
