import { unlessRefused } from '../../contract/errors.ts';
import { parseIpv4 } from '../../lib/ipv4/ipv4.ts';
import { parseNetwork } from '../../lib/ipv4/network.ts';

const LONGEST = 60;

/** Returns the address as a number, or `undefined`. */
export const readIpv4 = (text: string): number | undefined => attempt(() => parseIpv4(text, ''), text);

export const isIpv4 = (text: string): boolean => readIpv4(text) !== undefined;

/** Whether the text is an address, with or without a mask. */
export const isIpv4Network = (text: string): boolean => attempt(() => parseNetwork(text, ''), text) !== undefined;

const ADDRESS = String.raw`\d{1,3}(?:\.\d{1,3}){3}`;

/** Networks in output of Cisco routers, Windows, `ip addr` and `ifconfig`. Tools read more of these lines than are recognized here. */
const DEVICE_LINE = new RegExp(
  String.raw`^(?:(?:\d+: \S+ +)?inet +(?:addr:)?${ADDRESS}[ /].*|(?:(?:(?:ip (?:address|route)|network|subnet|network-object|(?:access-list \S+ )?(?:\d+ )?(?:permit|deny)) +)(?:host +)?${ADDRESS}|${ADDRESS} +(?:net)?mask)(?:[/ ]+(?:[\d.]+|mask|netmask|area|log|secondary))*)$`,
  'iu',
);

/** Whether a line of router or system output contains a network: `ip address 10.0.0.1 255.0.0.0`, `inet 10.0.0.1/8 scope global`. */
export const isDeviceLine = (line: string): boolean => line.length < 200 && DEVICE_LINE.test(line.trim());

const attempt = <Value>(parse: () => Value, text: string): Value | undefined => (text.length > LONGEST ? undefined : unlessRefused(parse));
