import { namesOf } from '../../../page/words/names-of.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type * as fields from '../fields.ts';
import { presets } from '../presets.ts';
import type en from '../strings/en.json';

/** Shows common schedules, applied with one click. */
export function PresetRow({ operation }: OperationProps<typeof fields.explain>) {
  const words = useWords<typeof en>();
  return (
    <Row label={words('presets')}>
      {namesOf(presets).map((name) => (
        <Button
          key={name}
          size="small"
          aria-pressed={operation.input.expression.trim() === presets[name]}
          title={presets[name]}
          onClick={() => operation.setAll({ expression: presets[name], dialect: 'auto' })}
        >
          {words(name)}
        </Button>
      ))}
    </Row>
  );
}
