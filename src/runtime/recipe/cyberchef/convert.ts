import { InputError } from '../../../contract/errors.ts';
import type { WireInput } from '../../check.ts';
import { VERSION } from '../basics.ts';
import type { Each, Recipe, Step } from '../recipe.ts';
import { MAX_LENGTH, MAX_NAME_LENGTH, MAX_STEPS, readRecipe } from '../recipe.ts';
import type { Conversion, Difference, Row } from './conversion.ts';
import { Arguments, expandEscapes, plainName, Unsupported } from './conversion.ts';
import { data } from './data.ts';
import { encodings } from './encodings.ts';
import type { ChefStep } from './parse.ts';
import { parseCyberChef } from './parse.ts';
import { security } from './security.ts';
import { texts } from './text.ts';

/** What the recipe loses or does differently, at a step of the CyberChef recipe. */
export interface ChefWarning {
  /** A key of the strings, under `cyberchef.warnings`. */
  readonly code:
    | 'no-operation'
    | 'flow-control'
    | 'unsupported-argument'
    | 'ignored-argument'
    | 'register'
    | 'differs'
    | 'no-effect'
    | 'secret'
    | 'breakpoint'
    | 'input-not-text';
  /** Number of the step, from 1; 0 for the input. */
  readonly step: number;
  readonly op: string;
  readonly argument: string;
  readonly value: string;
  readonly difference: Difference | undefined;
}

/** A converted recipe. */
export interface Converted {
  readonly recipe: Recipe;
  /** The input of a link. */
  readonly text: string | undefined;
  readonly warnings: readonly ChefWarning[];
  /** Values that the recipe does not contain: index of the step → input → value. */
  readonly secrets: ReadonlyMap<number, WireInput>;
}

/** All operations that can be converted. */
export const operations: readonly Row[] = [...encodings, ...security, ...data, ...texts];

const rows: ReadonlyMap<string, Row> = new Map(operations.map((row) => [plainName(row.op), row]));

const FLOW_CONTROL: ReadonlySet<string> = new Set(['Fork', 'Merge', 'Subsection', 'Register', 'Label', 'Jump', 'Conditional Jump', 'Return'].map(plainName));
/** Operations that only show or describe. */
const NO_EFFECT: ReadonlySet<string> = new Set(['Comment', 'Syntax highlighter'].map(plainName));

const MAX_SHOWN = 60;
const shortened = (text: string): string => (text.length > MAX_SHOWN ? `${text.slice(0, MAX_SHOWN)}…` : text);

/**
 * Converts a CyberChef recipe. An operation without a counterpart stays as a disabled step with its name. Keys are returned separately.
 * @throws InputError those of `parseCyberChef`, and `too-many-steps`
 */
export function convertCyberChef(text: string, name: string): Converted {
  const { steps, input } = parseCyberChef(text);
  if (steps.length > MAX_STEPS) throw new InputError('too-many-steps', { params: { count: steps.length, limit: MAX_STEPS } });
  const converter = new Converter(steps);
  const recipe = readRecipe({ version: VERSION, name, steps: converter.convert() });
  // Pages and files could not read it again.
  if (JSON.stringify(recipe).length > MAX_LENGTH) throw new InputError('recipe-too-long', { params: { limit: MAX_LENGTH } });
  if (input === 'not-text') converter.warn('input-not-text', 0);
  return { recipe, text: typeof input === 'object' ? input.text : undefined, warnings: converter.warnings, secrets: converter.secrets };
}

/** What a step of CyberChef becomes. */
interface Part {
  readonly conversion: Conversion;
  readonly off: boolean;
  readonly each: Each | undefined;
}

class Converter {
  readonly warnings: ChefWarning[] = [];
  readonly secrets = new Map<number, WireInput>();
  readonly #given: readonly ChefStep[];
  readonly #hasRegisters: boolean;
  /** How the next step runs. */
  #each: Each | undefined;
  #isForked = false;

  constructor(given: readonly ChefStep[]) {
    this.#given = given;
    this.#hasRegisters = given.some(({ op, disabled }) => !disabled && plainName(op) === plainName('Register'));
  }

  convert(): readonly Step[] {
    const parts = this.#given.flatMap((step, index) => this.#partOf(step, index + 1));
    const active = parts.filter(({ off }) => !off);
    return parts.reduce<readonly Step[]>((steps, part) => {
      const at = active.indexOf(part);
      const own = part.off ? part.conversion.steps : stepsBetween(part, active[at - 1], active[at + 1]);
      this.#keepSecret(part, steps.length, own);
      return [...steps, ...own.map((step, index) => ({ ...step, ...(index === 0 && part.each && { each: part.each }), ...(part.off && { off: true }) }))];
    }, []);
  }

  warn(code: ChefWarning['code'], step: number, details: Partial<Pick<ChefWarning, 'argument' | 'value' | 'difference'>> = {}): void {
    const { argument = '', value = '', difference } = details;
    this.warnings.push({ code, step, op: shortened(this.#given[step - 1]?.op ?? ''), argument, value: shortened(value), difference });
  }

  #partOf(step: ChefStep, number: number): readonly Part[] {
    const { op, disabled, breakpoint } = step;
    if (breakpoint) this.warn('breakpoint', number);
    const row = rows.get(plainName(op));
    if (!row) return this.#withoutRow(step, number);
    try {
      const args = new Arguments(row.args, Array.isArray(step.args) && row.arrange ? row.arrange(step.args) : step.args);
      const register = this.#hasRegisters ? args.registerIn() : undefined;
      if (register !== undefined) return this.#placeholder(op, number, 'register', { argument: register });
      const conversion = row.convert(args);
      if (conversion.steps.length === 0) return this.#leftOut(number);
      if (!disabled) this.#warnOf(conversion, row, step, number);
      return [{ conversion, off: disabled, each: disabled ? undefined : this.#takeEach() }];
    } catch (error) {
      if (!(error instanceof Unsupported)) throw error;
      return this.#placeholder(op, number, 'unsupported-argument', { argument: error.argument, value: error.value });
    }
  }

  #warnOf({ differs, secret }: Conversion, row: Row, { args }: ChefStep, number: number): void {
    if (secret) this.warn('secret', number, { argument: secret.argument });
    if (differs) this.warn('differs', number, { difference: differs });
    const arranged = Array.isArray(args) ? (row.arrange?.(args) ?? args) : [];
    for (let at = row.args.length; at < arranged.length; at++) this.warn('ignored-argument', number, { argument: String(at + 1) });
  }

  #withoutRow(step: ChefStep, number: number): readonly Part[] {
    const name = plainName(step.op);
    if (NO_EFFECT.has(name)) return this.#leftOut(number);
    if (name === 'fork' && this.#fork(step, number)) return [];
    if (name === 'merge' && this.#isForked && !step.disabled) {
      this.#each = 'all';
      this.#isForked = false;
      return [];
    }
    return this.#placeholder(step.op, number, FLOW_CONTROL.has(name) ? 'flow-control' : 'no-operation');
  }

  /** A branch for each line is how our steps run once per line. */
  #fork({ args, disabled }: ChefStep, number: number): boolean {
    const [separator = '\\n', joint = '\\n', ignoresErrors = false]: readonly unknown[] = Array.isArray(args) ? args : [];
    const isLines = [separator, joint].every((delimiter) => typeof delimiter === 'string' && expandEscapes(delimiter) === '\n');
    if (disabled || !isLines) return false;
    if (ignoresErrors === true) this.warn('ignored-argument', number, { argument: 'Ignore errors' });
    this.warn('differs', number, { difference: 'line-ends' });
    if (!this.#isForked) this.#each = 'line';
    this.#isForked = true;
    return true;
  }

  #takeEach(): Each | undefined {
    const each = this.#each;
    this.#each = undefined;
    return each;
  }

  #leftOut(number: number): readonly Part[] {
    this.warn('no-effect', number);
    return [];
  }

  #placeholder(op: string, number: number, code: ChefWarning['code'], details: Parameters<Converter['warn']>[2] = {}): readonly Part[] {
    this.warn(code, number, details);
    return [{ conversion: { steps: [{ tool: `CyberChef: ${op}`.slice(0, MAX_NAME_LENGTH) }] }, off: true, each: undefined }];
  }

  #keepSecret({ conversion: { secret } }: Part, before: number, steps: readonly Step[]): void {
    const at = secret ? steps.findIndex(({ tool }) => tool === secret.tool) : -1;
    if (secret && secret.value !== '') this.secrets.set(before + at, { [secret.field]: secret.value });
  }
}

/** The steps of a part that take and return bytes where the parts beside it do so too. */
function stepsBetween({ conversion, each }: Part, before: Part | undefined, after: Part | undefined): readonly Step[] {
  const { steps, fromBytes, toBytes, throughBytes = fromBytes } = conversion;
  const takesBytes = fromBytes !== undefined && each === undefined && before?.conversion.toBytes !== undefined;
  const givesBytes = toBytes !== undefined && after?.conversion.fromBytes !== undefined && after.each === undefined;
  if (!takesBytes) return givesBytes ? toBytes : steps;
  return givesBytes ? (throughBytes ?? fromBytes) : fromBytes;
}
