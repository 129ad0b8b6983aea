import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { FormLayout } from '../../page/layouts/FormLayout.tsx';
import { Search } from './page/Search.tsx';

export default function HttpStatusCodes() {
  return (
    <OperationTabs>{(operation) => (operation.name === 'search' ? <Search operation={operation} /> : <FormLayout operation={operation} />)}</OperationTabs>
  );
}
