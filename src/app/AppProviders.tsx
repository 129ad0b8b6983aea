import type { ReactNode } from 'react';
import { Link, useLocation } from 'wouter';
import { isEmbedded } from '../page/embed/embedding.ts';
import type { Environment } from '../page/environment.ts';
import { EnvironmentContext } from '../page/environment.ts';
import type { RenderLink } from '../ui/link/link-context.ts';
import { LinkContext } from '../ui/link/link-context.ts';
import type { UiWords } from '../ui/words.ts';
import { UiWordsContext } from '../ui/words.ts';
import { base } from './base.ts';
import { routeOf } from './routes.ts';
import { useShell } from './shell.tsx';
import { ToolIcon } from './ToolIcon.tsx';
import { ToolTile } from './ToolTile.tsx';

/** Provides what pages and widgets need from the app: words, links and navigation. */
export function AppProviders({ children }: { readonly children: ReactNode }) {
  const { words, tools } = useShell();
  const [path, navigate] = useLocation();
  const environment: Environment = {
    words,
    toolIcon: (tool) => <ToolIcon tool={tool} size={18} />,
    toolTile: (tool) => <ToolTile tool={tool} size={28} />,
    toolNames: Object.fromEntries(Object.entries(tools).map(([id, { name }]) => [id, name])),
    toolName: (tool) => {
      const { name, lang } = tools[tool] ?? {};
      return lang === undefined ? name : <span lang={lang}>{name}</span>;
    },
    hrefOf: (tool) => `${base}/${tool}`,
    openTool: (tool) => {
      if (isEmbedded()) {
        void import('./embed/open-outside.ts').then(({ openOutside }) => openOutside(tool));
        return;
      }
      // Input for the current tool is a separate history entry, which Back reverts.
      if (routeOf(path) === `/${tool}`) history.pushState(null, '', `${base}/${tool}`);
      else navigate(`/${tool}`);
    },
  };
  const uiWords: UiWords = (word, params) => words.t(`ui.${word}`, params);
  return (
    <EnvironmentContext value={environment}>
      <UiWordsContext value={uiWords}>
        <LinkContext value={renderLink}>{children}</LinkContext>
      </UiWordsContext>
    </EnvironmentContext>
  );
}

const renderLink: RenderLink = (props) => <Link {...props} />;
