import ArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import TabGlyph from '@tabler/icons-react/dist/esm/icons/IconArrowRight.mjs';
import CopyGlyph from '@tabler/icons-react/dist/esm/icons/IconCopy.mjs';
import Dice from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import HomeGlyph from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import OpenInGlyph from '@tabler/icons-react/dist/esm/icons/IconExternalLink.mjs';
import KeyboardGlyph from '@tabler/icons-react/dist/esm/icons/IconKeyboard.mjs';
import LicensesGlyph from '@tabler/icons-react/dist/esm/icons/IconLicense.mjs';
import LinkGlyph from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import RunGlyph from '@tabler/icons-react/dist/esm/icons/IconRefresh.mjs';
import SampleGlyph from '@tabler/icons-react/dist/esm/icons/IconSparkles.mjs';
import SwapGlyph from '@tabler/icons-react/dist/esm/icons/IconSwitchHorizontal.mjs';
import ClearGlyph from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import LanguageGlyph from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import SunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs';
import type { ReactNode } from 'react';
import type { ListedRecipe } from '../../page/recipes/listed-recipes.ts';
import type { Action } from '../../page/keys/shortcuts.ts';
import { actions, buttonsFor } from '../../page/keys/shortcuts.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { findTool } from '../../runtime/find-tool.ts';
import type { Words } from '../../runtime/words.ts';
import { findableTools, listed } from '../../runtime/search/findable-tools.ts';
import { tools } from '../../tools/registry.ts';
import { ChevronDownIcon } from '../../ui/icons.tsx';
import type { Links } from '../configuration/links.ts';
import type { Language } from '../../contract/languages.ts';
import { languages, tagOf } from '../../contract/languages.ts';
import { openKeys } from '../keys/open.ts';
import { nameOfButton } from '../keys/page-keys.ts';
import { pinnedRecipesPreference, routeOfPage } from '../favorites/pinned-recipes.ts';
import { localePreference } from '../preferences.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import { ToolTile } from '../ToolTile.tsx';
import type { SearchWords } from '../../contract/words.ts';
import type { Shell } from '../shell.tsx';
import type { Answered } from './answer.ts';
import type { Entry } from './entry.ts';

export const toolEntries = ({ tools: home, words }: Shell, search: Readonly<Record<string, SearchWords>>): readonly Entry[] =>
  findableTools({ home, search, nameOfCategory: (category) => words.t(`categories.${category}`) }).map((tool) => ({
    ...tool,
    tool: tool.id,
    lang: home[tool.id]?.lang,
    icon: <ToolTile tool={tool.id} size={28} />,
    target: { to: `/${tool.id}` },
  }));

/** Returns a function that creates the entry of a recipe. Choosing it starts new work with the recipe. */
export function recipeEntry({ tools: toolWords, words }: Shell, recipeWords: Words, openTool: (tool: string) => void): (recipe: ListedRecipe) => Entry {
  const singular = recipeWords.t('recipes.recipe');
  const begin = async (recipe: ListedRecipe): Promise<void> => {
    const { beginListed } = await import('../../page/recipes/known-recipes.ts');
    beginListed(recipe, recipeWords, openTool);
  };
  return (recipe) => {
    const names = recipe.tools.map((tool) => toolWords[findTool(tool) ?? '']?.name ?? tool);
    return {
      id: `recipe ${recipe.id}`,
      name: recipe.name,
      description: recipe.description || names.join(' → '),
      aliases: [],
      keywords: ['recipe', singular],
      mentions: names,
      isSecondary: true,
      category: words.t('app.recipes'),
      icon: <ToolIcon tool={RECIPES} size={18} />,
      target: {
        action: () => void begin(recipe),
      },
      closeOnSelect: true,
    };
  };
}

/** The entry of a recipe with its own page leads there. Samples have none. */
export function pinnedEntry(entry: Entry, { id, name }: ListedRecipe): Entry {
  const page = id.startsWith('sample ') ? undefined : pinnedRecipesPreference.get().find((pinned) => pinned.name === name);
  return page ? { ...entry, icon: <ToolIcon tool={page.icon} size={18} />, target: { to: routeOfPage(page.id) } } : entry;
}

const MAX_ANSWER = 200;

/** The start of an answer on one line. */
function shownStart(text: string): string {
  const line = text.slice(0, 4 * MAX_ANSWER).replaceAll(/\s+/gu, ' ');
  return text.length > 4 * MAX_ANSWER || line.length > MAX_ANSWER ? `${line.slice(0, MAX_ANSWER)}…` : line;
}

/** The row of an answer, which copies it. */
export const answerEntry = ({ text, offer: { tool } }: Answered, { tools: toolWords, words }: Shell, copy: (text: string) => void): Entry => ({
  id: 'answer',
  name: shownStart(text),
  description: toolWords[tool]?.name ?? tool,
  aliases: [],
  keywords: [],
  category: words.t('app.answerOpen'),
  icon: <ToolTile tool={tool} size={28} />,
  target: { action: () => copy(text) },
  closeOnSelect: true,
});

const actionIcons = {
  'copy-primary': <CopyGlyph size={18} aria-hidden />,
  'open-in': <OpenInGlyph size={18} aria-hidden />,
  'copy-link': <LinkGlyph size={18} aria-hidden />,
  run: <RunGlyph size={18} aria-hidden />,
  swap: <SwapGlyph size={18} aria-hidden />,
  sample: <SampleGlyph size={18} aria-hidden />,
  clear: <ClearGlyph size={18} aria-hidden />,
} satisfies Record<Action, ReactNode>;

/** The actions of the current page: its own buttons, by their names, and its other tabs. */
export function pageEntries({ words }: Shell): readonly Entry[] {
  const category = words.t('app.pageActions');
  const tool = document.querySelector('main h1')?.textContent ?? '';
  const entry = (id: string, icon: ReactNode, button: HTMLElement, keywords: readonly string[]): Entry => {
    const name = nameOfButton(button);
    // The name of a tab, such as “Validate”, says little without that of the tool.
    const place = button.closest('section[aria-label]')?.ariaLabel ?? (button.role === 'tab' ? tool : '');
    return {
      id,
      icon,
      name,
      category,
      keywords,
      description: name.toLowerCase().includes(place.toLowerCase()) ? '' : place,
      aliases: [],
      target: { action: () => button.click() },
      closeOnSelect: true,
    };
  };
  const tabs = [...document.querySelectorAll<HTMLElement>('main [role="tab"][aria-selected="false"]')].filter((tab) => tab.checkVisibility());
  return [
    ...actions.flatMap((action) => buttonsFor(action).map((button, index) => entry(`page-${action}-${index}`, actionIcons[action], button, action.split('-')))),
    ...tabs.map((tab, index) => entry(`page-tab-${index}`, <TabGlyph size={18} aria-hidden />, tab, ['tab', 'operation'])),
  ];
}

/** The palette's entries other than tools. Their English search words work in every language. */
export function actionEntries({ words, language }: Shell, links: Links, toggleTheme: () => void): readonly Entry[] {
  const category = words.t('app.actions');
  const entry = (id: string, icon: ReactNode, target: Entry['target'], keywords: string): Entry => ({
    id,
    icon,
    target,
    ...(id === 'keys' && { closeOnSelect: true }),
    category,
    name: words.t(`app.${id}`),
    description: '',
    aliases: [],
    keywords: listed(keywords),
  });
  const ids = [...tools.keys()];
  const outside = [
    ['repository', links.repository, 'source code, git'],
    ['issues', links.issues, 'report a problem, issue, bug'],
    ['social', links.social, 'social account, news'],
    ['donate', links.donation, 'support, donate, sponsor'],
    ['authorSite', links.author, 'author, website'],
  ] as const;
  return [
    entry('home', <HomeGlyph size={18} aria-hidden />, { to: '/' }, 'home, start'),
    entry('about', <InfoCircle size={18} aria-hidden />, { to: '/about' }, 'about, help'),
    entry('recipes', <ToolIcon tool={RECIPES} size={18} />, { to: `/${RECIPES}` }, 'recipe, chain, pipeline, steps, workflow'),
    entry('licences', <LicensesGlyph size={18} aria-hidden />, { to: '/licences' }, 'licenses, licences, license, open source, packages, copyright'),
    entry('random', <Dice size={18} aria-hidden />, { to: `/${ids[Math.floor(Math.random() * ids.length)] ?? ''}` }, 'random, surprise'),
    entry('keys', <KeyboardGlyph size={18} aria-hidden />, { action: openKeys }, 'keys, keyboard, shortcuts, help'),
    entry(
      'toggleTheme',
      <SunMoon size={18} aria-hidden />,
      { action: toggleTheme },
      `${words.t('app.themeDark')}, ${words.t('app.themeLight')}, theme, dark, light`,
    ),
    ...outside
      .filter(([, href]) => href !== '')
      .map(([id, href, keywords]) => ({
        ...entry(id, <ArrowUpRight size={18} aria-hidden />, { action: () => openOutside(href) }, keywords),
        closeOnSelect: true,
      })),
    ...languageEntries(words.t('app.language'), category, language),
  ];
}

/** The last entry of a group that shows only its first ones. */
export const moreEntry = (name: string, category: string, expand: () => void): Entry => ({
  id: `more ${category}`,
  name,
  description: '',
  aliases: [],
  keywords: [],
  category,
  icon: <ChevronDownIcon />,
  target: { action: expand },
});

/** Opens a URL by clicking a link, so that analytics count it as one. */
function openOutside(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, target: '_blank', rel: 'noopener noreferrer' });
  document.body.append(link);
  link.click();
  link.remove();
}

function languageEntries(label: string, category: string, current: Language): readonly Entry[] {
  const own = new Intl.DisplayNames([tagOf(current)], { type: 'language' });
  const english = new Intl.DisplayNames(['en'], { type: 'language' });
  return Object.entries(languages)
    .filter(([code]) => code !== current)
    .map(([code, { name }]) => ({
      id: `language-${code}`,
      name,
      description: `${label} · ${own.of(code) ?? code}`,
      aliases: [code, english.of(code) ?? code],
      keywords: ['language'],
      category,
      icon: <LanguageGlyph size={18} aria-hidden />,
      target: { action: () => localePreference.set(code) },
      closeOnSelect: true,
    }));
}
