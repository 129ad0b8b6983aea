/** Splits a message that begins with its place, as `place` words it, from that place; `place` is '' for a message that does not. */
export const splitPlace = (message: string, place: string): { readonly place: string; readonly rest: string } =>
  message.startsWith(place) ? { place: `${place} `, rest: message.slice(place.length).trimStart() } : { place: '', rest: message };
