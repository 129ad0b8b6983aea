import type { AccountAlgorithm, AccountType } from './terms.ts';

/** An account as stored by an authenticator. */
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

/** Defaults for parameters missing in a key URI. */
export const DEFAULT_DIGITS = 6;
export const DEFAULT_PERIOD = 30;

/**
 * Splits a label into issuer and account, or the account alone; the issuer parameter takes precedence. The label is split before its parts are decoded:
 * a colon in an issuer is escaped as %3A.
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
