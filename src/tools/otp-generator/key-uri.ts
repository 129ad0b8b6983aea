import { encodePercent } from '../../lib/percent/encode.ts';
import { encodeQrCode } from '../../lib/qr-code/matrix.ts';
import { drawSvg } from '../../lib/qr-code/svg.ts';
import type { Encoder, OtpAlgorithm } from './terms.ts';
import { STEAM_LENGTH } from './terms.ts';

interface KeyUri {
  readonly secretBase32: string;
  readonly issuer: string;
  readonly account: string;
  readonly algorithm: OtpAlgorithm;
  readonly digits: number;
  readonly encoder?: Encoder;
  readonly moving: { readonly period: number } | { readonly counter: number };
}

/**
 * Formats the key URI for authenticators.
 * @throws InputError `unpaired-surrogate` on `issuer` or `account`.
 */
export function formatKeyUri({ secretBase32, issuer, account, algorithm, digits, encoder = 'standard', moving }: KeyUri): string {
  const by = escapePart(issuer, 'issuer');
  const label = `${by === '' ? '' : `${by}:`}${escapePart(account, 'account')}`;
  const parameters = [
    `secret=${secretBase32}`,
    ...(by === '' ? [] : [`issuer=${by}`]),
    `algorithm=${algorithm.replace('-', '').toUpperCase()}`,
    `digits=${encoder === 'steam' ? STEAM_LENGTH : digits}`,
    'period' in moving ? `period=${moving.period}` : `counter=${moving.counter}`,
    // Written by KeePassXC. Apps without Steam codes ignore the parameter.
    ...(encoder === 'steam' ? ['encoder=steam'] : []),
  ];
  return `otpauth://${'period' in moving ? 'totp' : 'hotp'}/${label}?${parameters.join('&')}`;
}

const escapePart = (text: string, field: string): string => encodePercent(text, field, { mode: 'strict', keepLineBreaks: false });

// ISO/IEC 18004, table 7: bytes in version 40 at level M.
const MOST_BYTES = 2331;

/** Creates the QR code of a URI, with the standard margin; null if the URI is too long. */
export function drawKeyUri(uri: string): { readonly svg: string } | null {
  if (uri.length > MOST_BYTES) return null;
  const code = encodeQrCode(uri, { errorCorrectionLevel: 'medium' }, 'account');
  return { svg: drawSvg(code, { foreground: '#000000', background: '#ffffff', margin: 4, size: 360 }) };
}
