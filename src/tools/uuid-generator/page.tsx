import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { Generate } from './page/Generate.tsx';
import { Inspect } from './page/Inspect.tsx';

export default function UuidGenerator() {
  return (
    <OperationTabs>{(operation) => (operation.name === 'generate' ? <Generate operation={operation} /> : <Inspect operation={operation} />)}</OperationTabs>
  );
}
