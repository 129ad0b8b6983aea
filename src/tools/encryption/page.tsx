import { Columns, Folded, Stack } from '../../page/Section.tsx';
import { useTool, useWords } from '../../page/tool-context.tsx';
import { useOperation } from '../../page/use-operation.ts';
import { Crypt } from './page/Crypt.tsx';
import { FormatNote } from './page/FormatNote.tsx';
import type en from './strings/en.json';

const OF_PASSWORD = ['algorithm', 'keyDerivation', 'iterations'];
const OF_KEY = ['algorithm', 'keyEncoding', 'iv', 'ivEncoding', 'additionalData', 'additionalDataEncoding', 'padding', 'encoding'];

/** Encryption and decryption side by side: with a password, and, for those who need it, with a key as it is. */
export default function Encryption() {
  const words = useWords<typeof en>();
  const { state } = useTool();
  const [encrypt, decrypt] = [useOperation('encrypt'), useOperation('decrypt')];
  const [encryptWithKey, decryptWithKey] = [useOperation('encryptWithKey'), useOperation('decryptWithKey')];
  return (
    <Stack>
      <Columns>
        <Crypt operation={encrypt} secret="password" options={OF_PASSWORD} results={['format']}>
          <FormatNote operation={encrypt} />
        </Crypt>
        <Crypt operation={decrypt} secret="password" options={OF_PASSWORD} results={['algorithm', 'keyDerivation']} />
      </Columns>
      <Folded isCard summary={words('withKey')} isOpen={state.active.endsWith('WithKey')}>
        <Columns>
          <Crypt operation={encryptWithKey} secret="key" options={['textEncoding', ...OF_KEY]} results={['iv', 'tag']} />
          <Crypt operation={decryptWithKey} secret="key" options={['ciphertextEncoding', ...OF_KEY, 'tag']} results={[]} />
        </Columns>
      </Folded>
    </Stack>
  );
}
