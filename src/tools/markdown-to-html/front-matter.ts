import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { withoutByteOrderMark } from '../../lib/charset/byte-order-mark.ts';
import type { Work } from '../../lib/work/slices.ts';
import { runInSlices } from '../../lib/work/slices.ts';

// As in Pandoc, a blank line after the first delimiter makes it a thematic break.
const FRONT_MATTER = /^(---|\+\+\+)[ \t]*(?:\r\n|\r|\n)(?![ \t]*[\r\n])((?:(?!(?:---|\+\+\+)[ \t]*(?:[\r\n]|$)).*(?:\r\n|\r|\n))*?)\1[ \t]*(?:\r\n|\r|\n|$)/u;

/**
 * Removes the front matter: a YAML mapping between two lines of `---`, or a TOML table between two lines of `+++`. Anything else between such lines is
 * Markdown. The parsers are loaded only for a text that may have front matter.
 */
export async function stripFrontMatter(markdown: string, { signal }: Pick<RunContext, 'signal'>): Promise<string> {
  const text = withoutByteOrderMark(markdown);
  const [block = '', mark, data = ''] = FRONT_MATTER.exec(text) ?? [];
  if (block === '') return markdown;
  const isData = data === '' || (await runInSlices(await (mark === '---' ? isYamlMapping(data) : isTomlTable(data)), { signal, progress: () => undefined }));
  return isData ? text.slice(block.length) : markdown;
}

async function isYamlMapping(data: string): Promise<Work<boolean>> {
  const { parseYamlSyntax } = await import('../../lib/document/yaml/syntax.ts');
  return isReadable(parseYamlSyntax(data, 'input', false), ({ documents: [first, second] }) => first?.root.kind === 'mapping' && !second);
}

async function isTomlTable(data: string): Promise<Work<boolean>> {
  const { parseTomlDocument } = await import('../../lib/document/toml/reader.ts');
  return isReadable(parseTomlDocument(data, 'input', false), ({ root }) => root.kind === 'mapping' && root.members.length > 0);
}

function* isReadable<Read>(reading: Work<Read>, isData: (read: Read) => boolean): Work<boolean> {
  try {
    return isData(yield* reading);
  } catch (error) {
    // Not a mapping or table.
    if (error instanceof InputError) return false;
    throw error;
  }
}
