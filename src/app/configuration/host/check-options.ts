import { InputError } from '../../../contract/errors.ts';
import type { InputField } from '../../../contract/fields.ts';
import type { Operation } from '../../../contract/operations.ts';
import { isOption } from '../../../page/session/page-state.ts';
import type { WireInput } from '../../../runtime/check.ts';
import { inputKind } from '../../../runtime/kinds/input-kinds.ts';
import { currentOperationName } from '../../../runtime/run.ts';
import { loadOperations } from '../../../tools/declarations.ts';
import type { InvalidSetting } from './keep-valid.ts';

/** operation → field → value */
type Options = Readonly<Record<string, WireInput>>;

/** Checks the options of a tool by its contract. Keeps those that a page would persist, by their present names. */
export async function checkOptions(tool: string, options: Options): Promise<{ readonly options: Options; readonly invalid: readonly InvalidSetting[] }> {
  const operations = await loadOperations(tool);
  const invalid: InvalidSetting[] = [];
  const kept = Object.entries(options).flatMap(([written, values]) => {
    const name = currentOperationName(operations, written);
    const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
    const key = `options.${tool}.${written}`;
    if (operation) return [[name, keepOptions(operation, values, key, invalid)] as const];
    invalid.push({ key, received: values });
    return [];
  });
  return { options: Object.fromEntries(kept), invalid };
}

function keepOptions({ input }: Operation, values: WireInput, key: string, invalid: InvalidSetting[]): WireInput {
  const kept = Object.entries(values).flatMap(([written, value]) => {
    const [name, field] = Object.entries(input).find(([own, { formerly }]) => own === written || formerly?.includes(written)) ?? [];
    if (name !== undefined && field && isOption(field) && takes(name, field, value)) return [[name, value] as const];
    invalid.push({ key: `${key}.${written}`, received: value });
    return [];
  });
  return Object.fromEntries(kept);
}

function takes(name: string, field: InputField, value: unknown): boolean {
  try {
    inputKind(field).check(name, field, value);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}
