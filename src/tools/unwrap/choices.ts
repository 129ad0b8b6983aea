import { InputError } from '../../contract/errors.ts';
import type { LayerId } from './codes.ts';
import { layerIds } from './codes.ts';

/** Path → the layer that a person has chosen for the content there; `closed` if it is not to be decoded. */
export type Choices = ReadonlyMap<string, LayerId | 'closed'>;

const PAIR = /^(?<path>(?:\d+(?:\.\d+)*)?)=(?<name>[^=]+)$/u;

/**
 * Parses pairs of path and layer, separated by spaces or commas: `=json 0=base64 0.1=closed`. The last pair of a path counts.
 * @throws InputError `unknown-layer`
 */
export function parseChoices(text: string): Choices {
  const pairs = text.split(/[\s,]+/u).filter((pair) => pair !== '');
  return new Map(
    pairs.map((pair) => {
      const { path, name } = PAIR.exec(pair)?.groups ?? {};
      const layer = name === 'closed' ? name : layerIds.find((id) => id === name);
      if (path === undefined || !layer) throw new InputError('unknown-layer', { field: 'layers', params: { layer: pair } });
      return [path, layer] as const;
    }),
  );
}

export const formatChoices = (choices: Choices): string => Array.from(choices, ([path, layer]) => `${path}=${layer}`).join(' ');

/** Chooses a layer for a path. Choices for its parts are removed, because another layer has other parts. */
export function choose(choices: Choices, path: string, layer: LayerId | 'closed'): Choices {
  const others = [...choices].filter(([other]) => other !== path && !isInside(other, path));
  return new Map([...others, [path, layer]]);
}

const isInside = (path: string, outer: string): boolean => outer === '' || path.startsWith(`${outer}.`);
