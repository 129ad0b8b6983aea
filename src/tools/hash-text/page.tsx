import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { HashFile } from './page/HashFile.tsx';
import { HashText } from './page/HashText.tsx';
import { Identify } from './page/Identify.tsx';

export default function HashTextPage() {
  return (
    <OperationTabs>
      {(operation) => {
        if (operation.name === 'hash') return <HashText operation={operation} />;
        if (operation.name === 'hashFile') return <HashFile operation={operation} />;
        return <Identify operation={operation} />;
      }}
    </OperationTabs>
  );
}
