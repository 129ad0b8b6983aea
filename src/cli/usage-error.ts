/** A wrong command line: exit status 2. `key` names a message in the strings, under `problem` or among the shared errors. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
  readonly key: string;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(key: string, params: Readonly<Record<string, string | number>> = {}) {
    super(key);
    this.key = key;
    this.params = params;
  }
}
