import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { MoreRows } from '../../page/outputs/MoreRows.tsx';
import { Results } from '../../page/Results.tsx';
import { Columns, Row } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import type * as fields from './fields.ts';
import styles from './page.module.css';
import { ReadAloud } from './page/ReadAloud.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ encode: Encode }} />;

const SHOWN = 400;
const LANGUAGES = { nato: 'en-US', police: 'en-US', german: 'de-DE', french: 'fr-FR' };

/** Renders the words in large type, each below its letter, with actions to read them aloud, print and copy. */
function Encode({ operation }: OperationProps<typeof fields.encode>) {
  const words = useWords<typeof en>();
  const { output, input, isStale } = operation;
  return (
    <Columns>
      <InputCard operation={operation} />
      <Results operation={operation} names={['letters', 'spelled']}>
        <Output operation={operation} name="letters" view={({ label, value, name }) => <Letters label={label} letters={value} name={name} />} />
        <Row>
          <ReadAloud words={output.letters.map(({ word }) => word)} language={LANGUAGES[input.alphabet || 'nato']} disabled={isStale} />
          <Button size="small" onClick={() => print()}>
            {words('print')}
          </Button>
        </Row>
        <Output operation={operation} name="spelled" />
      </Results>
    </Columns>
  );
}

interface LettersProps {
  readonly label: string;
  readonly name: string;
  readonly letters: readonly { readonly character: string; readonly word: string }[];
}

const Letters = ({ label, name, letters }: LettersProps) => (
  <>
    <div role="group" aria-label={label} className={styles.sheet} data-value={name}>
      {letters.slice(0, SHOWN).map(({ character, word }, index) => (
        <span key={index} className={styles.letter}>
          <span className={styles.character}>{character}</span> <span className={styles.word}>{word}</span>
        </span>
      ))}
    </div>
    {letters.length > SHOWN && <MoreRows shown={SHOWN} total={letters.length} />}
  </>
);
