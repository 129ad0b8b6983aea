import { readUrl } from '../../lib/domain/url.ts';
import { decodePercentLeniently } from '../../lib/percent/percent.ts';
import type { Service } from '../../lib/wrapped-url/services.ts';
import { findWrapper } from '../../lib/wrapped-url/services.ts';
import { decodeProofpointV3 } from './proofpoint-v3.ts';

export interface Layer {
  readonly service: Service;
  /** What the wrapper leads to. */
  readonly url: string;
  readonly wrapper: URL;
}

const MAX_LAYERS = 10;

/** Why a link cannot be unwrapped. */
export type Fault = 'not-a-wrapped-link' | 'missing-target';

/** Takes the wrappers off a link, from the outside in: one layer or more. */
export function unwrap(link: string): readonly [Layer, ...Layer[]] | Fault {
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

/** As mails and pages write links: in angle brackets, with character references, broken over lines. */
export const trimLink = (link: string): string =>
  link
    .replaceAll(/[\t\r\n]/gu, '')
    .trim()
    .replace(/^<([^]*)>$/u, '$1')
    .replaceAll(/&(?:amp|#38|#x26);/giu, '&');

function readLayer(link: string): Layer | Fault {
  const wrapper = readUrl(link);
  const { service, parameters = [] } = (wrapper && findWrapper(wrapper)) ?? {};
  if (!wrapper || service === undefined) return 'not-a-wrapped-link';
  const url = service === 'proofpoint-v3' ? decodeProofpointV3(link) : readParameter(wrapper, parameters);
  if (url === undefined || url === '') return 'missing-target';
  return { service, wrapper, url: service === 'proofpoint-v2' ? decodeProofpointV2(url) : url };
}

const readParameter = ({ searchParams }: URL, names: readonly string[]): string | undefined =>
  names.map((name) => searchParams.get(name) ?? '').find((value) => value !== '');

const decodeProofpointV2 = (target: string): string => decodePercentLeniently(target.replaceAll('-', '%').replaceAll('_', '/'));
