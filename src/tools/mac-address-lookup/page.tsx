import { InputCard } from '../../page/layouts/InputCard.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Stack } from '../../page/Section.tsx';
import type * as fields from './fields.ts';
import { CHUNK_LENGTH, keepAddresses, keepAddressesInChunks } from './keep-addresses.ts';
import { Formats } from './page/Formats.tsx';
import { One } from './page/One.tsx';
import { Several } from './page/Several.tsx';

export default () => <GeneratedTool<typeof fields> views={{ lookup: Lookup }} />;

/** In UTF-16 code units. A change that adds more at once is a paste, a drop or an opened file, not typing. */
const PASTED_LENGTH = 24;

/** A prefix has no other formats. */
const isWhole = (address: string): boolean => /^(?:..:){5}(?:..:..:)?..$/u.test(address);

function Lookup({ operation }: OperationProps<typeof fields.lookup>) {
  const [first, ...others] = operation.output.results;

  /** Only the addresses of a pasted table are kept. */
  function set(_: string, given: string): void {
    const isPasted = given.length > operation.input.addresses.length + PASTED_LENGTH;
    const take = (addresses: string): void => operation.set('addresses', addresses);
    if (isPasted && given.length > CHUNK_LENGTH) void keepAddressesInChunks(given).then(take);
    else take(isPasted ? keepAddresses(given) : given);
  }

  return (
    <Stack>
      <InputCard operation={{ ...operation, set }} rows={3} />
      {others.length > 0 ? <Several operation={operation} /> : <One operation={operation} />}
      {first && others.length === 0 && isWhole(first.address) && <Formats address={first.address} />}
    </Stack>
  );
}
