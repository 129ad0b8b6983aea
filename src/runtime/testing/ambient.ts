import type { RunContext } from '../../contract/operations.ts';

/** The parts of a context that come from the machine. */
const OF_THE_MACHINE: ReadonlySet<PropertyKey> = new Set<keyof RunContext>(['now', 'timeZone', 'locale']);

/** What is done in the machine's language unless another is given: whose method it is, its name, and which argument gives one. */
const BY_LANGUAGE: readonly (readonly [owner: object, method: string, place: number])[] = [
  [String.prototype, 'localeCompare', 1],
  ...['toLocaleLowerCase', 'toLocaleUpperCase'].map((method) => [String.prototype, method, 0] as const),
  ...[Number.prototype, BigInt.prototype, Array.prototype].map((owner) => [owner, 'toLocaleString', 0] as const),
  ...['toLocaleString', 'toLocaleDateString', 'toLocaleTimeString'].map((method) => [Date.prototype, method, 0] as const),
  ...Object.getOwnPropertyNames(Intl).map((name) => [Intl, name, 0] as const),
];

/** Its letters change their case in another way (I and ı), and its numbers have a comma. */
const LANGUAGE_ELSEWHERE = 'tr';

let hasAsked = false;
// None at home, where the machine's own is taken.
let language: string | undefined;

/**
 * From now on notes whatever is asked of the machine: its clock and time zone by way of `Date`, its language by way of what
 * takes one and is given none. To be called before the code is loaded that is to be watched.
 */
export function watchMachine(): void {
  globalThis.Date = new Proxy(Date, {
    // `new Date` asks for the prototype.
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

/** Runs something with a context, and tells too whether it asked for anything of the machine. */
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

/** Runs something as on a machine in another time zone, and of another language. */
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
