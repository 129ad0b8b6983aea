import punycode from 'punycode/punycode.js';
import { ACE_PREFIX, isALabel } from './host.ts';
import { readUrl } from './url.ts';

/** RFC 1034, 3.1. What is longer is no name of a host, and Punycode of many megabytes would take hours. */
const MAX_LABEL_LENGTH = 63;

/** The host with the Punycode in its labels decoded (RFC 5891, A-labels); a label that is none stays as it is. */
export const toUnicodeHost = (hostname: string): string => hostname.split('.').map(decodeLabel).join('.');

function decodeLabel(label: string): string {
  if (!isALabel(label) || label.length > MAX_LABEL_LENGTH || !isValid(label)) return label;
  try {
    const decoded = punycode.decode(label.slice(ACE_PREFIX.length).toLowerCase());
    return /[^\0-\x7F]/u.test(decoded) ? decoded : label;
  } catch (error) {
    if (error instanceof RangeError) return label;
    throw error;
  }
}

/** Whether a URL may have the label: decoded, it has to be what UTS 46 makes of it, without control characters and the like. */
const isValid = (label: string): boolean => readUrl(`http://${label}`)?.hostname === label.toLowerCase();
