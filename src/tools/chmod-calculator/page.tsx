import { useState } from 'react';
import { Outputs, Results } from '../../page/Results.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { hasNothingToShow } from '../../page/layouts/parts.ts';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { ValueGroup } from '../../page/outputs/ValueGroup.tsx';
import { BesideAnswer, Card, Folded, Row, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ButtonsSelect } from '../../ui/buttons-select/ButtonsSelect.tsx';
import type * as fields from './fields.ts';
import { bitsOf } from './mode.ts';
import { Mode } from './page/Mode.tsx';
import { ModeGrid } from './page/ModeGrid.tsx';
import type en from './strings/en.json';
import { classNames } from './terms.ts';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

type Props = OperationProps<typeof fields.convert>;

const PRESETS = ['644', '600', '755', '700', '775', '1777', '2775'];
const LARGE = ['octal', 'permissions'] as const;
const COMMANDS = ['command', 'symbolicCommand', 'notes'] as const;
const SPELLINGS = ['fullOctal', 'clauses', 'binary'] as const;
const REST = [...SPELLINGS, 'fileType'] as const;

function Convert({ operation }: Props) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const { octal, fullOctal, fileType } = operation.output;
  const mode = Number.parseInt(fullOctal || '0', 8);
  const setMode = (text: string): void => operation.set('mode', text);
  return (
    <Stack>
      <BesideAnswer>
        <InputCard operation={operation} inputs={[]}>
          <Row label={words('presets')}>
            {PRESETS.map((preset) => (
              <Button key={preset} size="small" aria-pressed={!operation.isStale && octal === preset} onClick={() => setMode(preset)}>
                {preset}
              </Button>
            ))}
          </Row>
        </InputCard>
        <Results operation={operation} names={LARGE}>
          <Mode operation={operation} />
          <Outputs operation={operation} names={COMMANDS} />
          <Sentences operation={operation} mode={mode} />
        </Results>
        <Card label={kit('options')}>
          <ModeGrid mode={mode} onChange={(next) => setMode(next.toString(8).padStart(3, '0'))} />
          <Options operation={operation} names={['path', 'recursive']} />
        </Card>
      </BesideAnswer>
      <Folded isCard summary={kit('details')}>
        <ValueGroup operation={operation} names={REST} label={kit('details')} hidden={hasNothingToShow(operation)}>
          <Outputs operation={operation} names={fileType === '' ? SPELLINGS : [...SPELLINGS, 'fileType']} />
          <Output operation={operation} name="classes" view={(props) => <TableOutput {...props} rowHeader="who" copied="who" />} />
        </ValueGroup>
      </Folded>
    </Stack>
  );
}

/** Explains the mode, with one sentence per class. */
function Sentences({ operation, mode }: Props & { readonly mode: number }) {
  const words = useWords<typeof en>();
  const { fileType } = operation.output;
  const [chosen, setChosen] = useState<'file' | 'directory'>();
  const kind = chosen ?? (fileType === 'directory' ? 'directory' : 'file');
  return (
    <section aria-label={words('sentences')} data-value="sentences" className={look.results}>
      <Row>
        <span className={look.hint}>{words('kind')}</span>
        <ButtonsSelect
          aria-label={words('kind')}
          options={(['file', 'directory'] as const).map((value) => ({ value, label: words(value) }))}
          value={kind}
          onChange={setChosen}
        />
      </Row>
      <ul>
        {classNames.map((who, place) => {
          const bits = bitsOf(mode, place);
          return isThreeBits(bits) && <li key={who}>{words(`${kind}${bits}`, { who: words(who) })}</li>;
        })}
      </ul>
    </section>
  );
}

type ThreeBits = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

const isThreeBits = (bits: number): bits is ThreeBits => bits >= 0 && bits <= 7;
