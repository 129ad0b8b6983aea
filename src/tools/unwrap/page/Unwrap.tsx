import { useState } from 'react';
import { ChosenFile } from '../../../page/files/ChosenFile.tsx';
import look from '../../../page/look.module.css';
import { MainInput } from '../../../page/MainInput.tsx';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card, Columns, Stack } from '../../../page/Section.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { shownOutput } from '../../../page/session/operation-state.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import { LayerTree } from './LayerTree.tsx';
import { existingPath, innermostPath, nodesTo } from './nodes.ts';
import { SelectedLayer } from './SelectedLayer.tsx';

/** The input, its layers as a tree, and the content of the selected one. */
export function Unwrap({ operation }: OperationProps<typeof fields.unwrap>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { tree } = shownOutput(operation);
  /** Undefined until somebody selects a layer: the one at the path of a link is shown, or the innermost one. */
  const [chosen, choose] = useState<string>();
  const selected = chosen ?? (operation.input.path.trim() || undefined);
  const path = tree ? (selected === undefined ? innermostPath(tree) : existingPath(tree, selected)) : '';
  return (
    <Stack>
      <Card label={kit('input')}>
        <MainInput operation={operation} rows={4} />
        <ChosenFile operation={operation} name="file" />
        <RunStatus operation={operation} />
      </Card>
      <Columns>
        <Card title={words('layers')}>
          <div data-operation="unwrap" data-field="path">
            {/* The tree shows what the result lists. */}
            <Output
              operation={operation}
              name="result"
              view={() =>
                tree && (
                  <>
                    <LayerTree root={tree} selected={path} onSelect={choose} />
                    {tree.layer === '' && tree.leaves.length === 0 && <p className={look.hint}>{words('nothing')}</p>}
                  </>
                )
              }
            />
          </div>
        </Card>
        {tree && <SelectedLayer operation={operation} nodes={nodesTo(tree, path)} />}
      </Columns>
    </Stack>
  );
}
