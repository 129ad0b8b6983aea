import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { Field } from '../../page/Field.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { EditableValues } from '../../page/parts/EditableValues.tsx';
import { Facts } from '../../page/parts/Facts.tsx';
import { Presets } from '../../page/parts/Presets.tsx';
import { Results } from '../../page/Results.tsx';
import { Folded, Row } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { parseTyped } from '../../ui/number-input/typed-number.ts';
import type * as fields from './fields.ts';
import { formulas } from './formulas.ts';
import { Thermometer } from './page/Thermometer.tsx';
import { scales } from './scales.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

/** The scales that most people read come first. */
const shown = [...new Set(['celsius', 'fahrenheit', ...scales] as const)];

const presets = {
  absoluteZero: { value: 0, scale: 'kelvin' },
  ice: { value: 0, scale: 'celsius' },
  body: { value: 37, scale: 'celsius' },
  boiling: { value: 100, scale: 'celsius' },
} as const;

/** Returns no input for an empty field, so that the others keep their values. */
function inputFor(scale: (typeof scales)[number], text: string) {
  const value = parseTyped(text);
  return value === undefined ? {} : { value, scale };
}

/** Renders a field for each scale. Typing in one sets the value and the scale. */
function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  return (
    <Results operation={operation} names={shown}>
      <Row>
        <Presets operation={operation} label={words('wellKnown')} presets={presets} nameOf={words} />
      </Row>
      <div data-operation={operation.name} data-field="value">
        <div data-operation={operation.name} data-field="scale">
          <Output
            operation={operation}
            name="temperatures"
            view={() => <EditableValues operation={operation} names={shown} autoFocus={focusesInput()} inputFor={inputFor} />}
          />
        </div>
      </div>
      {operation.hasOutput && <Thermometer celsius={operation.output.celsius} />}
      <Row>
        <Field operation={operation} name="decimals" />
      </Row>
      <Folded summary={words('formulas')}>
        <Facts facts={scales.map((scale) => ({ label: operation.words.output(scale), value: <code>{formulas[scale]}</code>, copied: formulas[scale] }))} />
      </Folded>
    </Results>
  );
}
