/** Reads a build's manifest. */
export function readManifest(folder: string): {
  readonly keys: readonly string[];
  readonly filesOf: (key: string) => Set<string>;
  readonly engineOf: (tool: string) => string | undefined;
  readonly fileOf: (key: string) => string | undefined;
  readonly has: (key: string) => boolean;
};
