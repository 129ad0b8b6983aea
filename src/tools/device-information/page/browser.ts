import { isObject, property } from '../../../page/browser/browser-property.ts';

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
