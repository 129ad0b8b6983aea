import { Field } from '../../page/Field.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import look from '../../page/look.module.css';
import { Output } from '../../page/Output.tsx';
import { EditableValues } from '../../page/parts/EditableValues.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { BesideAnswer, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useRun } from '../../page/session/use-operation.ts';
import { classNames } from '../../ui/class-names.ts';
import { opaque, WHITE } from './alpha.ts';
import * as fields from './fields.ts';
import { Channels } from './page/Channels.tsx';
import styles from './page/color.module.css';
import { ColorCard } from './page/ColorCard.tsx';
import { ColorText } from './page/ColorText.tsx';
import { Contrast } from './page/Contrast.tsx';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

const NOTATIONS = ['hex', 'rgb', 'hsl', 'hsv', 'hwb', 'cmyk', 'lab', 'lch', 'oklab', 'oklch', 'displayP3', 'xyz', 'name'] as const;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const { input } = operation;
  const background = useRun(fields.convert, { ...input, color: input.background, background: WHITE, uppercase: false }).output.hex || WHITE;
  return (
    <Stack>
      <BesideAnswer>
        <ColorCard operation={operation} />
        <Results operation={operation} title={words('notations')} names={[...NOTATIONS, 'isExactName', 'argb', 'alpha', 'inSrgbGamut']}>
          <Output operation={operation} name="notes" />
          <Output operation={operation} name="inSrgbGamut" />
          <div className={classNames(look.results, styles.notations)}>
            <EditableValues operation={operation} names={NOTATIONS} inputFor={(_, color) => ({ color })} />
          </div>
          <Outputs operation={operation} names={['isExactName', 'argb', 'alpha']} />
          <Options operation={operation} names={['syntax', 'gamutMapping', 'uppercase']} />
        </Results>
        <Channels operation={operation} />
      </BesideAnswer>
      <Contrast operation={operation} background={background}>
        <Field
          operation={operation}
          name="background"
          control={(props) => <ColorText {...props} pickerLabel={words('pickBackground')} hex={opaque(background)} onPick={props.onChange} />}
        />
      </Contrast>
    </Stack>
  );
}
