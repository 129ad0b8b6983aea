/**
 * What the tools take and give. In the package these types are made from the contracts (`declarations.ts`), with the names of all
 * tools, operations, fields, options and codes: the library itself is written for any tool, and knows none of them.
 */
export interface Operations {
  readonly [tool: string]: {
    readonly [operation: string]: { readonly input: Readonly<Record<string, unknown>>; readonly output: Readonly<Record<string, unknown>> };
  };
}

export type ErrorCode = string;
export type Language = string;
