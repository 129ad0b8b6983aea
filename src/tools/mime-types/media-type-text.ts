const TOP_LEVEL = /^(?:application|audio|chemical|font|image|message|model|multipart|text|video|x-[\w-]+)\//iu;

/** Whether a person who writes this in a box for names and types means a media type, or a Content-Type header, rather than a path. */
export function isMediaType(text: string): boolean {
  const type = text.replace(/^\s*content-type:/iu, '').trim();
  return type.length < text.trim().length || TOP_LEVEL.test(type) || /^[\w!#$&^+-]+\/[\w!#$&^+-]+$/u.test(type);
}
