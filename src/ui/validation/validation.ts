/** A condition on a value, with the message for values that do not meet it. */
export interface Rule<Value> {
  /** The value breaks the rule when this returns false, undefined, null or '', or throws. */
  readonly validator: (value: Value) => unknown;
  /** Shown when the rule is broken; `{0}` stands for the result of `getErrorMessage`. */
  readonly message: string;
  /** Details about the broken rule. If it throws, the thrown message is used. */
  readonly getErrorMessage?: (value: Value) => string;
}

export type Validation = { readonly isValid: true; readonly message: ''; readonly status: 'valid' } | Broken;
interface Broken {
  readonly isValid: false;
  readonly message: string;
  readonly status: 'error';
}

/** Checks a value against rules and reports the first broken one. */
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
