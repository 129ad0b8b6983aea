/** Source of an expression for `fetch` before the parenthesis of a call of it, with or without the global object. */
export const fetchName = String.raw`(?<![\w$.])(?:(?:window|globalThis|self)\.)?fetch\s*`;
