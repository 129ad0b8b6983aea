/**
 * Inputs and outputs of the tools. In the package, these types are generated from the contracts (`declarations.ts`), with the names
 * of all tools, operations, fields, options and codes. The library itself works with any tool, and knows none of these names.
 */
export interface Operations {
  readonly [tool: string]: {
    readonly [operation: string]: { readonly input: Readonly<Record<string, unknown>>; readonly output: Readonly<Record<string, unknown>> };
  };
}

export type ErrorCode = string;
export type Language = string;
