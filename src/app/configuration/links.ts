import type { Configuration } from './settings.ts';

/** The addresses of the app's configurable links; '' for an unset link, whose button is hidden. */
export interface Links {
  readonly repository: string;
  readonly issues: string;
  readonly social: string;
  readonly donation: string;
  readonly author: string;
  readonly sponsor: string;
}

type LinkSettings = Pick<Configuration, 'VITE_LINK_REPOSITORY' | 'VITE_LINK_SOCIAL' | 'VITE_LINK_DONATION' | 'VITE_LINK_AUTHOR' | 'VITE_LINK_SPONSOR'>;

export function linksOf(settings: LinkSettings): Links {
  const repository = settings.VITE_LINK_REPOSITORY.replace(/\/+$/u, '');
  return {
    repository,
    issues: repository && `${repository}/issues`,
    social: settings.VITE_LINK_SOCIAL,
    donation: settings.VITE_LINK_DONATION,
    author: settings.VITE_LINK_AUTHOR,
    sponsor: settings.VITE_LINK_SPONSOR,
  };
}
