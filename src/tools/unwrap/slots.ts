import { InputError } from '../../contract/errors.ts';
import type { Content } from './content.ts';
import { textContent, textOf } from './content.ts';
import type { LayerId, NoteCode } from './codes.ts';
import type { Part, PartName, Reading, Wrapped } from './layer.ts';

/** A value inside a text, which can be replaced without touching anything else. */
export interface Slot {
  readonly name: PartName;
  /** Where the value is written, with its quotes if it has some; offsets in UTF-16 code units. */
  readonly start: number;
  readonly end: number;
  /** The value without quotes and escapes. */
  readonly value: string;
  /** Writes another value as this one is written; undefined if that is impossible there. */
  readonly write: (value: string) => string | undefined;
  readonly expects?: LayerId;
  readonly isTime?: boolean;
  /** What another value does not keep, such as the signature of this one. */
  readonly notes?: readonly NoteCode[];
}

/** Reads a text that holds values between other characters. Edits replace one value and keep every other character. */
export function readSlots(text: string, slots: readonly Slot[], reading: Pick<Reading, 'layer' | 'grade' | 'proof' | 'isDocument'>): Reading {
  return {
    ...reading,
    parts: slots.map(partOf),
    wrap: (part, content) => replaced(text, slots[part], content, reading.layer),
  };
}

const partOf = ({ name, value, expects, isTime }: Slot): Part => ({
  name,
  content: textContent(value),
  ...(expects && { expects }),
  ...(isTime !== undefined && { isTime }),
});

function replaced(text: string, slot: Slot | undefined, content: Content, layer: LayerId): Wrapped {
  const value = textOf(content);
  // One value may be written in many ways: an unchanged one stays as it is.
  if (value !== undefined && value === slot?.value) return { content: textContent(text) };
  const written = value === undefined ? undefined : slot?.write(value);
  if (!slot || written === undefined) throw new InputError('no-way-back', { params: { layer } });
  return { content: textContent(text.slice(0, slot.start) + written + text.slice(slot.end)), ...(slot.notes && { notes: slot.notes }) };
}
