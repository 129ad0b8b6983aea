import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { Address } from './address.ts';
import { isQuoted, readAddress, visiblePart } from './address.ts';
import type { normalize } from './fields.ts';
import type { Provider } from './providers.ts';
import { findProvider } from './providers.ts';
import { splitList } from './split-list.ts';

type Options = Omit<InputValues<(typeof normalize)['input']>, 'emails'>;
type Normalized = OutputValues<(typeof normalize)['output']>;
type Row = Normalized['rows'][number];

/** The clock is read only occasionally, because that takes longer than a line. */
const LINES_BETWEEN_LOOKS = 1000;

/** Normalizes addresses, one per line or several in a list. */
export async function normalizeEmails(emails: string, options: Options, { signal, progress }: Pick<RunContext, 'signal' | 'progress'>): Promise<Normalized> {
  const lines = splitLines(emails);
  const kept: string[] = [];
  const rows: Row[] = [];
  const seen = new Set<string>();
  let invalidCount = 0;
  const pacer = new Pacer();
  for (const [index, line] of lines.entries()) {
    if (index % LINES_BETWEEN_LOOKS === 0 && pacer.isDue) {
      progress(index, lines.length);
      await pacer.pause(signal);
    }
    const visible = visiblePart(line);
    if (visible === '') {
      if (!options.deduplicate && options.invalidLines !== 'remove') kept.push('');
      continue;
    }
    const parts = splitList(visible);
    for (const part of parts) {
      const input = parts.length === 1 ? line.trim() : part;
      const address = readAddress(part);
      if (typeof address === 'string') {
        invalidCount++;
        rows.push({ line: index + 1, input, normalized: '', provider: '', valid: false, reason: address });
        if (options.invalidLines === 'keep') kept.push(input);
        else if (options.invalidLines === 'blank' && !options.deduplicate) kept.push('');
        continue;
      }
      const provider = findProvider(address.domain);
      const normalized = formatNormalized(address, provider, options);
      const isDuplicate = seen.has(normalized);
      seen.add(normalized);
      rows.push({ line: index + 1, input, normalized, provider: provider?.name ?? '', valid: true, reason: isDuplicate ? 'duplicate' : '' });
      if (!isDuplicate || !options.deduplicate) kept.push(normalized);
    }
  }
  return {
    normalized: kept.join('\n'),
    uniqueCount: seen.size,
    duplicateCount: rows.length - invalidCount - seen.size,
    invalidCount,
    rows,
  };
}

function formatNormalized(address: Address, provider: Provider | undefined, { applyProviderRules, subaddress, lowercaseLocalPart }: Options): string {
  const { domain } = address;
  const localPart = lowercaseLocalPart ? address.localPart.toLowerCase().normalize('NFC') : address.localPart;
  if (isQuoted(address)) return `${localPart}@${domain}`;
  const separators = subaddress === 'never' ? [] : (provider?.separators ?? (subaddress === 'all' ? ['+'] : []));
  const merge = (applyProviderRules && provider?.merge) || asItIs;
  const [merged, mergedDomain] = merge(withoutSubaddress(localPart, separators), domain);
  // A local part cannot end with a dot.
  const [whole] = merged.endsWith('.') ? merge(localPart, domain) : [merged];
  return `${whole}@${mergedDomain}`;
}

const asItIs = (localPart: string, domain: string): readonly [string, string] => [localPart, domain];

function withoutSubaddress(localPart: string, separators: readonly string[]): string {
  const places = separators.map((separator) => localPart.indexOf(separator, 1)).filter((place) => place > 0);
  return places.length === 0 ? localPart : localPart.slice(0, Math.min(...places));
}
