/** Splits a message that starts with its position, formatted as `place`, from that position; `place` is '' for other messages. */
export const splitPlace = (message: string, place: string): { readonly place: string; readonly rest: string } =>
  message.startsWith(place) ? { place: `${place} `, rest: message.slice(place.length).trimStart() } : { place: '', rest: message };
