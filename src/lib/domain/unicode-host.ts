import punycode from 'punycode/punycode.js';
import { ACE_PREFIX, isALabel } from './host.ts';
import { readUrl } from './url.ts';

/** RFC 1034, section 3.1. A longer label is not a valid host name, and Punycode of many megabytes would take hours. */
const MAX_LABEL_LENGTH = 63;

/** Decodes the Punycode in the labels of a host (RFC 5891, A-labels); other labels are unchanged. */
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

/** Whether the label is allowed in a URL: decoded, it must be the result of UTS 46, without control characters and the like. */
const isValid = (label: string): boolean => readUrl(`http://${label}`)?.hostname === label.toLowerCase();
