import { Banner } from '../../page/parts/Banner.tsx';
import { focusesInput } from '../../page/layouts/parts.ts';
import { OperationCard } from '../../page/OperationCard.tsx';
import { Columns, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import * as fields from './fields.ts';
import type en from './strings/en.json';

/** Shows encoding and decoding side by side. */
export default function BasicAuthGenerator() {
  const words = useWords<typeof en>();
  const [encode, decode] = [useOperation(fields.encode), useOperation(fields.decode)];
  return (
    <Stack>
      <Columns>
        <OperationCard operation={encode} prominent="header" autoFocus={focusesInput()} />
        <OperationCard operation={decode} />
      </Columns>
      <Banner tone="doubtful">{words('caution')}</Banner>
    </Stack>
  );
}
