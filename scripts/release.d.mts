export declare function notesOf(changelog: string, version: string): string | undefined;
export declare function faultsOf(tag: string, version: string, changelog: string): readonly string[];
