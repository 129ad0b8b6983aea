import { InputError, unlessRefused } from '../../contract/errors.ts';
import type { Rule } from '../../lib/surroundings/surroundings.ts';
import { anyName, ending, pattern, peelLayers, quotes, trimInvisible } from '../../lib/surroundings/surroundings.ts';
import { parseUuid } from '../../lib/uuid/uuid.ts';

const RULES: readonly Rule[] = [
  ending,
  quotes,
  // SQL and shells.
  pattern('literal', /^(?:0x([\da-f]{32}))$/diu),
  pattern('literal', /^x'([\da-f]{32})'$/diu),
  // PostgreSQL, MongoDB, MySQL, Python, C# and others.
  pattern(
    'call',
    /^(?:new\s+|uuid\.)?(?:UUID|GUID|UUID_TO_BIN|UNHEX|fromString|toUUID|BinData|Guid\.Parse|UUID\.fromString)\s?\(\s?([^()]+?)(?:,\s?\d)?\s?\)$/diu,
  ),
  pattern('cast', /^('[^']+')::uuid$/diu),
  pattern('type', /^uuid\s+('[^']+')$/diu),
  pattern('braces', /^\(([^()]+)\)$/du),
  pattern('brackets', /^\[([^[\]]+)\]$/du),
  pattern('brackets', /^<([^<>]+)>$/du),
  anyName,
];

interface ReadUuid {
  readonly bytes: Uint8Array;
  /** Whether the text around the UUID was removed. */
  readonly isPeeled: boolean;
}

/**
 * Parses a UUID, also as a source code literal, after a key, or in quotation marks.
 * @throws InputError `invalid-uuid` on `field`, with the position in the original text.
 */
export function readUuid(given: string, field: string): ReadUuid {
  try {
    return { bytes: parseUuid(given, field), isPeeled: false };
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
    for (const { text } of [trimInvisible(given), ...peelLayers(given, RULES)]) {
      const bytes = unlessRefused(() => parseUuid(text, ''));
      if (bytes) return { bytes, isPeeled: true };
    }
    throw error;
  }
}
