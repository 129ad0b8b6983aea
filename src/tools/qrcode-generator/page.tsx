import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Decode } from './page/Decode.tsx';
import { Encode } from './page/Encode.tsx';

export default function QrCodeGenerator() {
  return <OperationTabs>{(operation) => (operation.name === 'encode' ? <Encode operation={operation} /> : <Decode operation={operation} />)}</OperationTabs>;
}
