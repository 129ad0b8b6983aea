import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Passphrase } from './page/Passphrase.tsx';
import { Token } from './page/Token.tsx';

export default function TokenGenerator() {
  return (
    <OperationTabs>{(operation) => (operation.name === 'generate' ? <Token operation={operation} /> : <Passphrase operation={operation} />)}</OperationTabs>
  );
}
