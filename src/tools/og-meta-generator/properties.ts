import { splitLines } from '../../lib/lines/lines.ts';

/** Property by input, in tag order (ogp.me; X: Cards markup). */
const properties = {
  type: 'og:type',
  title: 'og:title',
  description: 'og:description',
  url: 'og:url',
  siteName: 'og:site_name',
  determiner: 'og:determiner',
  locale: 'og:locale',
  alternateLocales: 'og:locale:alternate',
  image: 'og:image',
  imageType: 'og:image:type',
  imageWidth: 'og:image:width',
  imageHeight: 'og:image:height',
  imageAlt: 'og:image:alt',
  audio: 'og:audio',
  video: 'og:video',
  articlePublishedTime: 'article:published_time',
  articleModifiedTime: 'article:modified_time',
  articleExpirationTime: 'article:expiration_time',
  articleAuthor: 'article:author',
  articleSection: 'article:section',
  articleTag: 'article:tag',
  bookAuthor: 'book:author',
  bookIsbn: 'book:isbn',
  bookReleaseDate: 'book:release_date',
  bookTag: 'book:tag',
  profileFirstName: 'profile:first_name',
  profileLastName: 'profile:last_name',
  profileUsername: 'profile:username',
  profileGender: 'profile:gender',
  musicDuration: 'music:duration',
  musicAlbum: 'music:album',
  musicAlbumDisc: 'music:album:disc',
  musicAlbumTrack: 'music:album:track',
  musicSong: 'music:song',
  musicSongDisc: 'music:song:disc',
  musicSongTrack: 'music:song:track',
  musicMusician: 'music:musician',
  musicReleaseDate: 'music:release_date',
  musicCreator: 'music:creator',
  videoActor: 'video:actor',
  videoDirector: 'video:director',
  videoWriter: 'video:writer',
  videoDuration: 'video:duration',
  videoReleaseDate: 'video:release_date',
  videoTag: 'video:tag',
  videoSeries: 'video:series',
  twitterCard: 'twitter:card',
  twitterSite: 'twitter:site',
  twitterCreator: 'twitter:creator',
  twitterTitle: 'twitter:title',
  twitterDescription: 'twitter:description',
  twitterImage: 'twitter:image',
  twitterImageAlt: 'twitter:image:alt',
  twitterPlayer: 'twitter:player',
  twitterPlayerWidth: 'twitter:player:width',
  twitterPlayerHeight: 'twitter:player:height',
  twitterAppIdIphone: 'twitter:app:id:iphone',
  twitterAppIdIpad: 'twitter:app:id:ipad',
  twitterAppIdGooglePlay: 'twitter:app:id:googleplay',
  twitterAppCountry: 'twitter:app:country',
} as const;
type PropertyInput = keyof typeof properties;

/** Strings by input. */
type Values = Readonly<Record<string, string>>;

/** Inputs with one value per line, each of which becomes a separate tag. */
const LISTS: ReadonlySet<string> = new Set<PropertyInput>([
  'alternateLocales',
  'articleAuthor',
  'articleTag',
  'bookAuthor',
  'bookTag',
  'musicMusician',
  'videoActor',
  'videoDirector',
  'videoWriter',
  'videoTag',
]);

export interface Tag {
  readonly attribute: string;
  readonly name: string;
  readonly content: string;
}

/** Joins lines: line breaks with surrounding whitespace become a space. */
export const onOneLine = (text: string): string => trimmedLines(text).join(' ');

const trimmedLines = (text: string): string[] =>
  splitLines(text)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns the tags for the inputs that have a value. */
export function tagsOf(input: Values): readonly Tag[] {
  return Object.entries(properties).flatMap(([field, name]) => {
    const text = input[field] ?? '';
    const values = LISTS.has(field) ? trimmedLines(text) : [onOneLine(text)].filter((value) => value !== '');
    // X reads `name`; all others read RDFa's `property`.
    return values.map((content) => ({ attribute: name.startsWith('twitter:') ? 'name' : 'property', name, content }));
  });
}

/** Returns the inputs of the tags: the first value of a name, or all if several are allowed; empty if missing. */
export const inputOf = (tags: readonly Tag[]): Values =>
  Object.fromEntries(
    Object.entries(properties).map(([field, property]) => {
      const contents = tags.filter(({ name, content }) => name === property && content !== '').map(({ content }) => content);
      return [field, LISTS.has(field) ? contents.join('\n') : (contents[0] ?? '')];
    }),
  );
