import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { MarkdownPanes } from './page/MarkdownPanes.tsx';

export default function MarkdownToHtml() {
  return <OperationTabs>{(operation) => <MarkdownPanes operation={operation} />}</OperationTabs>;
}
