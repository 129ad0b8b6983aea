/** Notations of bytes in text, most specific first. */
export const notations = ['xxd', 'hexdump', 'od', 'wireshark', 'array', 'escapes', 'hex', 'base64', 'text'] as const;
export type Notation = (typeof notations)[number];

/** Notations that can be written. */
export const formats = ['xxd', 'hexdump', 'c', 'python', 'hex', 'spaced-hex', 'base64'] as const;
export type Format = (typeof formats)[number];

export const notes = ['offsets-not-continuous', 'little-endian-words', 'rows-omitted'] as const;
export type Note = (typeof notes)[number];

/** What bytes are read as, in the order in which it is shown. */
export const valueTypes = [
  'uint8',
  'int8',
  'uint16',
  'int16',
  'uint32',
  'int32',
  'uint64',
  'int64',
  'float16',
  'bfloat16',
  'float32',
  'float64',
  'unix-seconds',
  'unix-milliseconds',
  'filetime',
  'dos-time',
  'ole-date',
  'mac-time',
  'guid',
  'ipv4',
  'binary',
  'utf-8',
] as const;
export type ValueType = (typeof valueTypes)[number];

export const verdicts = ['same', 'different'] as const;
export const changes = ['changed', 'only-first', 'only-second'] as const;
