import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { Sizes } from './page/Sizes.tsx';

// Both sizes are said in one sentence.
const views = { inputBytes: Sizes, outputBytes: () => null };

export default function JsonMinify() {
  return <OperationTabs>{(operation) => <TwoPanesLayout operation={operation} views={views} />}</OperationTabs>;
}
