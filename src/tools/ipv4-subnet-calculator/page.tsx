import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import { FormLayout } from '../../page/layouts/FormLayout.tsx';
import { Describe } from './page/Describe.tsx';
import { Split } from './page/Split.tsx';

export default function Ipv4SubnetCalculator() {
  return (
    <OperationTabs>
      {(operation) => {
        if (operation.name === 'describe') return <Describe operation={operation} />;
        if (operation.name === 'split') return <Split operation={operation} />;
        if (operation.name === 'plan') return <InspectorLayout operation={operation} />;
        return <FormLayout operation={operation} />;
      }}
    </OperationTabs>
  );
}
