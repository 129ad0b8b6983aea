import type { Field } from '../contract/fields.ts';
import type { Operation, Operations } from '../contract/operations.ts';
import type { Tool } from '../contract/tool.ts';

/** The contract of one tool as plain data: every name that links, scripts and stored options may hold. */
export function listTool(tool: Tool, operations: Operations): Record<string, unknown> {
  return {
    category: tool.category,
    ...(tool.redirectFrom && { redirectFrom: tool.redirectFrom }),
    operations: Object.fromEntries(Object.entries(operations).map(([name, operation]) => [name, listOperation(operation)])),
  };
}

function listOperation({ input, output, cost, place: _place, ...rest }: Operation): Record<string, unknown> {
  return { ...rest, cost: typeof cost === 'function' ? 'by-input' : (cost ?? 'instant'), input: listFields(input), output: listFields(output) };
}

function listFields(fields: Readonly<Record<string, Field>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [name, { ...field, ...('format' in field && typeof field.format === 'function' && { format: 'by-input' }) }]),
  );
}
