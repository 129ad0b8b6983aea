import type { RunContext } from '../../contract/operations.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import { pause } from '../../lib/pause/pause.ts';
import { runInSlices, type Work } from '../../lib/work/slices.ts';
import type { Loss } from './codes.ts';
import { Losses } from './codes.ts';
import { fragmentOf } from './copied-fragment.ts';
import type { Block } from './model.ts';
import type { Reading } from './read-blocks.ts';
import { readBlocks } from './read-blocks.ts';
import { UrlResolver } from './urls.ts';
import type { BlockWriter, Writing } from './write-blocks.ts';

export interface Options extends Omit<Reading, 'losses' | 'urls'>, Omit<Writing, 'losses' | 'references'> {
  readonly input: string;
  readonly linkStyle: 'inline' | 'reference';
  readonly baseUrl: string;
}

/**
 * Converts HTML to GitHub Flavored Markdown.
 * @throws InputError `invalid-url` on `baseUrl`; `too-deeply-nested` and `too-long` on `input`
 */
export async function convertHtml(options: Options, context: Pick<RunContext, 'signal' | 'progress'>): Promise<{ output: string; losses: readonly Loss[] }> {
  const losses = new Losses();
  const urls = new UrlResolver(options.baseUrl);
  // The parser and the Markdown engine, which checks what is written, are large.
  const [{ parseHtml }, { BlockWriter }] = await Promise.all([import('../../lib/markup/parse-html.ts'), import('./write-blocks.ts')]);
  const tree = parseHtml(fragmentOf(options.input));
  await pause(context.signal);
  const blocks = readBlocks(tree.childNodes, { ...options, losses, urls });
  await pause(context.signal);
  const references = options.linkStyle === 'reference' ? new Map<string, number>() : undefined;
  const lines = await runInSlices(writeAll(blocks, new BlockWriter({ ...options, losses, references })), context);
  const definitions = references && references.size > 0 ? ['', ...Array.from(references, ([target, number]) => `[${number}]: ${target}`)] : [];
  return { output: joinTexts([...lines, ...definitions], '\n', 'input'), losses: losses.list() };
}

// Blocks of a slice, with the one before it, which decides on the marker of a list.
const SLICE = 100;

function* writeAll(blocks: readonly Block[], writer: BlockWriter): Work<string[]> {
  const lines: string[] = [];
  for (let start = 0; start < blocks.length; ) {
    let end = Math.min(start + SLICE, blocks.length);
    while (end < blocks.length && blocks[end]?.kind === 'list') end++;
    if (lines.length > 0) lines.push('');
    for (const line of writer.write(blocks.slice(start, end))) lines.push(line);
    start = end;
    yield start / blocks.length;
  }
  return lines;
}
