import { fetchName } from '../../../lib/code-language/fetch-call.ts';

/** Before the parenthesis of a call of `fetch`. */
export const fetchCall = new RegExp(String.raw`${fetchName}(?=\()`, 'gu');

const LITERAL_CALL = new RegExp(String.raw`${fetchName}\(\s*["'\x60](?:https?:|\/)`, 'iu');

/** The word `curl` where a command can begin: after a prompt, assignments and programs that run it, and before an argument. */
const COMMAND =
  /(?:^|[;&|(])[ \t]*(?:[^\s'"\x60]{0,200}[$#%❯>][ \t]+|PS [^\n>]{1,200}>[ \t]*|[A-Za-z]:[^\n>]{0,200}>[ \t]*)?(?:(?:(?:sudo|time|exec|command|nohup|env)(?:[ \t]+-\S{1,99}(?:[ \t]+(?!curl)[\w.:-]{1,99})?){0,4}|[A-Za-z_]\w{0,99}=[^\s;&|(]{0,200})[ \t]+)*(?:[^\s'"\x60]{0,200}[/\\])?curl(?:\.exe)?[ \t]+[^=\s(]/imu;

/** Whether a text calls `fetch` with a literal URL. A call in the data of a command of curl is only data. */
export function isFetchCode(text: string): boolean {
  const call = text.search(LITERAL_CALL);
  return call >= 0 && !COMMAND.test(text.slice(0, call));
}
