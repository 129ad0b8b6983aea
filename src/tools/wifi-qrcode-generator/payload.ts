import { InputError } from '../../contract/errors.ts';
import { encodeUtf8, refuseLoneSurrogates } from '../../lib/charset/utf8.ts';
import { encodePercent } from '../../lib/percent/encode.ts';
import { decodePercentLeniently } from '../../lib/percent/percent.ts';
import { type EapMethod, type Escaping, type Phase2Method, phase2Methods, type Security, type WifiNote } from './terms.ts';

/** A network and its credentials. Fields that the security type does not use are empty. */
export interface Network {
  readonly ssid: string;
  readonly security: Security;
  readonly password: string;
  readonly hidden: boolean;
  readonly eapMethod: EapMethod;
  readonly phase2Method: Phase2Method;
  readonly identity: string;
  readonly anonymousIdentity: string;
}

// IEEE 802.11, section 9.4.2.2.
const MAX_SSID_BYTES = 32;

/** These methods authenticate with a certificate or a SIM card. */
const WITHOUT_PASSWORD: readonly EapMethod[] = ['TLS', 'SIM', 'AKA', "AKA'"];

/**
 * Validates a network, in the order of the fields.
 * @throws InputError `unpaired-surrogate`, `ssid-too-long`, `missing-password`, `missing-identity` or `missing-phase2-method`.
 */
export function checkNetwork({ ssid, security, password, eapMethod, phase2Method, identity, anonymousIdentity }: Network): void {
  const bytes = encodeUtf8(ssid, 'ssid').length;
  if (bytes > MAX_SSID_BYTES) throw new InputError('ssid-too-long', { field: 'ssid', params: { bytes } });
  for (const [field, value] of Object.entries({ password, identity, anonymousIdentity })) refuseLoneSurrogates(value, field);
  const isEnterprise = security === 'WPA2-EAP';
  const needsPassword = security !== 'nopass' && !(isEnterprise && WITHOUT_PASSWORD.includes(eapMethod));
  if (needsPassword && password === '') throw new InputError('missing-password', { field: 'password' });
  if (!isEnterprise) return;
  if (identity === '' && anonymousIdentity === '') throw new InputError('missing-identity', { field: 'identity' });
  if (eapMethod === 'PEAP' && phase2Method === 'None') throw new InputError('missing-phase2-method', { field: 'phase2Method' });
}

/** Formats the payload for phones: ZXing's "Barcode Contents", with the `R` of the WPA3 Specification. */
export function formatPayload(network: Network, escaping: Escaping): string {
  const { ssid, security, password, hidden, eapMethod, phase2Method, identity, anonymousIdentity } = network;
  const write = escapers[escaping];
  const isEnterprise = security === 'WPA2-EAP';
  const fields = [
    `T:${security === 'WPA3' ? 'WPA' : security}`,
    security === 'WPA3' && 'R:1',
    `S:${write(ssid)}`,
    hidden && 'H:true',
    isEnterprise && `E:${eapMethod}`,
    isEnterprise && phase2Method !== 'None' && `PH2:${phase2Method}`,
    isEnterprise && anonymousIdentity !== '' && `A:${write(anonymousIdentity)}`,
    isEnterprise && identity !== '' && `I:${write(identity)}`,
    security !== 'nopass' && password !== '' && `P:${write(password)}`,
  ];
  return `WIFI:${fields
    .filter((field) => field !== false)
    .map((field) => `${field};`)
    .join('')};`;
}

const escapers: Readonly<Record<Escaping, (value: string) => string>> = {
  backslash: (value) => value.replaceAll(/[\\;,:"]/gu, '\\$&'),
  // A scanner without support for the WPA3 Specification treats quotes around a value as delimiters, not as part of it.
  percent: (value) => value.replaceAll(/[^ -~]|[";%]/gu, (character) => encodePercent(character, 'ssid', { mode: 'all', keepLineBreaks: false })),
};

/** Returns warnings for scanners and users, in alphabetical order. */
export function notesOn({ ssid, security, password }: Network): WifiNote[] {
  const notes: WifiNote[] = [];
  if (/^(?:[\da-f]{2})+$/iu.test(ssid)) notes.push('hex-like-ssid');
  if (security === 'nopass') notes.push('open-network');
  if (security === 'WEP') notes.push('wep-insecure');
  if (security === 'WEP' && !isWepKey(password)) notes.push('wep-key-length');
  if ((security === 'WPA' || security === 'WPA3') && !isWpaPassphrase(password)) notes.push('wpa-passphrase-length');
  return notes;
}

const isWepKey = (key: string): boolean => [5, 13, 16, 29].includes([...key].length) || /^(?:[\da-f]{10}|[\da-f]{26}|[\da-f]{32}|[\da-f]{58})$/iu.test(key);

/** IEEE 802.11, section J.4.1: a passphrase, or the key itself. */
const isWpaPassphrase = (passphrase: string): boolean => /^(?:[ -~]{8,63}|[\da-f]{64})$/iu.test(passphrase);

/** The contents of a payload. Missing values are empty, and an unknown type is unchanged. */
export type ReadNetwork = Readonly<Record<Exclude<keyof Network, 'hidden'>, string>> & { readonly hidden: boolean };

/**
 * Parses the text of a code.
 * @throws InputError `not-a-wifi-payload` on `field`.
 */
export function parsePayload(payload: string, field: string): ReadNetwork {
  const [start = ''] = /^\s*WIFI:/iu.exec(payload) ?? [];
  const values = readFields(payload.slice(start.length));
  if (start === '' || !values.has('S')) throw new InputError('not-a-wifi-payload', { field });
  const isPercent = !payload.includes('\\') && !/%(?![\da-f]{2})/iu.test(payload);
  const unescape = (raw: string): string => (isPercent ? decodePercentLeniently(raw) : raw.replaceAll(/\\([\s\S])/gu, '$1'));
  const valueOf = (key: string): string => unescape(values.get(key) ?? '');
  const type = valueOf('T');
  const hidden = valueOf('H');
  // Before PH2 existed, H was the phase 2 method, as ZXing's WifiResultParser still accepts.
  const isMethod = !values.has('PH2') && phase2Methods.some((method) => method === hidden);
  return {
    ssid: unescape(unquote(values.get('S') ?? '')),
    security: type === '' ? 'nopass' : type === 'WPA' && isTransitionDisabled(valueOf('R')) ? 'WPA3' : type,
    password: unescape(unquote(values.get('P') ?? '')),
    eapMethod: valueOf('E'),
    phase2Method: isMethod ? hidden : valueOf('PH2'),
    identity: valueOf('I'),
    anonymousIdentity: valueOf('A'),
    hidden: /^true$/iu.test(hidden),
  };
}

/** Removes the double quotes that mark a name or password as text, not hexadecimal. Quotes in the value itself are escaped. */
const unquote = (raw: string): string => /^"((?:[^\\]|\\[\s\S])*)"$/u.exec(raw)?.[1] ?? raw;

/** Key → raw value; the first of duplicate keys. */
function readFields(text: string): ReadonlyMap<string, string> {
  const values = new Map<string, string>();
  for (const field of splitFields(text)) {
    const colon = field.indexOf(':');
    const key = field.slice(0, Math.max(0, colon)).toUpperCase();
    if (colon > 0 && !values.has(key)) values.set(key, field.slice(colon + 1));
  }
  return values;
}

/** Splits at semicolons that are not preceded by a backslash. */
function splitFields(text: string): string[] {
  const fields: string[] = [];
  let start = 0;
  for (let at = 0; at <= text.length; at++) {
    if (at === text.length || text[at] === ';') {
      fields.push(text.slice(start, at));
      start = at + 1;
    } else if (text[at] === '\\') at++;
  }
  if (start < text.length) fields.push(text.slice(start));
  return fields;
}

/** Bit 0 of the hex bit field means that WPA2 is disabled. */
const isTransitionDisabled = (bits: string): boolean => /^[\da-f]*[13579bdf]$/iu.test(bits);
