import type { RunContext } from '../../contract/operations.ts';

/** The parts of a RunContext that come from the machine. */
const OF_THE_MACHINE: ReadonlySet<PropertyKey> = new Set<keyof RunContext>(['now', 'timeZone', 'locale']);

/** Methods that use the machine's locale by default: the object, the method's name, and the index of the argument with a locale. */
const BY_LANGUAGE: readonly (readonly [owner: object, method: string, place: number])[] = [
  [String.prototype, 'localeCompare', 1],
  ...['toLocaleLowerCase', 'toLocaleUpperCase'].map((method) => [String.prototype, method, 0] as const),
  ...[Number.prototype, BigInt.prototype, Array.prototype].map((owner) => [owner, 'toLocaleString', 0] as const),
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((method) => [Date.prototype, method, 0] as const),
  ...Object.getOwnPropertyNames(Intl).map((name) => [Intl, name, 0] as const),
];

/** Turkish changes the case of letters differently (I and ı) and writes decimal commas. */
const LANGUAGE_ELSEWHERE = 'tr';

let hasAsked = false;
// Undefined at home, where the machine's own time zone applies.
let language: string | undefined;

/**
 * Starts recording uses of the machine's clock and time zone by `Date`, and of its locale by methods that get none. Must be
 * called before the watched code is loaded.
 */
export function watchMachine(): void {
  globalThis.Date = new Proxy(Date, {
    // `new Date` reads the prototype.
    get(real, key) {
      hasAsked = true;
      return Reflect.get(real, key) as unknown;
    },
    apply(real) {
      hasAsked = true;
      return real();
    },
  });
  for (const [owner, method, place] of BY_LANGUAGE) {
    const real: unknown = Reflect.get(owner, method);
    if (typeof real === 'function') Reflect.set(owner, method, withLanguage(real, place));
  }
}

function withLanguage(real: CallableFunction, place: number): CallableFunction {
  const complete = (args: readonly unknown[]): unknown[] => {
    if (args[place] !== undefined) return [...args];
    hasAsked = true;
    return Object.assign([...args], { [place]: language });
  };
  return new Proxy(real, {
    apply: (method, self, args: readonly unknown[]) => Reflect.apply(method, self, complete(args)) as unknown,
    construct: (method, args: readonly unknown[], newTarget) => Reflect.construct(method, complete(args), newTarget) as object,
  });
}

/** Runs a function with a context, and reports whether the function used anything of the machine. */
export async function asking<Answer>(
  context: RunContext,
  run: (watched: RunContext) => Promise<Answer>,
): Promise<{ readonly answer: Answer; readonly hasAsked: boolean }> {
  const watched = new Proxy(context, {
    get(real, key) {
      hasAsked ||= OF_THE_MACHINE.has(key);
      return Reflect.get(real, key) as unknown;
    },
  });
  hasAsked = false;
  const answer = await run(watched);
  return { answer, hasAsked };
}

/** Runs a function as on a machine with another time zone and locale. */
export async function elsewhere<Answer>(run: (timeZone: string) => Promise<Answer>): Promise<Answer> {
  const { TZ: home } = process.env;
  const here = Intl.DateTimeFormat('en').resolvedOptions().timeZone;
  const there = here === 'UTC' ? 'Pacific/Chatham' : 'UTC';
  process.env.TZ = there;
  language = LANGUAGE_ELSEWHERE;
  try {
    return await run(there);
  } finally {
    language = undefined;
    if (home === undefined) delete process.env.TZ;
    else process.env.TZ = home;
  }
}
