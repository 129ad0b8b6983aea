import * as v from 'valibot';
import { MAX_LENGTH } from '../../../boot/host-text.ts';
import { tools } from '../../../tools/registry.ts';
import { pageConflict, pageIdOf } from '../../../runtime/recipe/page-id.ts';
import { redirects } from '../../routes.ts';
import type { InvalidSetting } from './keep-valid.ts';
import { keepValid } from './keep-valid.ts';
import type { HostConfiguration } from './schema.ts';
import { hostSchema } from './schema.ts';

/** Why a file as a whole is unusable. */
export type FileError = 'too-large' | 'not-json' | 'not-an-object';

export interface HostReading {
  readonly configuration: HostConfiguration;
  readonly invalid: readonly InvalidSetting[];
  readonly fileError?: FileError;
}

const useless = (fileError: FileError): HostReading => ({ configuration: {}, invalid: [], fileError });

/** Reads the text of `config.json`. Invalid parts are omitted and listed; settings of tools refer to existing ones, by their present ids. */
export function readHost(text: string): HostReading {
  if (text.length > MAX_LENGTH) return useless('too-large');
  const read = parse(text);
  if (!read.ok) return useless('not-json');
  if (typeof read.value !== 'object' || read.value === null || Array.isArray(read.value)) return useless('not-an-object');
  const { value, invalid } = keepValid(hostSchema, read.value);
  return checkTools(v.parse(hostSchema, value), invalid);
}

function parse(text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch (error) {
    if (error instanceof SyntaxError) return { ok: false };
    throw error;
  }
}

function checkTools(read: HostConfiguration, before: readonly InvalidSetting[]): HostReading {
  const invalid = [...before];
  const { hidden, order, favorites, pages, options, analytics, ...rest } = read;

  const known = (ids: readonly string[] | undefined, key: string): string[] | undefined =>
    ids?.flatMap((id, index) => {
      const tool = presentId(id);
      if (tool === undefined) invalid.push({ key: `${key}[${index}]`, received: id });
      return tool ?? [];
    });
  const knownOptions = Object.entries(options ?? {}).flatMap(([id, values]) => {
    const tool = presentId(id);
    if (tool === undefined) invalid.push({ key: `options.${id}`, received: values });
    return tool === undefined ? [] : [[tool, values] as const];
  });
  const knownPages = pages?.filter(({ recipe, icon }, index) => {
    const isPage = rest.recipes?.some(({ name }) => name === recipe) === true && pageConflict(pageIdOf(recipe)) === undefined;
    const isFirst = pages.findIndex((other) => pageIdOf(other.recipe) === pageIdOf(recipe)) === index;
    const isValid = isPage && isFirst && (icon === undefined || presentId(icon) !== undefined);
    if (!isValid) invalid.push({ key: `pages[${index}]`, received: pages[index] });
    return isValid;
  });
  const needed = analytics?.enabled === true ? (['domain', 'server'] as const).filter((key) => !analytics[key]) : [];
  invalid.push(...needed.map((key) => ({ key: `analytics.${key}`, received: analytics?.[key] })));

  const configuration: HostConfiguration = {
    ...rest,
    ...(hidden && { hidden: { ...hidden, tools: known(hidden.tools, 'hidden.tools') } }),
    ...(order && { order: { ...order, tools: known(order.tools, 'order.tools') } }),
    ...(favorites && { favorites: known(favorites, 'favorites') }),
    ...(knownPages && { pages: knownPages.map(({ recipe, icon }) => ({ recipe, ...(icon !== undefined && { icon: presentId(icon) ?? icon }) })) }),
    ...(options && { options: Object.fromEntries(knownOptions) }),
    ...(analytics && needed.length === 0 && { analytics }),
  };
  return { configuration, invalid };
}

/** The id of a tool with this or a former id; undefined if unknown. */
function presentId(id: string): string | undefined {
  const present = redirects.get(`/${id}`)?.slice(1) ?? id;
  return tools.has(present) ? present : undefined;
}
