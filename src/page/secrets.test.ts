import { afterEach, expect, test, vi } from 'vitest';
import type { Operation } from '../contract/operations.ts';
import { formatLink } from '../runtime/link.ts';
import { allOperations } from '../runtime/testing/tools.ts';
import { areInputsKept, freshState, handedState, keepInputs, storeOptions } from './session/page-state.ts';

const SECRET = 'correct-horse-battery-staple';

const subjects = await allOperations();
const withSecrets = subjects.filter(({ operation }) => Object.values(operation.input).some((field) => field.kind === 'text' && field.secret));

afterEach(() => vi.unstubAllGlobals());

/** An operation's input with every secret filled in, and the other fields as in its first vector. */
function inputOf(operation: Operation, known: Readonly<Record<string, unknown>> = {}): Readonly<Record<string, unknown>> {
  const secrets = Object.entries(operation.input).filter(([, field]) => field.kind === 'text' && field.secret);
  return { ...known, ...Object.fromEntries(secrets.map(([name]) => [name, SECRET])) };
}

test.each(withSecrets.map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))(
  '%s puts no secret into a link or into storage',
  (_title, { tool, name, operation, vectors }) => {
    const items = new Map<string, string>();
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    });
    const input = inputOf(operation, vectors[0]?.input);
    expect(formatLink(name, operation, input)).not.toContain(SECRET);
    const operations = { [name]: operation };
    const before = freshState(tool, operations);
    const after = handedState(before, operations, name, input);
    storeOptions(tool, operations, before, after);
    keepInputs(tool, operations, after);
    expect(areInputsKept(tool)).toBe(true);
    expect(JSON.stringify([...items])).not.toContain(SECRET);
  },
);

/** Exact names of secrets in the standards. `publicKey`, `keyId` or `keyLength` are not secrets, so parts of names do not match. */
const NAMES_OF_SECRETS = /^(?:key|password|passphrase|secret|mnemonic|entropy|seed|privateKey|outputPassphrase)$/u;

/** The key of a keyboard. */
const NO_SECRETS = ['keycode-info describe key'];

test('a field named like a secret is a secret', () => {
  const words = subjects.flatMap(({ tool, name, operation }) =>
    [...Object.entries(operation.input), ...Object.entries(operation.output)]
      .filter(([field, { kind }]) => kind === 'text' && NAMES_OF_SECRETS.test(field))
      .map(([field, declared]) => ({ path: `${tool} ${name} ${field}`, isSecret: 'secret' in declared && declared.secret })),
  );
  expect(words.length).toBeGreaterThan(5);
  expect(words.filter(({ isSecret }) => !isSecret).map(({ path }) => path)).toEqual(NO_SECRETS);
});
