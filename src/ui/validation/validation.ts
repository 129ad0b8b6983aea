/** What a value has to be. */
export interface Rule<Value> {
  /** The value breaks the rule when this gives false or nothing, or throws. */
  readonly validator: (value: Value) => unknown;
  /** Said when the rule is broken; `{0}` in it stands for what `getErrorMessage` gives. */
  readonly message: string;
  /** Says more about what is wrong with the value; when it throws, what it throws is what is said. */
  readonly getErrorMessage?: (value: Value) => string;
}

export type Validation = { readonly isValid: true; readonly message: ''; readonly status: 'valid' } | Broken;
interface Broken {
  readonly isValid: false;
  readonly message: string;
  readonly status: 'error';
}

/** Tells whether a value keeps its rules; of the rules that it breaks, the first has its say. */
export function validate<Value>(value: Value, rules: readonly Rule<Value>[]): Validation {
  const broken = rules.find((rule) => isBroken(rule, value));
  if (!broken) return { isValid: true, message: '', status: 'valid' };
  return { isValid: false, message: messageOf(broken, value), status: 'error' };
}

function isBroken<Value>({ validator }: Rule<Value>, value: Value): boolean {
  try {
    const verdict = validator(value);
    return verdict === false || verdict === undefined || verdict === null || verdict === '';
  } catch {
    return true;
  }
}

function messageOf<Value>({ message, getErrorMessage }: Rule<Value>, value: Value): string {
  if (!getErrorMessage) return message;
  return message.replaceAll('{0}', () => {
    try {
      return getErrorMessage(value);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  });
}
