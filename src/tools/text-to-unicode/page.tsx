import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Banner } from '../../page/parts/Banner.tsx';
import { Outputs } from '../../page/Results.tsx';
import { ActionStrip } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { CharacterTable } from './page/CharacterTable.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ encode: Convert, decode: Convert, inspect: Inspect }} />;

/** Escaped text is one long line. */
const Convert = ({ operation }: OperationProps<typeof fields.encode | typeof fields.decode>) => <TwoPanesLayout operation={operation} wrap />;

/** Longer words are truncated in the banner. */
const SHOWN_LENGTH = 40;
/** More words are only counted. */
const SHOWN_WORDS = 50;

function Inspect({ operation }: OperationProps<typeof fields.inspect>) {
  const words = useWords<typeof en>();
  const { characters, codePoints } = operation.output;
  return (
    <InspectorLayout operation={operation}>
      <Output
        operation={operation}
        name="mixedScripts"
        view={({ value }) =>
          value.length > 0 && (
            <Banner tone="doubtful" role="status">
              {words('lookAlikes', { count: value.length })}{' '}
              {value.slice(0, SHOWN_WORDS).map((word) => (
                <code key={word}>{word.slice(0, SHOWN_LENGTH)} </code>
              ))}
              {value.length > SHOWN_WORDS && '…'}
            </Banner>
          )
        }
      />
      <ActionStrip>
        <Outputs operation={operation} names={['codePoints', 'graphemes', 'utf8Bytes', 'utf16CodeUnits']} />
      </ActionStrip>
      <Output operation={operation} name="characters" view={(props) => <CharacterTable {...props} />} />
      {codePoints > characters.length && <p className={look.hint}>{words('rest', { count: characters.length })}</p>}
    </InspectorLayout>
  );
}
