/** What a build's manifest tells of its modules. */
export function readManifest(folder: string): {
  readonly keys: readonly string[];
  readonly filesOf: (key: string) => Set<string>;
  readonly fileOf: (key: string) => string | undefined;
};
