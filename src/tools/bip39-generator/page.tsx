import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Mnemonic } from './page/Mnemonic.tsx';

export default function Bip39Generator() {
  return <OperationTabs>{(operation) => <Mnemonic operation={operation} />}</OperationTabs>;
}
