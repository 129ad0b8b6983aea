import ArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import Dice from '@tabler/icons-react/dist/esm/icons/IconDice5.mjs';
import HomeGlyph from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import InfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import Language from '@tabler/icons-react/dist/esm/icons/IconLanguage.mjs';
import SunMoon from '@tabler/icons-react/dist/esm/icons/IconSunMoon.mjs';
import type { ReactNode } from 'react';
import { tools } from '../../tools/registry.ts';
import type { Configuration } from '../configuration/settings.ts';
import { languages } from '../languages.ts';
import { localePreference } from '../preferences.ts';
import { ToolIcon } from '../ToolIcon.tsx';
import type { Words } from '../words.tsx';
import type { Findable } from './find-tools.ts';

/** One row of the palette: a tool, a page, a link to elsewhere, or something that is done at once. */
export interface Entry extends Findable {
  readonly id: string;
  readonly icon: ReactNode;
  readonly tool?: string;
  readonly target: { readonly to: string } | { readonly href: string } | { readonly action: () => void };
}

const toWords = (text: string): string[] => text.split(',').map((word) => word.trim());

export function toolEntries({ tools: words, texts }: Words): readonly Entry[] {
  return [...tools].flatMap(([id, { aliases, category }]) => {
    const own = words[id];
    if (!own) return [];
    return {
      id,
      tool: id,
      name: own.name,
      description: own.description,
      aliases: [...aliases, id],
      keywords: [...toWords(own.keywords), ...toWords(own.english ?? '')],
      category: texts.t(`categories.${category}`),
      icon: <ToolIcon tool={id} size={22} />,
      target: { to: `/${id}` },
    };
  });
}

/** What the palette can do beside opening tools. */
export function actionEntries({ texts, language }: Words, configuration: Configuration, toggleTheme: () => void): readonly Entry[] {
  const category = texts.t('app.actions');
  const action = (id: string, icon: ReactNode, target: Entry['target'], keywords = ''): Entry => ({
    id,
    icon,
    target,
    category,
    name: texts.t(`app.${id}`),
    description: '',
    aliases: [],
    keywords: toWords(keywords),
  });
  const ids = [...tools.keys()];
  const links = [
    ['repository', configuration.VITE_LINK_REPOSITORY],
    ['issues', configuration.VITE_LINK_REPOSITORY === '' ? '' : `${configuration.VITE_LINK_REPOSITORY}/issues`],
    ['social', configuration.VITE_LINK_SOCIAL],
    ['donate', configuration.VITE_LINK_DONATION],
  ] as const;
  return [
    action('home', <HomeGlyph size={22} aria-hidden />, { to: '/' }, 'home, start'),
    action('about', <InfoCircle size={22} aria-hidden />, { to: '/about' }, 'about, help'),
    action('random', <Dice size={22} aria-hidden />, { to: `/${ids[Math.floor(Math.random() * ids.length)] ?? ''}` }, 'random, surprise'),
    action('toggleTheme', <SunMoon size={22} aria-hidden />, { action: toggleTheme }, 'theme, dark, light'),
    ...links.filter(([, href]) => href !== '').map(([id, href]) => action(id, <ArrowUpRight size={22} aria-hidden />, { href })),
    ...Object.entries(languages)
      .filter(([code]) => code !== language)
      .map(
        ([code, name]): Entry => ({
          id: `language-${code}`,
          name,
          description: texts.t('app.language'),
          aliases: [code],
          keywords: ['language'],
          category,
          icon: <Language size={22} aria-hidden />,
          target: { action: () => localePreference.set(code) },
        }),
      ),
  ];
}
