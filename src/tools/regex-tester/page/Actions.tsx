import { templates } from '../../../lib/regex/templates.ts';
import { useEnvironment } from '../../../page/environment.ts';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { SampleIcon } from '../../../ui/icons.tsx';
import { CodeIcon } from '../../../ui/code-icon.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import * as fields from '../fields.ts';
import type { Spellings } from '../spellings.ts';
import { spell } from '../spellings.ts';
import type en from '../strings/en.json';
import { toBench } from '../../../lib/regex/template-on-bench.ts';
import type { Bench } from './use-bench.ts';

const languages: readonly (keyof Spellings)[] = ['javaScript', 'json', 'python', 'java', 'go', 'csharp'];

/** Renders the templates, the cheat sheet link, and the copy formats of the pattern. */
export default function Actions({ bench }: { readonly bench: Bench }) {
  const words = useWords<typeof en>();
  const tool = useTool();
  const { toolNames, hrefOf } = useEnvironment();
  const runOnce = useOutcome();
  const { copy } = useCopy();
  const { pattern, flags } = bench;

  async function copyAs(language: keyof Spellings): Promise<void> {
    const outcome = await runOnce(fields.explain, { pattern, flags });
    const literal = outcome.kind === 'output' ? outcome.output.literal : '';
    await copy(spell(pattern, literal)[language]);
  }

  return (
    <>
      <Menu
        label={words('templates')}
        icon={<SampleIcon />}
        groups={[
          {
            entries: templates.map((template) => ({
              id: template.id,
              content: tool.words.t(`reference.template-${template.id}`),
              onSelect: () => bench.set(toBench(template)),
            })),
          },
        ]}
      />
      <Menu
        label={words('copyAs')}
        icon={<CodeIcon />}
        groups={[{ entries: languages.map((language) => ({ id: language, content: words(language), onSelect: () => void copyAs(language) })) }]}
      />
      {toolNames['regex-memo'] !== undefined && <Link to={hrefOf('regex-memo')}>{words('cheatsheet')}</Link>}
    </>
  );
}
