import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { Warnings } from './page/Warnings.tsx';

const views = { warnings: Warnings };

export default function YamlToJson() {
  return <OperationTabs>{(operation) => <TwoPanesLayout operation={operation} views={views} />}</OperationTabs>;
}
