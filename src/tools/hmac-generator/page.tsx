import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Hmac } from './page/Hmac.tsx';

export default function HmacGenerator() {
  return <OperationTabs>{(operation) => <Hmac operation={operation} />}</OperationTabs>;
}
