import type { AccountAlgorithm, OtpType } from './terms.ts';

/** An account as an authenticator keeps it. */
export interface Account {
  readonly type: OtpType;
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

/** A label is an issuer and an account, or the account alone; an issuer that is named beside it wins. */
export function readLabel(label: string, named: string): Pick<Account, 'issuer' | 'account'> {
  const colon = label.indexOf(':');
  const issuer = label.slice(0, Math.max(colon, 0)).trim();
  return { issuer: named.trim() || issuer, account: label.slice(colon + 1).trim() };
}
