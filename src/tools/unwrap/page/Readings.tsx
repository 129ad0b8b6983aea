import { useId } from 'react';
import look from '../../../page/look.module.css';
import type { OperationState } from '../../../page/session/operation-state.ts';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
import { choose, formatChoices } from '../choices.ts';
import type { LayerId } from '../codes.ts';
import type * as fields from '../fields.ts';
import type { ShownNode, ShownReading } from '../shown.ts';
import type en from '../strings/en.json';
import { choicesIn } from './nodes.ts';
import styles from './unwrap.module.css';

interface ReadingsProps {
  readonly operation: Pick<OperationState<typeof fields.unwrap>, 'input' | 'set'>;
  readonly node: ShownNode;
}

/** How the content is read, why, and the other ways to read it. */
export function Readings({ operation, node }: ReadingsProps) {
  const words = useWords<typeof en>();
  const { words: all } = useTool();
  const id = useId();
  const chosen = node.readings.find(({ layer }) => layer === node.layer);
  const proofOf = ({ proof, params }: ShownReading): string => all.t(`page.proof-${proof}`, params);
  const gradeOf = (layer: LayerId | 'closed'): string => {
    const reading = node.readings.find((each) => each.layer === layer);
    return reading ? `${all.t(`codes.${layer}`)} (${all.t(`page.${reading.grade}`)})` : words('closed');
  };
  return (
    <div data-operation="unwrap" data-field="layers">
      {node.readings.length > 0 && (
        <p className={styles.readings}>
          <label htmlFor={id}>{words('readAs')}</label>
          <NativeSelect
            id={id}
            size="small"
            options={[...node.readings.map(({ layer }) => layer), 'closed']}
            labelOf={gradeOf}
            value={node.layer || 'closed'}
            onChange={(layer) => operation.set('layers', formatChoices(choose(choicesIn(operation.input.layers), node.path, layer)))}
          />
        </p>
      )}
      {chosen && <p className={look.hint}>{proofOf(chosen)}</p>}
      {node.stop !== '' && <p className={look.note}>{all.t(`page.stop-${node.stop}`)}</p>}
    </div>
  );
}
