import type { InputField } from '../../contract/fields.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import type { Values, WireInput } from '../../runtime/check.ts';
import type { InputState, InputValue } from './operation-state.ts';
import { checkInput, defaultOf } from '../../runtime/check.ts';
import { host } from '../storage/host.ts';
import { InputError } from '../../contract/errors.ts';
import { inputKind } from '../../runtime/kinds/input-kinds.ts';
import type { ParsedLink } from '../../runtime/link.ts';
import { isLinkable } from '../../runtime/link.ts';
import { primaryInput } from '../../runtime/run.ts';
import { keptName, optionsName, readStored, writeStored } from '../storage/storage.ts';

/** A page's values for the fields of any operation. */
export type PageInput = InputState<Operation['input']>;

/** The state of a tool's page: the visible operation, and the input of each operation in wire form (files as FileValues). */
export interface ToolState {
  readonly active: string;
  readonly inputs: Readonly<Record<string, PageInput>>;
  /** Operations whose primary input is still the sample. */
  readonly samples: readonly string[];
}

/** The state of a fresh page: inputs kept on this device, else samples, stored options, the host's and defaults. */
export function freshState(tool: string, operations: Operations): ToolState {
  const names = Object.keys(operations);
  const kept = keptInputs(tool);
  const inputs = Object.fromEntries(
    Object.entries(operations).map(([name, operation]) => {
      const stored = { ...pick(operation, host.options?.[tool]?.[name] ?? {}, isOption), ...storedOptions(tool, name), ...kept?.[name] };
      return [name, readableOnly(operation, { ...sampleInput(operation), ...stored })];
    }),
  );
  return { active: names[0] ?? '', inputs, samples: names.filter((name) => !kept?.[name] && hasSample(operations[name])) };
}

/** A state with the values of a link. A link without values only selects an operation; an unknown one changes nothing. */
export function linkedState(before: ToolState, operations: Operations, { operation: active = '', input, hasValues }: ParsedLink): ToolState {
  const operation = operations[active];
  if (!operation) return before;
  if (!hasValues) return { ...before, active };
  const values = Object.entries(readableOnly(operation, input)).filter(([name]) => operation.input[name] && !isUnlinked(operation.input[name]));
  return { ...withValues(before, operations, active, Object.fromEntries(values)), active };
}

/** A state with values from another page. */
export function handedState(before: ToolState, operations: Operations, active: string, values: WireInput): ToolState {
  const { [active]: declared } = operations;
  const handed = declared ? withValues(before, operations, active, readablePart(declared, values)) : before;
  return { ...handed, active, samples: handed.samples.filter((name) => name !== active) };
}

/** A state after some inputs of an operation have changed. Shared inputs change in all operations that have them. */
export function withValues(before: ToolState, operations: Operations, operation: string, values: Partial<PageInput>): ToolState {
  const isShared = (name: string, field: string): boolean => operations[name]?.input[field]?.shared === true;
  const shared = Object.entries(values).filter(([field]) => isShared(operation, field));
  const inputs: Record<string, PageInput> = { ...before.inputs };
  const samples = new Set(before.samples);
  for (const name of new Set([operation, ...Object.keys(operations)])) {
    const own = name === operation ? Object.entries(values) : shared.filter(([field]) => isShared(name, field));
    if (own.length > 0)
      inputs[name] = { ...inputs[name], ...fittingSamples(operations[name], inputs[name] ?? {}, Object.fromEntries(own)), ...Object.fromEntries(own) };
    if (own.some(([field]) => operations[name]?.input[field]?.primary)) samples.delete(name);
  }
  // Parts of a page that show the samples render again when this is another list.
  return { ...before, inputs, samples: samples.size === before.samples.length ? before.samples : [...samples] };
}

/** The samples that belong to a changed input (`sampleWith`): cleared when it no longer holds its own sample, otherwise restored. */
function fittingSamples(operation: Operation | undefined, before: PageInput, changed: Partial<PageInput>): PageInput {
  const fitting: Record<string, string | undefined> = {};
  for (const [name, field] of Object.entries(operation?.input ?? {})) {
    if ((field.kind !== 'text' && field.kind !== 'dateTime') || field.sampleWith === undefined || !(field.sampleWith in changed)) continue;
    const empty = field.kind === 'text' ? (field.default ?? '') : undefined;
    const { sample = empty } = field;
    const owner = operation?.input[field.sampleWith];
    const [from, to] = owner && isSampleOf(owner, changed[field.sampleWith]) ? [empty, sample] : [sample, empty];
    if (before[name] === from) fitting[name] = to;
  }
  return fitting;
}

/** Whether links keep the page's text. */
const isUnlinked = (field: InputField): boolean => field.kind === 'text' && field.unlinked === true;

/** Names in a link that this version does not understand: the operation, fields, and fields with values of another type. */
export function notUnderstood(operations: Operations, { operation = '', input, unknown }: ParsedLink): readonly string[] {
  const fields = Object.entries(operations[operation]?.input ?? {});
  return [...unknown, ...fields.filter(([name, field]) => name in input && !isReadable(name, field, input[name])).map(([name]) => name)];
}

function hasSample(operation: Operation | undefined): boolean {
  const primary = operation && primaryInput(operation);
  return primary !== undefined && sampleOf(primary[1]) !== undefined;
}

const defaultInput = ({ input }: Operation): WireInput => Object.fromEntries(Object.entries(input).map(([name, field]) => [name, defaultOf(field)]));

const sampleOf = (field: InputField): string | number | undefined => ('sample' in field ? field.sample : undefined);

/** An operation's default input, with the declared samples. */
export function sampleInput(operation: Operation): PageInput {
  const samples = Object.entries(operation.input).map(([name, field]) => [name, sampleOf(field)] as const);
  return readableOnly(operation, Object.fromEntries(samples.filter(([, sample]) => sample !== undefined)));
}

// Stored values and links may come from another version. Values that are invalid for the field are replaced by the default.
function readableOnly(operation: Operation, input: WireInput): PageInput {
  return readablePart(operation, { ...defaultInput(operation), ...readablePart(operation, input) });
}

/** The values that the operation's fields can hold; others are dropped. */
function readablePart({ input: fields }: Operation, values: WireInput): PageInput {
  const part: Record<string, InputValue<InputField>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const value = values[name];
    if (name in values && isReadable(name, field, value)) part[name] = value;
  }
  return part;
}

function isReadable(name: string, field: InputField, value: unknown): value is InputValue<InputField> {
  // The run parses a number in another notation.
  if (field.kind === 'number' && typeof value === 'string') return true;
  try {
    checkInput({ input: { [name]: field }, output: {}, place: 0 }, { [name]: value });
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/** Whether a field is a preference, stored between visits, rather than the data to work on. */
export const isOption = (field: InputField): boolean => field.remembered ?? (!field.primary && inputKind(field).isOption);

/** Whether a user would miss a value: it is neither empty, nor the default or the sample. */
export const isWork = (field: InputField, value: unknown): boolean =>
  value !== undefined && value !== '' && value !== defaultOf(field) && !isSampleOf(field, value);

export const isSampleOf = (field: InputField, value: unknown): boolean => value !== undefined && value === sampleOf(field);

/**
 * Whether closing the page would lose input: values other than samples, preferences, and inputs kept on this device. A text that
 * is stored between visits is lost if storing is refused.
 */
export function hasUnsavedWork(operations: Operations, { inputs }: Pick<ToolState, 'inputs'>, isKept: boolean, isRefused: boolean): boolean {
  return Object.entries(operations).some(([name, { input }]) =>
    Object.entries(input).some(
      ([key, field]) => isWork(field, inputs[name]?.[key]) && (!isOption(field) || (isRefused && isUnlinked(field))) && !(isKept && isLinkable(field)),
    ),
  );
}

type StoredInputs = Readonly<Record<string, WireInput>>;

const isRecord = (value: unknown): value is Values => typeof value === 'object' && value !== null && !Array.isArray(value);

function allStoredOptions(tool: string): Values {
  const stored = readStored(optionsName(tool));
  return isRecord(stored) ? stored : {};
}

function storedOptions(tool: string, operation: string): WireInput {
  const options = allStoredOptions(tool)[operation];
  return isRecord(options) ? options : {};
}

const pick = (operation: Operation, input: WireInput, wanted: (field: InputField) => boolean): WireInput =>
  Object.fromEntries(Object.entries(input).filter(([name]) => operation.input[name] && wanted(operation.input[name])));

/** Stores the options that differ from `before`; other stored options keep what another tab may have written. Returns false if storing failed. */
export function storeOptions(tool: string, operations: Operations, before: ToolState, state: ToolState): boolean {
  const changed = Object.entries(operations).flatMap(([name, operation]) => {
    const then = before.inputs[name] ?? {};
    const options = Object.entries(pick(operation, state.inputs[name] ?? {}, isOption)).filter(([key, value]) => value !== then[key]);
    return options.length === 0 ? [] : [[name, { ...storedOptions(tool, name), ...Object.fromEntries(options) }] as const];
  });
  return changed.length === 0 || writeStored(optionsName(tool), { ...allStoredOptions(tool), ...Object.fromEntries(changed) });
}

function keptInputs(tool: string): StoredInputs | undefined {
  const kept = readStored(keptName(tool));
  return isRecord(kept) ? Object.fromEntries(Object.entries(kept).flatMap(([name, input]) => (isRecord(input) ? [[name, input]] : []))) : undefined;
}

export const areInputsKept = (tool: string): boolean => keptInputs(tool) !== undefined;

/** Stores the inputs on this device, or removes them without a state. Secrets and files are never stored. Returns false if storing failed. */
export function keepInputs(tool: string, operations: Operations, state: ToolState | undefined): boolean {
  if (!state) return writeStored(keptName(tool), undefined);
  const inputs = Object.fromEntries(Object.entries(operations).map(([name, operation]) => [name, pick(operation, state.inputs[name] ?? {}, isLinkable)]));
  return writeStored(keptName(tool), inputs);
}
