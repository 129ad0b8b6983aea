/** A field of a protocol buffers message: a number, or bytes. Fixed-width fields are also bytes. */
export interface MessageField {
  readonly number: number;
  readonly value: bigint | Uint8Array;
}

const VARINT = 0;
const FIXED64 = 1;
const LENGTH_DELIMITED = 2;
const FIXED32 = 5;

const MAX_VARINT_BYTES = 10;

/** Reads the fields of a message in their order; `undefined` if the bytes are not a message. */
export function readMessageFields(bytes: Uint8Array): readonly MessageField[] | undefined {
  const fields: MessageField[] = [];
  let at = 0;

  function readVarint(): bigint | undefined {
    let value = 0n;
    for (let count = 0; count < MAX_VARINT_BYTES; count++) {
      const byte = bytes[at++];
      if (byte === undefined) return undefined;
      value |= BigInt(byte & 127) << BigInt(7 * count);
      if (byte < 128) return BigInt.asUintN(64, value);
    }
    return undefined;
  }

  function readBytes(length: number): Uint8Array | undefined {
    if (length > bytes.length - at) return undefined;
    at += length;
    return bytes.subarray(at - length, at);
  }

  function readValue(wireType: number): MessageField['value'] | undefined {
    if (wireType === VARINT) return readVarint();
    if (wireType === FIXED64) return readBytes(8);
    if (wireType === FIXED32) return readBytes(4);
    if (wireType !== LENGTH_DELIMITED) return undefined;
    const length = readVarint();
    return length === undefined ? undefined : readBytes(Number(length));
  }

  while (at < bytes.length) {
    const tag = readVarint();
    if (tag === undefined) return undefined;
    const value = readValue(Number(tag & 7n));
    if (value === undefined) return undefined;
    fields.push({ number: Number(tag >> 3n), value });
  }
  return fields;
}
