import type { OperationRun } from '../../../page/session/operation-state.ts';
import { Chips } from '../../../page/parts/Chips.tsx';
import type { Fact } from '../../../page/parts/Facts.tsx';
import { Facts } from '../../../page/parts/Facts.tsx';
import type * as fields from '../fields.ts';
import styles from './emoji.module.css';

type Described = Pick<OperationRun<typeof fields.describe>, 'output' | 'words' | 'name'>;

const FORMS = ['utf8', 'utf16', 'javascript', 'html', 'css'] as const;

/** Shows name, code points, shortcodes and keywords of an emoji, each copied on click; with `isShort`, nothing else. */
export function Description({ operation, isShort = false }: { readonly operation: Described; readonly isShort?: boolean }) {
  const { output, words } = operation;
  const value = (name: keyof typeof output, text: string) => (
    <output data-operation={operation.name} data-field={name}>
      {text}
    </output>
  );
  const fact = (name: keyof typeof output, text: string): Fact => ({ label: words.output(name), value: text && value(name, text), copied: text });
  const chips = (name: 'shortcodes' | 'emoticons' | 'keywords', around = ''): Fact => ({
    label: words.output(name),
    value: output[name].length > 0 && <Chips label={words.output(name)} name={name} values={output[name].map((text) => `${around}${text}${around}`)} />,
  });
  const short = [fact('name', output.name), fact('codePoints', output.codePoints), chips('shortcodes', ':'), chips('keywords')];
  const rest = [
    chips('emoticons'),
    ...FORMS.map((name) => fact(name, output[name])),
    { label: words.output('group'), value: value('group', output.group && words.code('group', output.group)) },
    { label: words.output('version'), value: value('version', String(output.version)) },
    {
      label: words.output('skinTones'),
      value: output.skinTones.length > 0 && (
        <div className={styles.tones}>
          <Chips label={words.output('skinTones')} name="skinTones" values={output.skinTones.map(({ emoji }) => emoji)} />
        </div>
      ),
    },
  ];
  return <Facts facts={isShort ? short : [...short, ...rest]} />;
}
