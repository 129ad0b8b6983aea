import { Field } from '../../../page/Field.tsx';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import styles from './bcrypt.module.css';

const PARTS = ['version', 'cost', 'salt', 'digest'] as const;

export function Inspect({ operation }: { readonly operation: OperationState }) {
  const tool = useTool();
  const { version, cost, salt, digest } = operation.output;
  const isShown = version !== '' && version !== undefined;
  const pieces = { version: `$${String(version)}$`, cost: `${String(cost).padStart(2, '0')}$`, salt: String(salt), digest: String(digest) };
  return (
    <Card title={tool.texts.t('operations.inspect.label')}>
      <Field operation={operation} name="hash" />
      <RunStatus operation={operation} />
      <div hidden={!isShown}>
        <p className={kit.box} aria-hidden="true">
          {PARTS.map((part) => (
            <span key={part} className={styles[part]}>
              {pieces[part]}
            </span>
          ))}
        </p>
        <div className={styles.rows}>
          {['version', 'cost', 'rounds', 'salt', 'saltHex', 'digest', 'digestHex'].map((name) => (
            <div key={name} data-part={name.replace('Hex', '')}>
              <Output operation={operation} name={name} />
            </div>
          ))}
        </div>
      </div>
    </Card>
  );
}
