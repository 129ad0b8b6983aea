import type { ChoiceField } from '../../contract/fields.ts';
import { ChoiceInput } from '../../page/fields/ChoiceInput.tsx';
import { GeneratorLayout } from '../../page/layouts/GeneratorLayout.tsx';
import type { ControlProps } from '../../page/fields/control-props.ts';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Presets } from '../../page/parts/Presets.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { fixesFirstOctet } from './prefix.ts';
import { presets } from './presets.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ generate: Generate }} />;

const OPTIONS = ['prefix', 'count', 'administration', 'cast', 'format', 'letterCase', 'size'] as const;

function Generate({ operation }: OperationProps<typeof fields.generate>) {
  const words = useWords<typeof en>();
  const isFixed = fixesFirstOctet(operation.input.prefix);
  const why = isFixed && <p className={look.hint}>{words('fixed')}</p>;
  const choice = (props: ControlProps<ChoiceField>) => <ChoiceInput {...props} disabled={isFixed} />;
  return (
    <GeneratorLayout
      operation={operation}
      options={
        <>
          <Presets operation={operation} label={words('presets')} presets={presets} nameOf={words} />
          <Options
            operation={operation}
            names={OPTIONS}
            shown={OPTIONS.length}
            controls={{ administration: choice, cast: choice }}
            below={{ administration: why, cast: why }}
          />
        </>
      }
      nameOfLine={(number) => words('addressNumber', { number })}
    />
  );
}
