import type { DragEvent } from 'react';
import { OperationTabs } from '../../page/GeneratedTool.tsx';
import { useTool } from '../../page/tool-context.tsx';
import { TwoWays } from './page/TwoWays.tsx';

const JSON_FILE = /\.(?:json|jsonl|ndjson|json5)$/iu;
const CSV_FILE = /\.(?:csv|tsv)$/iu;

export default function JsonToCsv() {
  const { state, select, openFile } = useTool();

  /** A file's name says which way it is to go. */
  async function drop(event: DragEvent): Promise<void> {
    const [file] = event.dataTransfer.files;
    const fitting = JSON_FILE.test(file?.name ?? '') ? 'convert' : CSV_FILE.test(file?.name ?? '') ? 'parse' : state.active;
    if (!file || fitting === state.active) return;
    event.preventDefault();
    event.stopPropagation();
    select(fitting);
    await openFile(fitting, 'input', file);
  }

  return (
    <div onDropCapture={(event) => void drop(event)}>
      <OperationTabs>{(operation) => <TwoWays operation={operation} />}</OperationTabs>
    </div>
  );
}
