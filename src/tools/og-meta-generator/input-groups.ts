// The inputs of `generate`, grouped for the form.

export const GENERAL = ['description', 'url', 'siteName', 'type'] as const;
export const IMAGE = ['image', 'imageAlt'] as const;

const MEDIA = ['imageType', 'imageWidth', 'imageHeight', 'audio', 'video'] as const;
export const MORE = ['determiner', 'locale', 'alternateLocales', ...MEDIA] as const;

const ARTICLE = ['articlePublishedTime', 'articleModifiedTime', 'articleExpirationTime', 'articleAuthor', 'articleSection', 'articleTag'] as const;
const BOOK = ['bookAuthor', 'bookIsbn', 'bookReleaseDate', 'bookTag'] as const;
const PROFILE = ['profileFirstName', 'profileLastName', 'profileUsername', 'profileGender'] as const;
const MUSIC = ['musicDuration', 'musicAlbum', 'musicAlbumDisc', 'musicAlbumTrack', 'musicSong', 'musicSongDisc', 'musicSongTrack'] as const;
const MUSICIANS = ['musicMusician', 'musicReleaseDate', 'musicCreator'] as const;
const VIDEO = ['videoActor', 'videoDirector', 'videoWriter', 'videoDuration', 'videoReleaseDate', 'videoTag', 'videoSeries'] as const;
/** Each applies to one page type only. */
export const OF_TYPE = [...ARTICLE, ...BOOK, ...PROFILE, ...MUSIC, ...MUSICIANS, ...VIDEO] as const;

const CARD = ['twitterCard', 'twitterSite', 'twitterCreator', 'twitterTitle', 'twitterDescription', 'twitterImage', 'twitterImageAlt'] as const;
const PLAYER = ['twitterPlayer', 'twitterPlayerWidth', 'twitterPlayerHeight'] as const;
const APP = ['twitterAppIdIphone', 'twitterAppIdIpad', 'twitterAppIdGooglePlay', 'twitterAppCountry'] as const;
export const X = [...CARD, ...PLAYER, ...APP] as const;
