import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { DOCUMENT_STYLE } from '../../lib/markup/document-style.ts';
import { stripFrontMatter } from './front-matter.ts';
import { toFullDocument } from '../../lib/markup/full-document.ts';
import operations from './operations.ts';

const outputOf = async (input: Readonly<Record<string, unknown>>): Promise<string> => {
  const outcome = await runOperation(operations, 'convert', input, createContext());
  return outcome.kind === 'output' ? String(outcome.output.output) : outcome.kind;
};

test.each([
  ['---\na: b\n---\nc', 'c'],
  ['---\n---\nc', 'c'],
  ['---\n# the title\na: b\n---\nc', 'c'],
  ['---\n"a b": {c: [d]}\n---\nc', 'c'],
  ['+++\na = "b"\n[c]\nd = 1\n+++\ne', 'e'],
  ['+++\r\na = "b"\r\n+++\r\nc', 'c'],
  // Not a mapping, so it is Markdown.
  ...[
    '---\nfoo\n---\n',
    '---\n\n**a**\n\n---\nb',
    '---\n\na: b\n\n---\nc',
    '---\n# a\n---\nb',
    '---\n- a\n- b\n---\nc',
    '---\n> a: b\n---\nc',
    '---\n*a*: b\n---\nc',
    '---\n[a]: b\nc\n---\nd',
    '---\n```yaml\na: b\n```\n---\nc',
    '---\na: b: c\n---\nd',
    '---\na: b\n\nSome text.\n---\nc',
    '---\n| a |\n---\nb',
    '---\n<b>a</b>: c\nd\n---\ne',
    '+++\na\n+++\nb',
    '+++\na: b\n+++\nc',
    '+++\n# a\n+++\nb',
    '+++\na = "b"\n---\nc',
    '---\na: b\n+++\nc',
  ].map((markdown): [string, string] => [markdown, markdown]),
  ['--- \na: b\n---\t\n\nc', '\nc'],
  ['---\r\na: b\r\n---\r\nc', 'c'],
  ['\uFEFF---\na: b\n---\nc', 'c'],
  ['---\na: b\n---', ''],
  ['---\na: ---b\n ---\n---\nc', 'c'],
  ['---\na: b\n----\nc', '---\na: b\n----\nc'],
  ['---\na: b', '---\na: b'],
  ['\n---\na: b\n---\nc', '\n---\na: b\n---\nc'],
  ['----\na: b\n----', '----\na: b\n----'],
  ['---a\n---', '---a\n---'],
])('removing the front matter from %j leaves %j', async (markdown, rest) => {
  expect(await stripFrontMatter(markdown, createContext())).toBe(rest);
});

test('a long text without a closing delimiter is rejected quickly as front matter', async () => {
  const text = `---\n${'a\n'.repeat(500_000)}`;
  expect(await stripFrontMatter(text, createContext())).toBe(text);
});

test('between two rules, only a mapping is removed', async () => {
  const lines = fc.array(fc.constantFrom('a', '', '# b', 'c d', '- e', '> f', '**g**', '1. h', '[i](j)', '    k', '`l`', 'm: n o: p', '***'), {
    minLength: 1,
    maxLength: 6,
  });
  await fc.assert(
    fc.asyncProperty(lines, async (body) => {
      const markdown = `---\n${body.join('\n')}\n---\n\nz`;
      expect(await outputOf({ input: markdown })).toBe(await outputOf({ input: markdown, frontMatter: 'keep' }));
    }),
    { numRuns: runs(60) },
  );
});

test('a full document contains the fragment, and one style sheet that the content cannot end', async () => {
  expect(DOCUMENT_STYLE).not.toContain('<');
  await fc.assert(
    fc.asyncProperty(fc.string({ unit: fc.constantFrom('a', '# ', '\n', '<', '/', '>', '</style>', '</body>', '&', '"') }), async (text) => {
      fc.pre(text !== '');
      const body = await outputOf({ input: text });
      const document = await outputOf({ input: text, fullDocument: true, documentTitle: text.replaceAll('\n', '') || 'a' });
      expect(document).toBe(toFullDocument({ title: text.replaceAll('\n', '') || 'a', body }));
      expect(document.match(/<\/style>/gu)).toHaveLength(1);
    }),
    { numRuns: runs(50) },
  );
});

test('a long text reports progress, and stops when canceled', async () => {
  const abort = new AbortController();
  const seen: number[] = [];
  const outcome = await runOperation(
    operations,
    'convert',
    { input: '# a\n\nb *c*\n\n'.repeat(40_000) },
    {
      ...createContext(),
      signal: abort.signal,
      progress: (done, total) => {
        seen.push(done / total);
        if (seen.length === 3) abort.abort();
      },
    },
  );
  expect(outcome.kind).toBe('canceled');
  expect(seen).toHaveLength(3);
  expect(seen.toSorted((a, b) => a - b)).toEqual(seen);
});
