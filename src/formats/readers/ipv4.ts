import { unlessRefused } from '../../contract/errors.ts';
import { parseIpv4 } from '../../lib/ipv4/ipv4.ts';
import { parseNetwork } from '../../lib/ipv4/network.ts';

const LONGEST = 60;

/** The address as a number, or `undefined`. */
export const readIpv4 = (text: string): number | undefined => attempt(() => parseIpv4(text, ''), text);

export const isIpv4 = (text: string): boolean => readIpv4(text) !== undefined;

/** Whether a text is an address with a mask or without. */
export const isIpv4Network = (text: string): boolean => attempt(() => parseNetwork(text, ''), text) !== undefined;

const attempt = <Value>(parse: () => Value, text: string): Value | undefined => (text.length > LONGEST ? undefined : unlessRefused(parse));
