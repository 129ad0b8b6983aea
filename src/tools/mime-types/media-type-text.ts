const TOP_LEVEL = /^(?:application|audio|chemical|font|image|message|model|multipart|text|video|x-[\w-]+)\//iu;

/** Whether input in the field for names and types is a media type or a Content-Type header, rather than a path. */
export function isMediaType(text: string): boolean {
  const type = text.replace(/^\s*content-type:/iu, '').trim();
  return type.length < text.trim().length || TOP_LEVEL.test(type) || /^[\w!#$&^+-]+\/[\w!#$&^+-]+$/u.test(type);
}
