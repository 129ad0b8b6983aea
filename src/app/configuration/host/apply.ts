import type { WireInput } from '../../../runtime/check.ts';
import { base } from '../../base.ts';
import { currentLanguage } from '../../current-language.ts';
import { favoritesPreference } from '../../favorites/favorites.ts';
import { whenIdle } from '../../../ui/when-idle.ts';
import { pinnedRecipesPreference } from '../../favorites/pinned-recipes.ts';
import { localePreference, themePreference } from '../../preferences.ts';
import { RECIPES } from '../../../runtime/recipe/name.ts';
import { pageIdOf } from '../../../runtime/recipe/page-id.ts';
import { routeOf, toolOf } from '../../routes.ts';
import { changeTexts } from '../../shell.tsx';
import { provideHost } from '../../../page/storage/host.ts';
import { offerOnly, tools } from '../../../tools/registry.ts';
import { configuration } from '../configuration.ts';
import { arrange } from './arrange.ts';
import type { InvalidSetting } from './keep-valid.ts';
import { readHost } from './read-host.ts';
import { rename } from './rename.ts';
import { reportErrors } from './report.ts';
import { settingsOf } from './settings-of.ts';

/**
 * Applies the host's `config.json` over the build's settings and the defaults, before anything is shown. The visitor's choices
 * take precedence.
 */
export async function applyHost(text: string): Promise<void> {
  const { configuration: host, invalid, fileError } = readHost(text);
  const { name, favorites, pages, language, theme, options = {}, recipes = [] } = host;

  Object.assign(configuration(), settingsOf(host));
  offerOnly(arrange([...tools], host));
  changeTexts({
    compiled: (compiled) => (name === undefined ? compiled : rename(compiled, name)),
    tools: (texts) => Object.fromEntries(Object.entries(texts).filter(([id]) => tools.has(id))),
  });
  if (favorites) favoritesPreference.suppose(favorites.map((id) => `/${id}`));
  if (pages) pinnedRecipesPreference.suppose(pages.map(({ recipe, icon = RECIPES }) => ({ id: pageIdOf(recipe), name: recipe, icon })));
  if (language !== undefined) localePreference.suppose(language);
  if (theme !== undefined) themePreference.suppose(theme);
  const logo = host.logo === undefined ? undefined : addressOf(host.logo);
  if (logo !== undefined) showIcon(logo);
  const fixed = { ...(logo !== undefined && { logo }), recipes, embedOrigins: host.embed?.origins ?? [] };

  // The current page needs its options under their present names; those of others may wait, and pages drop invalid ones.
  const current = toolOf(routeOf(location.pathname.slice(base.length) || '/') ?? '');
  const entries = Object.entries(options);
  const first = await checkAll(entries.filter(([tool]) => tool === current));
  provideHost({ ...fixed, options: { ...options, ...first.options } });
  whenIdle(() => {
    void checkAll(entries.filter(([tool]) => tool !== current)).then((others) => {
      provideHost({ ...fixed, options: { ...others.options, ...first.options } });
      return reportErrors([...invalid, ...first.invalid, ...others.invalid], fileError, currentLanguage());
    });
  });
}

type Options = Readonly<Record<string, Readonly<Record<string, WireInput>>>>;

async function checkAll(
  entries: readonly (readonly [tool: string, options: Options[string]])[],
): Promise<{ readonly options: Options; readonly invalid: readonly InvalidSetting[] }> {
  if (entries.length === 0) return { options: {}, invalid: [] };
  const { checkOptions } = await import('./check-options.ts');
  const checked = await Promise.all(entries.map(async ([tool, options]) => [tool, await checkOptions(tool, options)] as const));
  return {
    options: Object.fromEntries(checked.map(([tool, { options }]) => [tool, options])),
    invalid: checked.flatMap(([, { invalid }]) => invalid),
  };
}

/** The URL of a file next to `config.json`, or of an image in a `data:` URL. */
const addressOf = (logo: string): string => new URL(logo, new URL(`${base}/`, location.href)).href;

function showIcon(address: string): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  icon?.removeAttribute('type');
  if (icon) icon.href = address;
}
