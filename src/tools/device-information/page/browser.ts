/** A property that not every browser has, and that TypeScript does not know. */
export function property(object: object | undefined, name: string): unknown {
  return object && name in object ? Reflect.get(object, name) : undefined;
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** A property that is an object, such as `navigator.connection`. */
export function part(object: object | undefined, name: string): object | undefined {
  const value = property(object, name);
  return isObject(value) ? value : undefined;
}

/** What a browser says of a property, as text; undefined if it says nothing. */
export function told(object: object | undefined, name: string, unit = ''): string | undefined {
  const value = property(object, name);
  return ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? `${String(value)}${unit}` : undefined;
}

/** The first of the values for which a media feature holds; undefined where the browser does not know the feature. */
export function media(feature: string, ...values: readonly string[]): string | undefined {
  if (!matchMedia(`(${feature}), not all and (${feature})`).matches && !values.some((value) => matchMedia(`(${feature}: ${value})`).matches)) return undefined;
  return values.find((value) => matchMedia(`(${feature}: ${value})`).matches);
}
