import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { Output } from '../../page/Output.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Columns } from '../../page/Section.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { useTool } from '../../page/session/use-tool.ts';
import { formatNumber } from '../../runtime/format-number.ts';
import type * as fields from './fields.ts';
import styles from './page.module.css';
import { romanParts } from './roman.ts';

export default () => <GeneratedTool<typeof fields> views={{ toRoman: ToRoman, fromRoman: FromRoman }} />;

function ToRoman({ operation }: OperationProps<typeof fields.toRoman>) {
  const { number, ...spelling } = operation.answered ?? operation.input;
  return (
    <Columns>
      <InputCard operation={operation} />
      <Results operation={operation} names={['roman']}>
        <Output operation={operation} name="roman" prominent />
        {number !== undefined && operation.output.roman !== '' && <Parts number={number} spelling={spelling} />}
      </Results>
    </Columns>
  );
}

const FromRoman = ({ operation }: OperationProps<typeof fields.fromRoman>) => (
  <Columns>
    <InputCard operation={operation} />
    <Results operation={operation} names={['number', 'canonical', 'isCanonical']}>
      <Output operation={operation} name="number" prominent />
      {operation.output.canonical !== '' && <Parts number={operation.output.number} />}
      <Outputs operation={operation} names={['canonical', 'isCanonical']} />
    </Results>
  </Columns>
);

interface PartsProps {
  readonly number: number;
  readonly spelling?: Parameters<typeof romanParts>[1];
}

/** Explains a numeral as a sum of its parts, unless it has only one. */
function Parts({ number, spelling }: PartsProps) {
  const { language } = useTool().words;
  const parts = romanParts(number, spelling);
  if (parts.length < 2) return null;
  return (
    <p className={styles.parts} data-value="parts">
      {parts.map(({ roman, value }, index) => (
        <span key={value}>
          {index > 0 && '+ '}
          <span className={styles.roman}>{roman}</span> {formatNumber(language, value)}{' '}
        </span>
      ))}
    </p>
  );
}
