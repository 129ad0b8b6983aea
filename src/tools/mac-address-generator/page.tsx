import type { ChoiceField } from '../../contract/fields.ts';
import type { ControlProps } from '../../page/fields/control-props.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { GeneratedList } from '../../page/layouts/GeneratedList.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Presets } from '../../page/parts/Presets.tsx';
import { Card, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { NativeSelect } from '../../ui/native-select/NativeSelect.tsx';
import type * as fields from './fields.ts';
import { fixesFirstOctet } from './prefix.ts';
import { presets } from './presets.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate }} />;

const OPTIONS = ['prefix', 'count', 'administration', 'cast', 'format', 'letterCase', 'size'] as const;

function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const isFixed = fixesFirstOctet(operation.input.prefix);
  const why = isFixed && <p className={look.hint}>{words('fixed')}</p>;
  const choice = (props: ControlProps<ChoiceField>) => <Bit {...props} disabled={isFixed} />;
  return (
    <Stack>
      <Card label={kit('options')}>
        <Presets operation={operation} label={words('presets')} presets={presets} nameOf={words} />
        <Options
          operation={operation}
          names={OPTIONS}
          shown={OPTIONS.length}
          controls={{ administration: choice, cast: choice }}
          below={{ administration: why, cast: why }}
        />
      </Card>
      <Card label={kit('results')}>
        <GeneratedList operation={operation} output="addresses" nameOfLine={(number) => words('addressNumber', { number })} />
      </Card>
    </Stack>
  );
}

/** What a bit of the first octet says. A prefix may say it already. */
const Bit = ({ id, field, value, onChange, optionWord, describedBy, disabled }: ControlProps<ChoiceField> & { readonly disabled: boolean }) => (
  <NativeSelect id={id} options={field.options} labelOf={optionWord} value={value} onChange={onChange} disabled={disabled} aria-describedby={describedBy} />
);
