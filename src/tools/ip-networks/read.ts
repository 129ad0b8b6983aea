import { InputError } from '../../contract/errors.ts';
import type { ListProblem } from '../../lib/ip/codes.ts';
import type { InvalidIpEntry, IpEntry } from '../../lib/ip/list.ts';
import { readIpList } from '../../lib/ip/list.ts';
import { formatIp } from '../../lib/ip/address.ts';
import { formatSpan } from '../../lib/ip/networks.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import type { ListInput } from './codes.ts';

export interface Problem {
  readonly input: ListInput;
  readonly line: number;
  readonly column: number;
  readonly text: string;
  readonly problem: ListProblem;
}

export interface Read {
  readonly entries: readonly IpEntry[];
  readonly problems: readonly Problem[];
}

/** Longer invalid entries are cut, in UTF-16 code units. */
const SHOWN = 60;

/**
 * Parses a list. Invalid entries are listed with their places.
 * @throws InputError with the first problem, if no entry is valid
 */
export function readList(text: string, input: ListInput): Read {
  const { entries, problems } = readIpList(text);
  const locator = new Locator(text);
  const [first] = problems;
  if (first && entries.length === 0) throw new InputError(first.problem, { field: input, position: locator.locate(first.at), params: { entry: shown(first) } });
  return { entries, problems: problems.map((problem) => ({ input, ...locator.locate(problem.at), text: shown(problem), problem: problem.problem })) };
}

const shown = ({ text }: InvalidIpEntry): string => text.trim().slice(0, SHOWN);

/** Formats an entry with its address as written. */
export function formatEntry(entry: IpEntry): string {
  const { version, address, prefixLength, isNetwork } = entry;
  if (prefixLength === undefined) return formatSpan(entry);
  return isNetwork ? `${formatIp(version, address)}/${prefixLength}` : formatIp(version, address);
}
