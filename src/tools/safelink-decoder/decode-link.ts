import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import { hostKindOf, isInternationalized } from '../../lib/domain/host.ts';
import { readUrl } from '../../lib/domain/url.ts';
import type { decode } from './fields.ts';
import { readSafeLinksData } from './safe-links-data.ts';
import type { Layer } from '../../lib/wrapped-url/unwrap.ts';
import { trimLink, unwrap } from '../../lib/wrapped-url/unwrap.ts';

type Decoded = OutputValues<(typeof decode)['output']>;

const USUAL_SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:', 'ftp:']);

/** @throws InputError `not-a-wrapped-link`, `missing-target`, `target-on-server`, `encoded-target` on `link`. */
export function decodeLink(link: string): Decoded {
  const trimmed = trimLink(link);
  const layers = unwrap(trimmed);
  if (layers === 'target-on-server')
    throw new InputError(layers, { field: 'link', params: { domain: readUrl(trimmed)?.searchParams.get('domain') || 'none' } });
  if (typeof layers === 'string') throw new InputError(layers, { field: 'link' });
  const [{ service }] = layers;
  const target = layers.at(-1)?.url ?? '';
  const url = readUrl(target);
  const data = readSafeLinksData(safeLinksData(layers));
  const found: readonly (Decoded['notes'][number] | false)[] = [
    ...(url ? notesOn(url) : (['not-a-url'] as const)),
    data.recipient !== '' && 'contains-recipient',
    layers.length > 1 && 'several-layers',
  ];
  return {
    url: target,
    host: url?.host ?? '',
    notes: found.filter((note) => note !== false),
    service,
    layers: layers.map((layer) => ({ service: layer.service, url: layer.url })),
    ...data,
  };
}

/** Returns the `data` of the outermost layer that has one. */
const safeLinksData = (layers: readonly Layer[]): string =>
  layers
    .filter(({ service }) => service.endsWith('safe-links'))
    .map(({ wrapper }) => wrapper.searchParams.get('data') ?? '')
    .find((data) => data !== '') ?? '';

function notesOn(url: URL): readonly (Decoded['notes'][number] | false)[] {
  const kind = hostKindOf(url);
  return [
    !USUAL_SCHEMES.has(url.protocol) && 'unusual-scheme',
    url.protocol === 'http:' && 'not-encrypted',
    (url.username !== '' || url.password !== '') && 'credentials',
    isInternationalized(url.hostname) && 'internationalized-host',
    (kind === 'ipv4' || kind === 'ipv6') && 'address-instead-of-name',
  ];
}
