/** The file beside the home page in which a host configures the site. It may change at any time, so it belongs to no version of the site. */
export const HOST_FILE = 'config.json';

/** No file that a person writes has more characters. A longer one is not read to its end. */
export const MAX_LENGTH = 1_000_000;

/** The text of an answer. Of a longer one than `MAX_LENGTH`, a start that is longer, too. */
export async function readStart({ body }: Response): Promise<string> {
  if (!body) return '';
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done && text.length <= MAX_LENGTH; part = await reader.read()) text += part.value;
  await reader.cancel();
  return text;
}
