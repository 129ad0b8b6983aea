export interface KeptFiles {
  readonly precached: readonly { readonly url: string; readonly revision: string | null }[];
  readonly large: readonly string[];
  readonly languages: Readonly<Record<string, readonly string[]>>;
}

export function keptFiles(folder: string): KeptFiles;
export function revisionOf(file: string): string;
