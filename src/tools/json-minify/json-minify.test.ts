import fc from 'fast-check';
import { afterEach, expect, test, vi } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { canonicalizeJson } from './canonical.ts';

const context = createContext();
afterEach(() => vi.restoreAllMocks());

const canonicalize = async (json: string): Promise<string> => (await canonicalizeJson(json, 'input', context)).output;

// A literal implementation of RFC 8785 for JavaScript values.
function canonicalOf(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalOf).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${members.map(([name, member]) => `${JSON.stringify(name)}:${canonicalOf(member)}`).join(',')}}`;
}

test('produces RFC 8785 output for any JSON, in any layout', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue({ stringUnit: 'grapheme' }), fc.constantFrom(0, 2, '\t'), async (value, indent) => {
      const json = JSON.stringify(value, null, indent);
      expect(await canonicalize(json)).toBe(canonicalOf(JSON.parse(json)));
    }),
  );
});

test('writes a double like ECMAScript, without changing its value', async () => {
  await fc.assert(
    fc.asyncProperty(fc.double({ noNaN: true, noDefaultInfinity: true }), async (double) => {
      const { output, warnings } = await canonicalizeJson(JSON.stringify(double), 'input', context);
      expect(output).toBe(JSON.stringify(double));
      expect(warnings).toEqual([]);
    }),
  );
});

test('reports the path of each rounded number, at any document depth', async () => {
  const depth = 4_999;
  const { warnings } = await canonicalizeJson(`${'['.repeat(depth)}0.30000000000000001${']'.repeat(depth)}`, 'input', context);
  expect(warnings).toEqual([{ code: 'number-rounded', path: '/0'.repeat(depth), line: 1, column: depth + 1, detail: '0.30000000000000001 → 0.3' }]);
});

const detailOf = async (token: string) => (await canonicalizeJson(token, 'input', context)).warnings.map(({ detail }) => detail);

test('shows at most forty characters of a rounded number', async () => {
  const digits = '3'.repeat(38);
  expect(await detailOf(`0.${digits}`)).toEqual([`0.${digits} → 0.3333333333333333`]);
  expect(await detailOf(`0.${digits}3`)).toEqual([`0.${digits}… → 0.3333333333333333`]);
});

test('reports at most a thousand rounded numbers', async () => {
  const { warnings } = await canonicalizeJson(`[${'0.30000000000000001,'.repeat(1_000)}0.30000000000000001]`, 'input', context);
  expect(warnings).toHaveLength(1_000);
});

test('names the lone surrogate that it rejects', async () => {
  await expect(canonicalizeJson('["\\uDFFF"]', 'input', createContext())).rejects.toMatchObject({ params: { found: 'codePoint', text: 'U+DFFF' } });
});

async function reportsOn(length: number): Promise<string[]> {
  const reports: string[] = [];
  await canonicalizeJson(`[${'0,'.repeat(length - 1)}0]`, 'input', { ...context, progress: (done, total) => reports.push(`${done} of ${total}`) });
  return reports;
}

test('reports how much of the outermost value is written', async () => {
  // The clock advances on every call, so that progress is reported every time.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 1_000));
  // After every 2¹⁴ steps; the end of the array is one step, and counts as remaining.
  expect((await reportsOn(40_959)).slice(-2)).toEqual(['400 of 1000', '800 of 1000']);
  expect((await reportsOn(40_960)).slice(-2)).toEqual(['399 of 1000', '799 of 1000']);
  expect((await reportsOn(2 ** 14 - 1)).at(-1)).toBe('1000 of 1000');
});
