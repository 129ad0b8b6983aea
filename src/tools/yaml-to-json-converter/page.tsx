import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

/** Renders the conversion; if YAML versions differ, the warnings offer to parse as the other version. */
function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const other = operation.input.yamlVersion === '1.1' ? '1.2' : '1.1';
  const isDoubtful = operation.output.warnings.some(({ code }) => code === 'yaml-1-1-difference');
  return (
    <TwoPanesLayout
      operation={operation}
      warningActions={
        isDoubtful && (
          <Button size="small" onClick={() => operation.set('yamlVersion', other)}>
            {words('readAs', { version: other })}
          </Button>
        )
      }
    />
  );
}
