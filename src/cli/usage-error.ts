/** The command line was called in a wrong way: exit status 2. `key` is a message of `strings` under `problem` or a shared error. */
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
