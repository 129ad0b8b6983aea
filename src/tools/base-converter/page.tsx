import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { BitRow } from '../../page/parts/BitRow.tsx';
import { EditableValues } from '../../page/parts/EditableValues.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { bitsOf, numberOf } from './bits.ts';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

type ConvertProps = OperationProps<typeof fields.convert>;

const BASES = { binary: 2, octal: 8, decimal: 10, hexadecimal: 16, base36: 36, base64: 64 } as const;
const WRITTEN = ['converted', 'binary', 'octal', 'decimal', 'hexadecimal', 'base36', 'base64'] as const;
const INTEGER = ['signed', 'unsigned'] as const;
const FACTS = ['bitLength', 'detectedBase', 'exact'] as const;

/** Makes every result editable, and the bits of an integer toggleable. */
function Convert({ operation }: ConvertProps) {
  const { input } = operation;
  const others = input.bits === 'none' ? FACTS : [...INTEGER, ...FACTS];
  return (
    <Stack>
      <InputCard operation={operation}>
        <Bits operation={operation} />
      </InputCard>
      <Results operation={operation} names={[...WRITTEN, ...others]}>
        <EditableValues
          operation={operation}
          names={WRITTEN}
          inputFor={(name, text) => ({ number: text, inputBase: name === 'converted' ? input.outputBase : BASES[name] })}
        />
        <Outputs operation={operation} names={others} />
      </Results>
    </Stack>
  );
}

function Bits({ operation }: ConvertProps) {
  const words = useWords<typeof en>();
  const { input, output, isStale, setAll } = operation;
  const width = Number(input.bits);
  const bits = bitsOf(output.binary);
  if (bits.length !== width) return null;
  return (
    <BitRow
      label={words('bits')}
      bits={bits}
      disabled={isStale}
      isMarked={(index) => bits.charAt(index) === '1'}
      nameOf={(index, value) => words('bit', { number: width - 1 - index, value })}
      onChange={(turned) => setAll(numberOf(turned, output))}
    />
  );
}
