import { choice, file, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { layerIds, noteCodes } from './codes.ts';
import type { ShownNode } from './shown.ts';

// A cookie whose value is percent-encoded JSON, which contains a JWT, signed with the example key of the JWT parser, and Base64.
const SAMPLE =
  'session=%7B%22user%22%3A%22ada%22%2C%22token%22%3A%22eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiI5MDA3MTk5MjU0NzQwOTkzIiwibmFtZSI6IkFkYSBMb3ZlbGFjZSIsImlhdCI6MTc2NzIyNTYwMCwiZXhwIjoyMDgyNzU4NDAwfQ.SBLAjJEzPsBkuxwtXoCKBttAobCEwamwCyAbEidDzuU%22%2C%22prefs%22%3A%22eyJ0aGVtZSI6ImRhcmsiLCJsYW5ndWFnZSI6ImVuIn0%3D%22%7D; Path=/; HttpOnly';

// Pasted data is often a credential, or contains one.
const source = { multiline: true, secret: true } as const;
// A path is the indexes of the parts from the outside in, joined by points. Chosen layers: `0=base64 0.1=closed`.
const where = { path: text({ rare: true }), layers: text({ rare: true }) } as const;

/** Opens a text or file as far as it is certain. */
export const unwrap = declare({
  input: {
    text: text({ primary: true, ...source, sample: SAMPLE }),
    file: file({ optional: true, format: 'file', insteadOf: 'text' }),
    ...where,
  },
  output: {
    // The layers as a tree; or the content at the path, if that is text.
    result: text({ primary: true, multiline: true }),
    content: file(),
    tree: record<ShownNode | null>(),
  },
  errors: ['unknown-path', 'unknown-layer', 'unreadable-file'],
  answersNothing: true,
  cost: 'slow',
  isDefault: true,
});

/** Replaces a content inside, and encodes the layers around it again. */
export const wrap = declare({
  input: {
    text: text({ primary: true, ...source, sample: '{"theme":"light"}' }),
    like: text({ ...source, sample: '{"user":"ada","prefs":"eyJ0aGVtZSI6ImRhcmsifQ=="}', sampleWith: 'text' }),
    likeFile: file({ optional: true, rare: true, insteadOf: 'like' }),
    ...where,
    key: text({ multiline: true, secret: true, rare: true }),
  },
  output: {
    result: text({ primary: true, multiline: true }),
    content: file(),
    notes: table({ path: 'text', note: { codes: noteCodes } }),
  },
  errors: ['unknown-path', 'unknown-layer', 'unreadable-file', 'no-way-back', 'unpaired-surrogate'],
  answersNothing: true,
  cost: 'slow',
});

/** Opens one layer: a step of a recipe. */
export const open = declare({
  input: {
    content: file({ primary: true, format: 'file' }),
    layer: choice(layerIds),
    // The name or the index of a part.
    part: text({ default: '0' }),
  },
  output: { content: file({ primary: true }) },
  errors: ['not-this-layer', 'unknown-part', 'unreadable-file'],
  cost: 'slow',
});
