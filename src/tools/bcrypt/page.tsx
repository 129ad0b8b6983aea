import { Columns, Stack } from '../../page/Section.tsx';
import { useOperation } from '../../page/use-operation.ts';
import { Check } from './page/Check.tsx';
import { Hash } from './page/Hash.tsx';
import { Inspect } from './page/Inspect.tsx';

/** All three at once: whoever makes a hash wants to see what is in it, and whether a password fits. */
export default function Bcrypt() {
  const [hash, verify, inspect] = [useOperation('hash'), useOperation('verify'), useOperation('inspect')];
  return (
    <Stack>
      <Columns>
        <Hash operation={hash} />
        <Check operation={verify} />
      </Columns>
      <Inspect operation={inspect} />
    </Stack>
  );
}
