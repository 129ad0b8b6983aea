import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { DialectsAndWarnings } from './page/DialectsAndWarnings.tsx';

const views = { warnings: DialectsAndWarnings };

export default function SqlPrettify() {
  return <OperationTabs>{(operation) => <TwoPanesLayout operation={operation} views={views} />}</OperationTabs>;
}
