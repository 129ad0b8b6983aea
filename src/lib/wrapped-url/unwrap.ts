import { unlessRefused } from '../../contract/errors.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { readUrl } from '../domain/url.ts';
import { decodePercentLeniently } from '../percent/percent.ts';
import { pattern, peel, quotes } from '../surroundings/surroundings.ts';
import type { Service } from './services.ts';
import { findWrapper } from './services.ts';
import { isEncodedTarget, readCheckPoint } from './check-point.ts';
import { decodeProofpointV3 } from './proofpoint-v3.ts';
import { decodeSourceLink } from './quoted-printable.ts';

export interface Layer {
  readonly service: Service;
  /** The target of the wrapper. */
  readonly url: string;
  readonly wrapper: URL;
}

const MAX_LAYERS = 10;

/** Reasons why a link cannot be unwrapped. */
export type Failure = 'not-a-wrapped-link' | 'missing-target' | 'target-on-server' | 'encoded-target';

/** Removes the wrappers of a link, outermost first: one or more layers. */
export function unwrap(link: string): readonly [Layer, ...Layer[]] | Failure {
  const outermost = readLayer(link);
  if (typeof outermost === 'string') return outermost;
  const layers: [Layer, ...Layer[]] = [outermost];
  let { url } = outermost;
  while (layers.length < MAX_LAYERS) {
    const layer = readLayer(url);
    if (typeof layer === 'string') break;
    layers.push(layer);
    ({ url } = layer);
  }
  return layers;
}

/** Cleans links as in emails and pages: in brackets or quotation marks, with character references, wrapped, or in quoted-printable. */
export const trimLink = (link: string): string =>
  peel(decodeSourceLink(link).replaceAll(/[\t\r\n]/gu, ''), [quotes, URL_BRACKETS]).text.replaceAll(/&(?:amp|#38|#x26);/giu, '&');

/** RFC 3986, appendix C: `<https://a.example>` and `<URL:https://a.example>`. */
const URL_BRACKETS = pattern('brackets', /^<(?:URL:)?([^]*)>$/diu);

function readLayer(link: string): Layer | Failure {
  const wrapper = readUrl(link);
  const { service, parameters = [] } = (wrapper && findWrapper(wrapper)) ?? {};
  if (!wrapper || service === undefined) return 'not-a-wrapped-link';
  if (service === 'mimecast') return 'target-on-server';
  if (service === 'check-point' && isEncodedTarget(link)) return 'encoded-target';
  const url = targetReaders[service]?.(wrapper, link) ?? readParameter(wrapper, parameters);
  if (url === undefined || url === '') return 'missing-target';
  return { service, wrapper, url };
}

/** Services whose target is not a parameter. */
const targetReaders: Readonly<Partial<Record<Service, (wrapper: URL, link: string) => string | undefined>>> = {
  'proofpoint-v2': ({ searchParams }) => decodePercentLeniently((searchParams.get('u') ?? '').replaceAll('-', '%').replaceAll('_', '/')),
  'proofpoint-v3': (_, link) => decodeProofpointV3(link),
  'check-point': (_, link) => readCheckPoint(link),
  // `/SIGNATURE/TARGET`.
  cisco: ({ pathname }) => decodePercentLeniently(/^\/[^/]*\/((?:https?|ftp|mailto)(?::|%3A)[^]*)$/iu.exec(pathname)?.[1] ?? ''),
  sophos: ({ searchParams }) => readBase64(searchParams.get('u') ?? ''),
};

// A Base64 plus sign becomes a space when the parameter is decoded.
const readBase64 = (text: string): string => new TextDecoder().decode(unlessRefused(() => decodeBase64(text.replaceAll(' ', '+'), 'link')));

const readParameter = ({ searchParams }: URL, names: readonly string[]): string | undefined =>
  names.map((name) => searchParams.get(name) ?? '').find((value) => value !== '');
