import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import { dialects } from '../../lib/sql/dialects.ts';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ format: Format }} />;

const Format = ({ operation }: OperationProps<typeof fields.format>) => (
  <TwoPanesLayout operation={operation} failureActions={<OtherDialects operation={operation} />} />
);

/** Renders a button for each dialect in which invalid SQL is valid. */
function OtherDialects({ operation: { problem, words, set } }: OperationProps<typeof fields.format>) {
  const page = useWords<typeof en>();
  const accepting = problem?.kind === 'error' ? String(problem.failure.params.dialects ?? '').split(',') : [];
  const others = dialects.filter((dialect) => accepting.includes(dialect));
  if (others.length === 0) return null;
  return (
    <div role="group" aria-label={page('readAs')}>
      <span aria-hidden>{page('readAs')}</span>
      {others.map((dialect) => (
        <Button key={dialect} size="small" variant="text" onClick={() => set('dialect', dialect)}>
          {words.option('dialect', dialect)}
        </Button>
      ))}
    </div>
  );
}
