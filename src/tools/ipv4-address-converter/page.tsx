import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { hasNothingToShow } from '../../page/layouts/parts.ts';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { Outputs, Results } from '../../page/Results.tsx';
import { Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

const NUMBERS = ['dottedDecimal', 'decimal', 'hexadecimal', 'dottedHexadecimal', 'binary', 'dottedBinary', 'octal', 'dottedOctal'] as const;
const MAPPED = ['ipv4MappedIpv6', 'ipv4MappedIpv6Hexadecimal', 'ipv4MappedIpv6Full', 'sixToFour'] as const;
const DNS = ['reverseName', 'addressType', 'detectedNotation'] as const;

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <InputCard operation={operation} />
      <Results operation={operation} title={words('numbers')} names={NUMBERS} />
      {!hasNothingToShow(operation) && (
        <>
          <Results operation={operation} title={words('ipv6')} names={[...MAPPED, 'nat64']}>
            <Outputs operation={operation} names={MAPPED} />
            <Output operation={operation} name="nat64" />
            {operation.output.addressType === 'private-use' && <p className={look.hint}>{words('notForNat64')}</p>}
          </Results>
          <Results operation={operation} title={words('dns')} names={DNS} />
        </>
      )}
    </Stack>
  );
}
