import type { DragEvent } from 'react';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { useTool } from '../../page/tool-context.tsx';
import { TablePreview } from './page/TablePreview.tsx';

const VIEWS = { columnNames: TablePreview };
const JSON_FILE = /\.(?:json|jsonl|ndjson|json5)$/iu;
const CSV_FILE = /\.(?:csv|tsv)$/iu;

export default function JsonToCsv() {
  const { state, select, change } = useTool();

  /** A file's name says which way it is to go. */
  async function drop(event: DragEvent): Promise<void> {
    const [file] = event.dataTransfer.files;
    const fitting = JSON_FILE.test(file?.name ?? '') ? 'convert' : CSV_FILE.test(file?.name ?? '') ? 'parse' : state.active;
    if (!file || fitting === state.active) return;
    event.preventDefault();
    event.stopPropagation();
    change(fitting, { input: await file.text() });
    select(fitting);
  }

  return (
    <div onDropCapture={(event) => void drop(event)}>
      <OperationTabs>{(operation) => <TwoPanesLayout operation={operation} views={VIEWS} />}</OperationTabs>
    </div>
  );
}
