import fc from 'fast-check';
import { SaxesParser } from 'saxes';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { compile, parsePattern } from '../../lib/regex/compile.ts';
import { findExplosive } from '../../lib/regex/explosive.ts';
import type { Flag } from '../../lib/regex/flags.ts';
import { flagLetters } from '../../lib/regex/flags.ts';
import { templates } from '../../lib/regex/templates.ts';
import { arbitraryPattern, flaggedPatterns } from '../../lib/regex/testing/patterns.ts';
import { capturingGroups } from '../../lib/regex/syntax.ts';
import { drawDiagram } from './diagram.ts';
import type { Say } from './explain.ts';
import { explainPattern, sayFrom } from './explain.ts';
import { countMatches, findMatches } from './matches.ts';
import { frame } from './railroad.ts';
import { readEscapes, replaceMatches, splitText } from './rewrite.ts';
import { drawSamples } from './sample.ts';
import { spell } from './spellings.ts';
import en from './strings/en.json' with { type: 'json' };

// The engine runs in this process, which has no time limit: catastrophic patterns are covered by the runner's test.
const shortPattern = arbitraryPattern.filter((pattern) => pattern.length < 60);
const tamePattern = shortPattern.filter((pattern) => findExplosive(pattern, []) === undefined);
// The same in every run, because a random draw can fail, however rarely.
let state = 1;
const randomBytes = (length: number): Uint8Array =>
  new Uint8Array(length).map(() => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  });
const anyText = fc.string({ unit: fc.constantFrom('a', 'b', 'x', 'y', 'z', 'é', '日', '1', ' ', '-', '\n', '😀'), maxLength: 16 });
const someFlags = fc.subarray<Flag>(['g', 'i', 'm', 's', 'y', 'u']);

describe('matching like the engine', () => {
  test('finds the same matches and groups as matchAll', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(tamePattern, anyText, someFlags, (pattern, text, flags) => {
        const expression = compile(pattern, flags);
        const found = findMatches(text, expression, [], 1000);
        const expected = flags.includes('g')
          ? [...text.matchAll(new RegExp(pattern, `${flags.join('')}d`))]
          : [new RegExp(pattern, `${flags.join('')}d`).exec(text)].filter((match) => match !== null);
        expect(found.matches.map(({ start, end, value }) => [start, end, value])).toEqual(expected.map((match) => [...(match.indices?.[0] ?? []), match[0]]));
        expect(found.groups.map(({ start, end, value, matched }) => [matched, value, start, end])).toEqual(
          expected.flatMap((match) =>
            match.slice(1).map((value: string | undefined, index) => [value !== undefined, value ?? null, ...(match.indices?.[index + 1] ?? [null, null])]),
          ),
        );
        expect(found.count).toBe(expected.length);
        expect(countMatches(text, expression)).toBe(expected.length);
        for (const { start, line, column } of found.matches) {
          const before = text.slice(0, start).split('\n');
          expect([line, column]).toEqual([before.length, (before.at(-1)?.length ?? 0) + 1]);
        }
        const few = findMatches(text, expression, [], 2);
        expect([few.count, few.matches]).toEqual([found.count, found.matches.slice(0, 2)]);
      }),
      { numRuns: runs(1000) },
    );
  });

  test('replaces and splits like String.prototype.replace and split', { tags: ['slow'] }, () => {
    const replacements = fc.string({ unit: fc.constantFrom('$', '&', '1', '2', '`', "'", '<', '>', 'x', '\\'), maxLength: 8 });
    fc.assert(
      fc.property(tamePattern, anyText, someFlags, replacements, fc.option(fc.nat(5), { nil: undefined }), (pattern, text, flags, replacement, limit) => {
        const plain = new RegExp(pattern, flags.join(''));
        expect(replaceMatches(text, compile(pattern, flags), replacement).result).toBe(text.replace(plain, replacement));
        expect(splitText(text, compile(pattern, flags), limit)).toEqual(text.split(plain, limit).map((part: string | undefined) => part ?? ''));
      }),
      { numRuns: runs(1000) },
    );
  });

  test('counts a hundred thousand matches in five megabytes, and lists a few', () => {
    const text = 'a word and 01 more letters of an everyday text\n'.repeat(110_000);
    const found = findMatches(text, compile(String.raw`\d+`, ['g', 'u']), [], 1000);
    expect(found.count).toBe(110_000);
    expect(found.matches).toHaveLength(1000);
    expect(found.matches.at(-1)).toMatchObject({ number: 1000, line: 1000, column: 12 });
  });

  test('limits the total length of overlapping groups', () => {
    const text = 'x'.repeat(20_000);
    const found = findMatches(text, compile('(?=(x*))', ['g']), [], 10_000);
    expect(found.count).toBe(20_001);
    expect(found.matches.length).toBeLessThan(1000);
  });

  test('rejects a result that is too long for a page', () => {
    const text = 'a'.repeat(100_000);
    expect(() => replaceMatches(text, compile('a', ['g']), '$`')).toThrow(expect.objectContaining({ code: 'too-long', field: 'replacement' }));
    expect(() => replaceMatches(text, compile('', ['g']), 'b'.repeat(10_000))).toThrow(expect.objectContaining({ code: 'too-long' }));
    const whole = compile('a+', []);
    expect(() => replaceMatches(text, whole, '$&'.repeat(3_000))).toThrow(expect.objectContaining({ code: 'too-long' }));
    expect(replaceMatches(text, whole, '$&'.repeat(3)).result).toHaveLength(300_000);
    expect(replaceMatches(text, compile('a$', ['g']), "$`$'$&").result).toHaveLength(199_999);
  });

  test('expands known escapes, and keeps others', () => {
    expect(readEscapes(String.raw`a\nb\\n\t\r\u00E9\u00e\x41\d\N`)).toBe(String.raw`a${'\n'}b\n${'\t\r'}é\u00e\x41\d\N`);
  });
});

const say = sayFrom({ own: {}, english: en.reference });
const checked: Say = (code, values) => {
  const text = say(code, values);
  if (!Object.hasOwn(en.reference, code)) throw new Error(`missing string: ${code}`);
  return text;
};

/** Parses SVG, and returns its texts. */
function textsOf(svg: string): readonly string[] {
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('text', (text) => texts.push(text));
  parser.write(svg).close();
  return texts;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Returns the attributes of the elements with a name. */
const elementsOf = (svg: string, name: string): readonly Readonly<Record<string, string>>[] =>
  [...svg.matchAll(new RegExp(`<${name}\\b([^>]*)>`, 'gu'))].map(([, attributes = '']) =>
    Object.fromEntries([...attributes.matchAll(/([\w-]+)="([^"]*)"/gu)].map(([, key = '', value = '']) => [key, value])),
  );

/** Returns the corners of a path with the commands M, h, v, q and l. */
function pointsOf(path: string): readonly Point[] {
  const points: Point[] = [];
  for (const [, command = '', given = ''] of path.matchAll(/([Mhvql])([^Mhvql]*)/gu)) {
    const numbers = given.trim().split(/[ ]+/u).map(Number);
    const { x, y } = points.at(-1) ?? { x: 0, y: 0 };
    const [dx = 0, dy = 0] = command === 'v' ? [0, ...numbers] : numbers.slice(-2);
    points.push({ x: x + dx, y: y + (command === 'h' ? 0 : dy) });
  }
  return points;
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;
const isWithin = (value: number, one: number, other: number): boolean => value > Math.min(one, other) - 0.1 && value < Math.max(one, other) + 0.1;

const numbersOf = (element: Readonly<Record<string, string>>) => (name: string) => Number(element[name]);

/** Returns the lines of a drawing, and its boxes and ends. Frames are excluded: their borders connect nothing. */
function geometryOf(svg: string) {
  const boxes = elementsOf(svg, 'rect').map((rect) => {
    const of = numbersOf(rect);
    return { left: of('x'), right: of('x') + of('width'), top: of('y'), bottom: of('y') + of('height'), isFrame: rect.rx === '6' };
  });
  const circles = elementsOf(svg, 'circle').map((circle) => {
    const of = numbersOf(circle);
    return { left: of('cx') - of('r'), right: of('cx') + of('r'), y: of('cy') };
  });
  const paths = elementsOf(svg, 'path').map(({ d = '' }) => d);
  const lines = paths.filter((path) => !path.includes('l')).map(pointsOf);
  const [root = {}] = elementsOf(svg, 'svg');
  return { boxes, circles, lines, width: Number(root.width), height: Number(root.height) };
}

/** Whether a line's end touches the side of a box or circle at half its height, or another line. */
function isJoined({ x, y }: Point, own: readonly Point[], { boxes, circles, lines }: ReturnType<typeof geometryOf>): boolean {
  return (
    boxes.some((box) => !box.isFrame && near(y, (box.top + box.bottom) / 2) && (near(x, box.left) || near(x, box.right))) ||
    circles.some((circle) => near(y, circle.y) && (near(x, circle.left) || near(x, circle.right))) ||
    lines.some(
      (points) =>
        points !== own &&
        points.some((to, index) => {
          const from = points[index - 1] ?? to;
          return near(y, to.y) && (near(x, to.x) || (near(y, from.y) && isWithin(x, from.x, to.x)));
        }),
    )
  );
}

function expectJoined(svg: string): void {
  const geometry = geometryOf(svg);
  const { boxes, circles, lines, width, height } = geometry;
  expect(circles).toHaveLength(2);
  const ends = lines.flatMap((points) => [points[0], points.at(-1)].filter((end) => end !== undefined).map((end) => ({ end, points })));
  expect(ends.filter(({ end, points }) => !isJoined(end, points, geometry))).toEqual([]);
  expect(lines.flat().filter(({ x, y }) => !isWithin(x, 0, width) || !isWithin(y, 0, height))).toEqual([]);
  expect(boxes.filter((box) => box.left < 0 || box.top < 0 || box.right > width || box.bottom > height)).toEqual([]);
  const stations = boxes.filter(({ isFrame }) => !isFrame);
  // Labels beside the line, not in a box.
  for (const { x, y } of elementsOf(svg, 'text').filter((text) => text['font-size'] === '12')) {
    expect(stations.filter(({ left, right, top, bottom }) => isWithin(Number(x), left, right) && isWithin(Number(y), top, bottom))).toEqual([]);
    expect(Number(y)).toBeLessThan(height);
  }
  for (const [index, box] of stations.entries()) {
    const middle = (box.top + box.bottom) / 2;
    for (const side of [box.left, box.right]) expect(ends).toContainEqual(expect.objectContaining({ end: { x: expect.closeTo(side, 0), y: middle } }));
    const covered = stations
      .slice(index + 1)
      .filter((other) => other.left < box.right && other.right > box.left && other.top < box.bottom && other.bottom > box.top);
    expect(covered).toEqual([]);
  }
}

function checkTree(pattern: string, flags: readonly Flag[]): void {
  const tree = parsePattern(pattern, flags);
  const rows = explainPattern(tree, flags, checked);
  expect(rows.length).toBeGreaterThan(0);
  for (const { depth, start, end, source, meaning } of rows) {
    expect(pattern.slice(start, end)).toBe(source);
    expect(depth).toBeGreaterThanOrEqual(0);
    expect(meaning).not.toMatch(/\{(?:text|parts|number|name|count|min|max|times|from|to|code|property|group|meaning|modifiers)\}/u);
  }
  expect(capturingGroups(tree)).toHaveLength((new RegExp(`${pattern}|`, flags.join('')).exec('')?.length ?? 0) - 1);
  const svg = drawDiagram(tree, flags, pattern, checked);
  expect(textsOf(svg).join('')).not.toContain('undefined');
  expect(svg).not.toMatch(/NaN|undefined="/u);
}

const cornersIn = (pattern: string): readonly (string | undefined)[] =>
  elementsOf(drawDiagram(parsePattern(pattern, []), [], '', say), 'rect').map(({ rx }) => rx);

describe('explanation and diagram', () => {
  test.each(flaggedPatterns)('explains and draws %s', checkTree);

  test('explains and draws any pattern completely', { tags: ['slow'] }, () => {
    fc.assert(fc.property(shortPattern, fc.constantFrom<readonly Flag[]>(['u'], ['m', 's'], ['i']), checkTree), { numRuns: runs(500) });
  });

  test('explains and draws any input that compiles', () => {
    const signs = fc.string({ unit: fc.constantFrom(...'()[]{}|?*+^$.\\,-<>=!:abkpquxcd01😀&"\n'), maxLength: 12 });
    fc.assert(
      fc.property(signs, fc.constantFrom<readonly Flag[]>([], ['u'], ['v']), (pattern, flags) => {
        fc.pre(compiles(pattern, flags));
        checkTree(pattern, flags);
      }),
      { numRuns: runs(500) },
    );
  });

  test('draws literal characters with round ends, sets and assertions with corners', () => {
    expect(['ab', '[ab]', '^'].map(cornersIn)).toEqual([['14'], ['4'], ['4']]);
  });

  test.each([
    '',
    'a',
    'ab|c',
    'a?',
    'a*',
    'a+',
    '(a)',
    '(?:a|bc|[d-f]{2,3}|)x',
    '(?=a(b|c)+?)d*',
    String.raw`^(?<year>\d{4})\b|(?:a?|b*){7,}$`,
    '日本語|😀+',
    `${'long '.repeat(30)}|short`,
  ])('connects all lines in the diagram of %s, without overlaps and within bounds', (pattern) => {
    expectJoined(drawDiagram(parsePattern(pattern, []), [], pattern, say));
  });

  test('numbers all groups in the diagram from 1, including named ones', () => {
    const labels = textsOf(drawDiagram(parsePattern('(a(b))(?<year>c)', []), [], '', say)).filter((text) => text.length > 1);
    expect(labels).toEqual([say('group', { number: 1, name: '' }), say('group', { number: 2, name: '' }), say('named-group', { number: 3, name: 'year' })]);
  });

  test('escapes texts in the diagram, and makes control characters visible', () => {
    const svg = drawDiagram(parsePattern('<script>&"\u0001\ud800</script>', []), [], '</title><script>', say);
    expect(svg).not.toContain('<script');
    expect(textsOf(svg)).toEqual(expect.arrayContaining(['</title><script>', '<script>&"', '\u0001'.replace('\u0001', '␁')]));
  });

  test.each([
    ['a+?', ['one or more times, as few as possible (lazy)', 'the character “a”']],
    ['[a-z_ ]', ['one of: a to z, _, a space']],
    [String.raw`[^\d\n]`, ['any character except: a digit 0-9, a line feed']],
    [String.raw`\p{Script=Greek}`, ['a character with the Unicode property Script=Greek']],
    [String.raw`(?<=€)\d`, ['only if preceded by', 'the character “€”', 'a digit 0-9']],
    ['a{2,}', ['at least 2 times, as many as possible (greedy)', 'the character “a”']],
    ['(a)|', ['either', 'group 1', 'the character “a”', 'or nothing']],
    ['', ['the empty string (matches everywhere)']],
  ])('explains %s in words', (pattern, meanings) => {
    expect(explainPattern(parsePattern(pattern, ['u']), ['u'], say).map(({ meaning }) => meaning)).toEqual(meanings);
  });
});

test.each([
  [String.raw`[\w&&[a-z]&&[^x]]`, 'intersection'],
  [String.raw`[\w--[a-z]--[0-9]]`, 'subtraction'],
] as const)('explains repeated set operations: %s', (pattern, code) => {
  const rows = explainPattern(parsePattern(pattern, ['v']), ['v'], (key) => key);
  expect(rows.filter(({ meaning }) => meaning === code).map(({ depth }) => depth)).toEqual([0]);
});

const compiles = (pattern: string, flags: readonly Flag[]): boolean => {
  try {
    return new RegExp(pattern, flags.join('')) instanceof RegExp;
  } catch {
    return false;
  }
};

const samplesOf = (pattern: string, flags: readonly Flag[], count: number): readonly string[] =>
  drawSamples({ pattern: parsePattern(pattern, flags), flags, randomBytes }, count);

describe('samples', () => {
  // Patterns that match nothing.
  const impossible = new Set(['[]', String.raw`\b\B`, '(?=(a))b']);

  test.each(flaggedPatterns)('generates matching samples for %s', (pattern, flags) => {
    const samples = samplesOf(pattern, flags, 3);
    expect(samples).toHaveLength(impossible.has(pattern) ? 0 : 3);
    for (const sample of samples) expect(new RegExp(pattern, flags.join('')).test(sample)).toBe(true);
  });

  test.each(templates.map(({ id, pattern, flags }) => [id, pattern, flagLetters.filter((flag) => flags.includes(flag))] as const))(
    'generates samples for the template %s',
    (_id, pattern, flags) => {
      const samples = samplesOf(pattern, flags, 5);
      expect(samples).toHaveLength(5);
      for (const sample of samples) expect(new RegExp(pattern, flags.join('')).test(sample)).toBe(true);
    },
  );

  test('all samples of random patterns match', { tags: ['slow'] }, () => {
    fc.assert(
      fc.property(tamePattern, someFlags, (pattern, flags) => {
        for (const sample of samplesOf(pattern, flags, 2)) expect(new RegExp(pattern, flags.join('')).test(sample)).toBe(true);
      }),
      { numRuns: runs(300) },
    );
  });

  test('prefers printable ASCII, without line breaks', () => {
    expect(samplesOf(String.raw`^[^]{20}\D\s.\W$`, ['s'], 20).filter((sample) => !/^[ -~]+$/u.test(sample))).toEqual([]);
  });

  test('repeats unbounded quantifiers at most 5 times more than their minimum', () => {
    const lengths = new Set(samplesOf('^a{3,}$', [], 300).map(({ length }) => length));
    expect([...lengths].toSorted((a, b) => a - b)).toEqual([3, 4, 5, 6, 7, 8]);
  });
});

const spellings = (pattern: string) => spell(pattern, String(new RegExp(pattern)));

describe('copy formats', () => {
  test('writes strings in the syntax of each language', () => {
    expect(spellings(String.raw`\d+"\/`)).toEqual({
      javaScript: String.raw`/\d+"\//`,
      json: String.raw`"\\d+\"\\/"`,
      python: String.raw`r'\d+"\/'`,
      java: String.raw`"\\d+\"\\/"`,
      go: '`\\d+"\\/`',
      csharp: String.raw`@"\d+""\/"`,
    });
    expect(spellings("it's")).toMatchObject({ python: `r"it's"`, java: `"it's"` });
    expect(spellings('`\n')).toMatchObject({ python: '"`\\n"', go: '"`\\n"', csharp: '"`\\n"' });
    expect(spellings('\'"')).toMatchObject({ python: String.raw`"'\""` });
  });

  test('round-trips the pattern through JSON and quoted strings', () => {
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (pattern) => {
        const { json, java } = spell(pattern, '');
        expect(JSON.parse(json)).toBe(pattern);
        expect(JSON.parse(java)).toBe(pattern);
      }),
    );
  });
});

test('pads a frame by ten pixels on each side', () => {
  const starts: number[] = [];
  const track = { width: 100, up: 7, down: 5, draw: (x: number) => `${starts.push(x)}` };
  const framed = frame(track, 'a');
  framed.draw(1, 0);
  expect({ width: framed.width, down: framed.down, starts }).toEqual({ width: 120, down: 15, starts: [11] });
});
