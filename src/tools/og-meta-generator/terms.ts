/** Types with their own section in the Open Graph protocol (ogp.me), and plain pages. */
export const ogTypes = [
  'website',
  'article',
  'book',
  'profile',
  'music.song',
  'music.album',
  'music.playlist',
  'music.radio_station',
  'video.movie',
  'video.episode',
  'video.tv_show',
  'video.other',
] as const;
export const videoTypes = ['video.movie', 'video.episode', 'video.tv_show', 'video.other'] as const;

export const determiners = ['', 'a', 'an', 'the', 'auto'] as const;
export const twitterCards = ['summary', 'summary_large_image', 'app', 'player'] as const;

/** Possible problems, in reporting order. */
export const ogNotes = [
  'missing-title',
  'missing-type',
  'missing-image',
  'missing-url',
  'missing-description',
  'image-not-absolute',
  'image-not-https',
  'url-not-absolute',
  'missing-image-alt',
  'title-too-long',
  'description-too-long',
] as const;
export type OgNote = (typeof ogNotes)[number];
