/** The file beside the home page in which a host configures the site. It may change at any time, so it belongs to no version of the site. */
export const HOST_FILE = 'config.json';

/** The maximum length of the file, in characters. Nobody writes a longer one by hand. */
export const MAX_LENGTH = 1_000_000;

/** Reads the text of a response, and stops after the part with which it exceeds `MAX_LENGTH`. */
export async function readStart({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done && text.length <= MAX_LENGTH; part = await reader.read()) text += part.value;
  await reader.cancel();
  return text;
}
