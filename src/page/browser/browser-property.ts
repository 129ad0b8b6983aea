/** A property that not every browser has, and that TypeScript does not know. */
export function property(object: object | undefined, name: string): unknown {
  return object && name in object ? Reflect.get(object, name) : undefined;
}

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
