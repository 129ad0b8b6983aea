import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { namesOf } from '../../page/words/names-of.ts';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useStoredFlags } from '../../page/storage/use-stored.ts';
import { Button } from '../../ui/button/Button.tsx';
import { PinIcon } from '../../ui/pin-icon.tsx';
import type * as fields from './fields.ts';
import styles from './page.module.css';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

const PINNED = {
  camelCase: false,
  pascalCase: false,
  snakeCase: false,
  constantCase: false,
  kebabCase: false,
  cobolCase: false,
  trainCase: false,
  dotCase: false,
  pathCase: false,
  noCase: false,
  flatCase: false,
  lowercase: false,
  uppercase: false,
  capitalCase: false,
  sentenceCase: false,
  titleCase: false,
  swapCase: false,
  mockingCase: false,
};
const CASES = namesOf(PINNED);

/** Shows all cases, pinned ones at the top. */
function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const [pinned, pin] = useStoredFlags('case-converter.pinned', PINNED);
  const names = CASES.toSorted((a, b) => Number(pinned[b]) - Number(pinned[a]));
  return (
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation} names={names}>
        {names.map((name) => (
          <div key={name} className={styles.case}>
            <Output operation={operation} name={name} />
            <Button size="small" variant="text" icon={<PinIcon />} iconOnly aria-pressed={pinned[name]} onClick={() => pin({ [name]: !pinned[name] })}>
              {words(pinned[name] ? 'unpin' : 'pin', { name: operation.words.output(name) })}
            </Button>
          </div>
        ))}
      </Results>
    </Stack>
  );
}
