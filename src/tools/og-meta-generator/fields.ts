import { choice, flag, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { determiners, ogNotes, ogTypes, twitterCards, videoTypes } from './terms.ts';

const SLOW_LENGTH = 2 ** 15;

const song = { type: 'music.song' };
const album = { type: 'music.album' };
const songOrAlbum = { type: ['music.song', 'music.album'] };
const collection = { type: ['music.album', 'music.playlist'] };
const playlistOrStation = { type: ['music.playlist', 'music.radio_station'] };
const video = { type: videoTypes };
const episode = { type: 'video.episode' };
const player = { twitterCard: 'player' };
const app = { twitterCard: 'app' };

const tags = { attribute: 'text', name: 'text', content: 'text' } as const;
const notes = list({ codes: ogNotes });

export const generate = declare({
  input: {
    type: choice(ogTypes),
    title: text({ primary: true, sample: 'The pocket guide to link previews' }),
    description: text({ sample: 'How titles, texts and images of a page look in other apps.', sampleWith: 'title' }),
    url: text({ sample: 'https://example.com/link-previews', sampleWith: 'title' }),
    siteName: text({ sample: 'Example', sampleWith: 'title' }),
    determiner: choice(determiners),
    locale: text(),
    alternateLocales: text({ multiline: true }),
    image: text({ sample: 'https://example.com/link-previews.png', sampleWith: 'title' }),
    imageType: text(),
    imageWidth: text(),
    imageHeight: text(),
    imageAlt: text({ sample: 'A phone that shows a link preview', sampleWith: 'title' }),
    audio: text(),
    video: text(),
    articlePublishedTime: text({ usedWhen: { type: 'article' } }),
    articleModifiedTime: text({ usedWhen: { type: 'article' } }),
    articleExpirationTime: text({ usedWhen: { type: 'article' } }),
    articleAuthor: text({ multiline: true, usedWhen: { type: 'article' } }),
    articleSection: text({ usedWhen: { type: 'article' } }),
    articleTag: text({ multiline: true, usedWhen: { type: 'article' } }),
    bookAuthor: text({ multiline: true, usedWhen: { type: 'book' } }),
    bookIsbn: text({ usedWhen: { type: 'book' } }),
    bookReleaseDate: text({ usedWhen: { type: 'book' } }),
    bookTag: text({ multiline: true, usedWhen: { type: 'book' } }),
    profileFirstName: text({ usedWhen: { type: 'profile' } }),
    profileLastName: text({ usedWhen: { type: 'profile' } }),
    profileUsername: text({ usedWhen: { type: 'profile' } }),
    profileGender: text({ usedWhen: { type: 'profile' } }),
    musicDuration: text({ usedWhen: song }),
    musicAlbum: text({ usedWhen: song }),
    musicAlbumDisc: text({ usedWhen: song }),
    musicAlbumTrack: text({ usedWhen: song }),
    musicSong: text({ usedWhen: collection }),
    musicSongDisc: text({ usedWhen: collection }),
    musicSongTrack: text({ usedWhen: collection }),
    musicMusician: text({ multiline: true, usedWhen: songOrAlbum }),
    musicReleaseDate: text({ usedWhen: album }),
    musicCreator: text({ usedWhen: playlistOrStation }),
    videoActor: text({ multiline: true, usedWhen: video }),
    videoDirector: text({ multiline: true, usedWhen: video }),
    videoWriter: text({ multiline: true, usedWhen: video }),
    videoDuration: text({ usedWhen: video }),
    videoReleaseDate: text({ usedWhen: video }),
    videoTag: text({ multiline: true, usedWhen: video }),
    videoSeries: text({ usedWhen: episode }),
    twitterCard: choice(twitterCards, { default: 'summary_large_image' }),
    twitterSite: text(),
    twitterCreator: text(),
    twitterTitle: text(),
    twitterDescription: text(),
    twitterImage: text(),
    twitterImageAlt: text(),
    twitterPlayer: text({ usedWhen: player }),
    twitterPlayerWidth: text({ usedWhen: player }),
    twitterPlayerHeight: text({ usedWhen: player }),
    twitterAppIdIphone: text({ usedWhen: app }),
    twitterAppIdIpad: text({ usedWhen: app }),
    twitterAppIdGooglePlay: text({ usedWhen: app }),
    twitterAppCountry: text({ usedWhen: app }),
    repeatForTwitter: flag({ default: false }),
    basicTags: flag({ default: false }),
    selfClosing: flag({ default: false }),
  },
  output: { html: text({ primary: true, multiline: true, format: 'html' }), tags: table(tags, {}), notes },
  answersNothing: true,
  isDefault: true,
});

export const inspect = declare({
  input: {
    html: text({
      primary: true,
      multiline: true,
      format: 'html',
      sample: '<title>Fish and chips</title>\n<meta property="og:title" content="Fish &amp; chips">\n<meta property="og:type" content="article">',
    }),
  },
  output: {
    tags: table(tags, { primary: true }),
    title: text(),
    description: text(),
    image: text(),
    url: text(),
    siteName: text(),
    type: text(),
    notes,
  },
  errors: ['too-deeply-nested'],
  blankIsNothing: true,
  cost: ({ html }) => (html.length > SLOW_LENGTH ? 'slow' : 'instant'),
});
