import type { AccountAlgorithm, AccountType } from './terms.ts';

/** An account as an authenticator keeps it. */
export interface Account {
  readonly type: AccountType;
  readonly issuer: string;
  readonly account: string;
  /** In Base32. */
  readonly secret: string;
  readonly algorithm: AccountAlgorithm;
  readonly digits: number;
  /** In seconds; 0 for HOTP. */
  readonly period: number;
  /** 0 for TOTP. */
  readonly counter: number;
}

/** What a key URI leaves out. */
export const DEFAULT_DIGITS = 6;
export const DEFAULT_PERIOD = 30;

/**
 * A label is an issuer and an account, or the account alone; an issuer that is named beside it wins. It is split before its
 * parts are decoded: a colon in an issuer is written %3A.
 */
export function readLabel(label: string, named: string, decode = (part: string): string => part): Pick<Account, 'issuer' | 'account'> {
  const issuer = named.trim();
  const whole = decode(label).trim();
  if (issuer !== '' && whole.startsWith(`${issuer}:`)) return { issuer, account: whole.slice(issuer.length + 1).trim() };
  const written = label.includes(':') ? label : whole;
  const colon = written.indexOf(':');
  const part = (text: string): string => (written === label ? decode(text) : text).trim();
  return { issuer: issuer || part(written.slice(0, Math.max(colon, 0))), account: part(written.slice(colon + 1)) };
}
