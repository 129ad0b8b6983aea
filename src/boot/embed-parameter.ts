/** The parameter in the URL of a page that shows only its tool, for a frame on another page. */
export const EMBED = 'embed';
