import type { InputValues, OutputValues } from '../../contract/fields.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { decodePercentLeniently } from '../../lib/percent/percent.ts';
import type { clean } from './fields.ts';

const PREFIXES = ['utm_', 'mtm_', 'pk_', 'piwik_', 'matomo_', 'hsa_'];
const NAMES =
  'fbclid gclid gclsrc dclid gbraid wbraid gad_source gad_campaignid msclkid twclid ttclid li_fat_id igshid igsh mc_cid mc_eid mkt_tok yclid ysclid _openstat _hsenc _hsmi __hssc __hstc __hsfp hsctatracking vero_id vero_conv oly_anon_id oly_enc_id rb_clickid s_cid wickedid epik srsltid _ga _gl _branch_match_id _branch_referrer ml_subscriber ml_subscriber_hash __s _kx';

type Removed = OutputValues<(typeof clean)['output']>['removed'][number];

interface Cleaned {
  readonly cleaned: string;
  readonly removed: readonly Removed[];
}

/** Removes tracking parameters from URLs, one per line. The rest is unchanged, including its encoding. */
export function cleanUrls({ urls, removeFragment, sortParameters, additionalParameters }: InputValues<(typeof clean)['input']>): Cleaned {
  const isTracking = trackingNames(additionalParameters);
  const removed: Removed[] = [];
  const cleaned = splitLines(urls).map((line, index) => {
    const { head, parts, fragment } = splitUrl(line);
    if (parts === undefined) return head + (removeFragment ? '' : fragment);
    const kept: string[] = [];
    for (const part of parts) {
      const { key, value } = readPart(part);
      if (isTracking(key)) removed.push({ line: index + 1, key, value });
      else kept.push(part);
    }
    if (sortParameters) kept.sort(byName);
    const isBare = kept.length < parts.length && kept.every((part) => part === '');
    return head + (isBare ? '' : `?${kept.join('&')}`) + (removeFragment ? '' : fragment);
  });
  return { cleaned: cleaned.join('\n'), removed };
}

function trackingNames(additional: string): (key: string) => boolean {
  const more = additional
    .toLowerCase()
    .split(/[\s,]+/u)
    .filter((name) => name !== '');
  const names = new Set([...NAMES.split(' '), ...more.filter((name) => !name.endsWith('*'))]);
  const prefixes = [...PREFIXES, ...more.filter((name) => name.endsWith('*')).map((name) => name.slice(0, -1))];
  return (key) => {
    const name = key.toLowerCase();
    return names.has(name) || prefixes.some((prefix) => name.startsWith(prefix));
  };
}

interface SplitUrl {
  readonly head: string;
  /** The query between the first `?` and the first `#`, split at `&`; undefined without a `?`. */
  readonly parts: readonly string[] | undefined;
  /** Including its `#`. */
  readonly fragment: string;
}

function splitUrl(line: string): SplitUrl {
  const hash = line.indexOf('#');
  const end = hash < 0 ? line.length : hash;
  const beforeFragment = line.slice(0, end);
  const mark = beforeFragment.indexOf('?');
  if (mark < 0) return { head: beforeFragment, parts: undefined, fragment: line.slice(end) };
  return { head: beforeFragment.slice(0, mark), parts: beforeFragment.slice(mark + 1).split('&'), fragment: line.slice(end) };
}

const nameOf = (part: string): string => part.split('=', 1)[0] ?? '';
const decode = (text: string): string => decodePercentLeniently(text.replaceAll('+', ' '));
const readPart = (part: string) => ({ key: decode(nameOf(part)), value: decode(part.slice(nameOf(part).length + 1)) });

function byName(a: string, b: string): number {
  const [nameA, nameB] = [nameOf(a), nameOf(b)];
  return nameA === nameB ? 0 : nameA < nameB ? -1 : 1;
}
