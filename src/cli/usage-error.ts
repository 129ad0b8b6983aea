/**
 * An invalid command line: exit status 2. `key` names a message in the strings, under `problem` or among the shared errors;
 * `suggestions` are similar names, `operations` those of the same tool that have the name.
 */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;
  readonly suggestions: readonly string[];
  readonly operations: readonly string[];

  constructor(key: string, params: Readonly<Record<string, string | number>> = {}, suggestions: readonly string[] = [], operations: readonly string[] = []) {
    super(key);
    this.key = key;
    this.params = params;
    this.suggestions = suggestions;
    this.operations = operations;
  }
}
