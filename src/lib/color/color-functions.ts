import type { Color } from './spaces.ts';
import { toMode } from './spaces.ts';

/** A CSS number with its unit: none, `%` or `deg`. */
interface Quantity {
  readonly value: number;
  readonly unit: string;
}

type Read = (text: string) => (Color & { readonly alpha: number }) | undefined;

/** Components of a color function, in order, with the number that equals a whole component. */
interface Components {
  readonly mode: Parameters<typeof toMode>[1];
  readonly names: readonly (readonly [name: string, scale: number])[];
}

const RGB = ['r', 'g', 'b'] as const;
const components = (mode: Components['mode'], ...names: readonly (string | readonly [string, number])[]): Components => ({
  mode,
  names: names.map((name) => (typeof name === 'string' ? [name, 1] : name)),
});
const rgb = components('rgb', ['r', 255], ['g', 255], ['b', 255]);
const hsl = components('hsl', 'h', ['s', 100], ['l', 100]);

/** The functions of CSS Color 4, and the spaces of `color()` and `color-mix()`. */
const FUNCTIONS: Readonly<Record<string, Components>> = {
  rgb,
  rgba: rgb,
  hsl,
  hsla: hsl,
  hwb: components('hwb', 'h', ['w', 100], ['b', 100]),
  lab: components('lab', 'l', 'a', 'b'),
  lch: components('lch', 'l', 'c', 'h'),
  oklab: components('oklab', 'l', 'a', 'b'),
  oklch: components('oklch', 'l', 'c', 'h'),
};
const SPACES: Readonly<Record<string, Components>> = {
  srgb: components('rgb', ...RGB),
  'srgb-linear': components('lrgb', ...RGB),
  'display-p3': components('p3', ...RGB),
  'a98-rgb': components('a98', ...RGB),
  'prophoto-rgb': components('prophoto', ...RGB),
  xyz: components('xyz65', 'x', 'y', 'z'),
  'xyz-d50': components('xyz50', 'x', 'y', 'z'),
  'xyz-d65': components('xyz65', 'x', 'y', 'z'),
};

/**
 * Parses `color-mix()`, relative colors (CSS Color 5) and colors with `calc()`, `min()`, `max()` or `clamp()`. `read` parses the
 * colors inside, and the resulting CSS Color 4 colors. Undefined for other texts, and for what these specifications reject.
 */
export function readColorFunction(text: string, read: Read): (Color & { readonly alpha: number }) | undefined {
  const [, name = '', body = ''] = /^([a-z-]+)\((.*)\)$/isu.exec(text) ?? [];
  const called = name.toLowerCase();
  if (called === 'color-mix') return mix(body, read);
  const words = splitOutside(body, /[\s,/]/u);
  if (words[0]?.toLowerCase() === 'from')
    return relative(
      called,
      words.slice(1).filter((word) => word !== ''),
      body,
      read,
    );
  if (!/\b(?:calc|min|max|clamp|abs)\(/iu.test(body)) return undefined;
  const solved = replaceCalls(body, {});
  return solved === undefined ? undefined : read(`${called}(${solved})`);
}

/** Mixes two colors (CSS Color 5, section 3). */
function mix(body: string, read: Read): (Color & { readonly alpha: number }) | undefined {
  const parts = splitOutside(body, /,/u).map((part) => part.trim());
  const [, space = 'oklab', way = ''] = /^in\s+([a-z\d-]+)(?:\s+(shorter|longer|increasing|decreasing)\s+hue)?$/iu.exec(parts[0] ?? '') ?? [];
  const items = (/^in\s/iu.test(parts[0] ?? '') ? parts.slice(1) : parts).map((part) => readShare(part, read));
  const [one, other] = items;
  const found = SPACES[space.toLowerCase()] ?? FUNCTIONS[space.toLowerCase()];
  if (!one || !other || items.length > 2 || !found || (/^in\s/iu.test(parts[0] ?? '') && !/^in\s+[a-z\d-]+(?:\s+\w+\s+hue)?$/iu.test(parts[0] ?? '')))
    return undefined;
  const first = one.share ?? (other.share === undefined ? 50 : 100 - other.share);
  const second = other.share ?? 100 - first;
  const sum = first + second;
  if (sum <= 0) return undefined;
  const [a, b] = [toMode(one.color, found.mode), toMode(other.color, found.mode)];
  const weight = second / sum;
  const between = (from: number, to: number): number => from + (to - from) * weight;
  const alpha = between(one.color.alpha, other.color.alpha);
  const values = found.names.map(([name]): readonly [string, number] => {
    const [from, to] = [componentOf(a, name), componentOf(b, name)];
    // A powerless hue takes that of the other color.
    if (from === undefined || to === undefined) return [name, from ?? to ?? 0];
    if (name === 'h') return [name, between(...fixHues(from, to, way.toLowerCase()))];
    // Premultiplied.
    return [name, alpha === 0 ? between(from, to) : between(from * one.color.alpha, to * other.color.alpha) / alpha];
  });
  return { ...makeColor(found.mode, values), alpha: alpha * Math.min(1, sum / 100) };
}

interface Share {
  readonly color: Color & { readonly alpha: number };
  readonly share: number | undefined;
}

function readShare(part: string, read: Read): Share | undefined {
  const [, before, after] = /^(\d*\.?\d+)%\s|\s(\d*\.?\d+)%$/u.exec(part) ?? [];
  const share = before ?? after;
  const color = read((before === undefined ? part.replace(/\s\d*\.?\d+%$/u, '') : part.replace(/^\d*\.?\d+%\s/u, '')).trim());
  return color && (share === undefined || Number(share) <= 100) ? { color, share: share === undefined ? undefined : Number(share) } : undefined;
}

/** Adjusts two hues for the chosen interpolation between them (CSS Color 4, section 12.4). */
function fixHues(first: number, second: number, way: string): readonly [from: number, to: number] {
  const [from, to] = [((first % 360) + 360) % 360, ((second % 360) + 360) % 360];
  const up: readonly [number, number] = [from, to + 360];
  const down: readonly [number, number] = [from + 360, to];
  const difference = to - from;
  if (way === 'increasing') return difference < 0 ? up : [from, to];
  if (way === 'decreasing') return difference > 0 ? down : [from, to];
  if (way === 'longer') return difference > 0 && difference < 180 ? down : difference > -180 && difference <= 0 ? up : [from, to];
  return difference > 180 ? down : difference < -180 ? up : [from, to];
}

/** Parses a relative color (CSS Color 5, section 4): `name(from color a b c / alpha)`. */
function relative(called: string, words: readonly string[], body: string, read: Read): (Color & { readonly alpha: number }) | undefined {
  const origin = read(words[0] ?? '');
  const isColor = called === 'color';
  const space = (isColor ? words[1] : '')?.toLowerCase() ?? '';
  const found = isColor ? SPACES[space] : FUNCTIONS[called];
  const values = words.slice(isColor ? 2 : 1);
  if (!origin || !found || (values.length !== 3 && values.length !== 4) || (values.length === 4) !== splitOutside(body, /\//u).length > 1) return undefined;
  const from = toMode(origin, found.mode);
  const known = Object.fromEntries([...found.names.map(([name, scale]) => [name, (componentOf(from, name) ?? 0) * scale]), ['alpha', origin.alpha]]);
  const solved = values.map((value) => (/^none$/iu.test(value) ? '0' : solve(value, known)));
  if (solved.includes(undefined)) return undefined;
  const [a, b, c, alpha = String(origin.alpha)] = solved;
  // Components of relative colors are not clamped.
  const isRgb = found === rgb;
  const list = isRgb ? [a, b, c].map((value = '') => (value.endsWith('%') ? value : String(Number(value) / 255))) : [a, b, c];
  return read(`${isRgb ? 'color(srgb ' : isColor ? `color(${space} ` : `${called}(`}${list.join(' ')} / ${alpha})`);
}

const componentOf = (color: Color, name: string): number | undefined => {
  const value: unknown = Object.entries(color).find(([key]) => key === name)?.[1];
  return typeof value === 'number' ? value : undefined;
};

const makeColor = (mode: Components['mode'], values: readonly (readonly [string, number])[]): Color =>
  toMode({ ...toMode({ mode: 'rgb', r: 0, g: 0, b: 0 }, mode), ...Object.fromEntries(values) }, mode);

/** Splits at a separator that is not in parentheses. */
function splitOutside(text: string, separator: RegExp): readonly string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const character of text) {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0;
    if (depth === 0 && separator.test(character)) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.length > 1 ? parts.filter((part, index) => part !== '' || index === 0) : parts;
}

const CALL = /(?<![\w-])(?:calc|min|max|clamp|abs)\(/iu;

function replaceCalls(text: string, known: Readonly<Record<string, number>>): string | undefined {
  const start = text.search(CALL);
  if (start < 0) return text;
  let depth = 0;
  for (let at = start; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] !== ')' || --depth > 0) continue;
    const solved = solve(text.slice(start, at + 1), known);
    const rest = replaceCalls(text.slice(at + 1), known);
    return solved === undefined || rest === undefined ? undefined : `${text.slice(0, start)}${solved}${rest}`;
  }
  return undefined;
}

/** Computes the value of a component, in CSS Color 4 notation. */
function solve(text: string, known: Readonly<Record<string, number>>): string | undefined {
  const quantity = new Calculation(text, known).result();
  return quantity && Number.isFinite(quantity.value) ? `${quantity.value}${quantity.unit}` : undefined;
}

const DEGREES: Readonly<Record<string, number>> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };
const TOKEN = /\s*(?:(?<number>(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)(?<unit>%|deg|grad|rad|turn)?|(?<name>[a-z]+)|(?<sign>[-+*/(),]))/giuy;

/** Evaluates math functions of CSS Values 4, section 10, with percentages or angles as units. */
class Calculation {
  readonly #tokens: readonly Readonly<Record<string, string | undefined>>[];
  readonly #known: Readonly<Record<string, number>>;
  #at = 0;

  constructor(text: string, known: Readonly<Record<string, number>>) {
    const matches = [...text.matchAll(TOKEN)];
    const isWhole = matches.reduce((length, [token]) => length + token.length, 0) === text.trimEnd().length;
    this.#tokens = isWhole ? matches.map(({ groups = {} }) => groups) : [];
    this.#known = known;
  }

  result(): Quantity | undefined {
    const value = this.#sum();
    return this.#at === this.#tokens.length ? value : undefined;
  }

  #take(...signs: readonly string[]): string | undefined {
    const sign = this.#tokens[this.#at]?.['sign'];
    if (sign === undefined || !signs.includes(sign)) return undefined;
    this.#at++;
    return sign;
  }

  #sum(): Quantity | undefined {
    let left = this.#product();
    for (let sign = this.#take('+', '-'); left && sign !== undefined; sign = this.#take('+', '-')) {
      const right = this.#product();
      left = right?.unit === left.unit ? { value: left.value + (sign === '+' ? right.value : -right.value), unit: left.unit } : undefined;
    }
    return left;
  }

  #product(): Quantity | undefined {
    let left = this.#value();
    for (let sign = this.#take('*', '/'); left && sign !== undefined; sign = this.#take('*', '/')) {
      const right = this.#value();
      if (!right || (right.unit !== '' && (sign === '/' || left.unit !== ''))) return undefined;
      left = { value: sign === '*' ? left.value * right.value : left.value / right.value, unit: left.unit || right.unit };
    }
    return left;
  }

  #value(): Quantity | undefined {
    const sign = this.#take('+', '-', '(');
    if (sign === '(') return this.#closed(this.#sum());
    if (sign !== undefined) {
      const value = this.#value();
      return value && { ...value, value: sign === '-' ? -value.value : value.value };
    }
    const { number, unit, name } = this.#tokens[this.#at++] ?? {};
    if (number !== undefined) {
      const degrees = DEGREES[unit?.toLowerCase() ?? ''];
      return degrees === undefined ? { value: Number(number), unit: unit ?? '' } : { value: Number(number) * degrees, unit: 'deg' };
    }
    const word = name?.toLowerCase() ?? '';
    if (this.#take('(') !== undefined) return this.#call(word);
    const value = this.#known[word] ?? { pi: Math.PI, e: Math.E }[word];
    return value === undefined ? undefined : { value, unit: '' };
  }

  #call(name: string): Quantity | undefined {
    const found: Quantity[] = [];
    do {
      const value = this.#sum();
      if (!value) return undefined;
      found.push(value);
    } while (this.#take(',') !== undefined);
    const unit = found[0]?.unit ?? '';
    if (found.some((value) => value.unit !== unit)) return undefined;
    const value = calculate(
      name,
      found.map(({ value }) => value),
    );
    return this.#closed(value === undefined ? undefined : { value, unit });
  }

  #closed(value: Quantity | undefined): Quantity | undefined {
    return this.#take(')') === undefined ? undefined : value;
  }
}

function calculate(name: string, values: readonly number[]): number | undefined {
  const [first, second, third] = values;
  if (name === 'min') return Math.min(...values);
  if (name === 'max') return Math.max(...values);
  if (name === 'calc' && values.length === 1) return first;
  if (name === 'abs' && values.length === 1 && first !== undefined) return Math.abs(first);
  if (name !== 'clamp' || values.length !== 3 || first === undefined || second === undefined || third === undefined) return undefined;
  return Math.max(first, Math.min(second, third));
}
