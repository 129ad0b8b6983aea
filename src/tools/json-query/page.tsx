import { Field } from '../../page/Field.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { lazyWithSuspense } from '../../page/lazy/lazy.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { Output } from '../../page/Output.tsx';
import { Folded } from '../../page/Section.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import type * as fields from './fields.ts';
import styles from './page/room.module.css';

// The top of the page renders immediately, the rest after it.
const Guide = lazyWithSuspense(() => import('./page/Guide.tsx'));

export default () => <GeneratedTool<typeof fields> views={{ query: Query }} />;

function Query({ operation }: OperationProps<typeof fields.query>) {
  const { matches } = operation.output;
  return (
    <TwoPanesLayout
      operation={operation}
      options={['rawOutput', 'slurp', 'indent', 'inputFormat', 'nullInput', 'variables']}
      shown={3}
      above={<Field operation={operation} name="query" rows={2} tools={<Field operation={operation} name="language" isInline />} />}
      outputs={['resultCount', 'warnings']}
      below={
        <>
          {matches.length > 0 && (
            <Folded isCard summary={operation.words.output('matches')}>
              <Output operation={operation} name="matches" />
            </Folded>
          )}
          <div className={operation.input.input === '' ? undefined : styles.room}>
            <Guide operation={operation} />
          </div>
        </>
      }
    />
  );
}
