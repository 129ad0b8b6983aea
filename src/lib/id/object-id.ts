export const OBJECT_ID = /^[\da-f]{24}$/iu;
/** When MongoDB was published, in milliseconds since 1970. */
export const OBJECT_IDS_SINCE = Date.UTC(2009, 1);

/** Returns the time of an ObjectId of MongoDB in milliseconds since 1970; undefined for other text. */
export const readObjectIdTime = (text: string): number | undefined => (OBJECT_ID.test(text) ? parseInt(text.slice(0, 8), 16) * 1000 : undefined);

/** Hex digits of printable ASCII: by chance, one ObjectId in 100,000 has only such bytes. */
const isHexOfText = (text: string): boolean => /^(?:[2-6][\da-f]|7[\da-e])+$/iu.test(text);

/** Returns whether the time is between the first ObjectIds and `until`, in milliseconds since 1970, and the text is not likely to be something else. */
export function isLikelyObjectId(text: string, until: number): boolean {
  const time = readObjectIdTime(text);
  return time !== undefined && time >= OBJECT_IDS_SINCE && time <= until && !isHexOfText(text);
}
