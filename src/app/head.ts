import type { Shell } from './shell.tsx';

/** A page's metadata. */
export interface PageHead {
  readonly title: string;
  /** Undefined until the words of a tool have loaded. */
  readonly description?: string | undefined;
  /** Search words, separated by commas. */
  readonly keywords?: string | undefined;
  /** The route for the canonical link; undefined for pages that search engines should not list. */
  readonly route?: string;
}

export const homeHead = ({ words }: Shell): PageHead => ({ title: words.t('app.homeTitle'), description: words.t('app.homeDescription'), route: '/' });

/** route → the words that name and describe its page. */
const pages: Readonly<Record<string, readonly [name: string, text: string]>> = {
  '/recipes': ['recipes', 'recipesText'],
  '/about': ['about', 'homeDescription'],
  '/licences': ['licences', 'licencesText'],
};

/** The metadata of a page without a tool; of a missing page for an unknown route. */
export function pageHead({ words }: Shell, route: string): PageHead {
  const [name, text] = pages[route] ?? ['notFound', 'notFoundText'];
  return { title: words.t('app.toolTitle', { name: words.t(`app.${name}`) }), description: words.t(`app.${text}`), ...(pages[route] && { route }) };
}

export function toolHead({ words, tools }: Shell, tool: string): PageHead {
  const own = tools[tool];
  if (!own) throw new Error(`${tool} has no words`);
  return { title: words.t('app.toolTitle', { name: own.name }), route: `/${tool}` };
}

export interface HeadTag {
  readonly name: 'meta' | 'link';
  /** The attribute and value that identify the tag. */
  readonly key: readonly [attribute: string, value: string];
  /** The attribute with the content, and the content. */
  readonly content: readonly [attribute: string, value: string];
}

const meta = (attribute: string, name: string, content: string): HeadTag => ({ name: 'meta', key: [attribute, name], content: ['content', content] });

/** The tags of what search engines show and find a page by. */
export const searchTags = ({ description, keywords }: Pick<PageHead, 'description' | 'keywords'>): readonly HeadTag[] => [
  ...(description === undefined ? [] : [meta('name', 'description', description), meta('property', 'og:description', description)]),
  ...(keywords === undefined ? [] : [meta('name', 'keywords', keywords)]),
];

/** The meta, Open Graph and canonical tags of a page. `site` is the absolute address of the site, ending in a slash; '' if unknown. */
export function headTags({ title, description, keywords, route }: PageHead, siteName: string, site: string): readonly HeadTag[] {
  const url = site !== '' && route !== undefined ? site + route.slice(1) : undefined;
  return [
    ...searchTags({ description, keywords }),
    ...(route === undefined ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', siteName),
    meta('property', 'og:title', title),
    ...(url === undefined ? [] : [meta('property', 'og:url', url), { name: 'link', key: ['rel', 'canonical'], content: ['href', url] } as const]),
  ];
}

/** The preview image of links, whose URL is only known if the site's own is. */
export function pictureTags(
  picture: { readonly file: string; readonly width: number; readonly height: number },
  alt: string,
  site: string,
): readonly HeadTag[] {
  if (site === '') return [meta('name', 'twitter:card', 'summary')];
  return [
    meta('property', 'og:image', site + picture.file),
    meta('property', 'og:image:width', String(picture.width)),
    meta('property', 'og:image:height', String(picture.height)),
    meta('property', 'og:image:alt', alt),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
}
