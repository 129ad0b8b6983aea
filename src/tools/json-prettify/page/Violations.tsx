import { PlaceList } from '../../../page/layouts/PlaceList.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { Verdict } from '../../../page/outputs/Verdict.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

interface ViolationsProps extends OperationProps<typeof fields.validate> {
  /** Shows a position in the document. */
  onGoTo(this: void, line: number, column: number): void;
}

/** Whether a document is valid against a schema, and the position of each violation. */
export function Violations({ operation, onGoTo }: ViolationsProps) {
  const page = useWords<typeof en>();
  const { words, output } = operation;
  return (
    <>
      <Verdict operation={operation} name="verdict">
        <Output operation={operation} name="draft" view={({ value }) => <span className={look.hint}>{words.code('draft', value)}</span>} />
      </Verdict>
      {output.violationCount > 0 && <Output operation={operation} name="violationCount" />}
      <Output
        operation={operation}
        name="violations"
        view={({ value }) =>
          value.length > 0 && (
            <PlaceList
              name="violations"
              items={value.map((violation) => ({ ...violation, code: violation.keyword }))}
              total={output.violationCount}
              onGoTo={onGoTo}
              describe={({ path, keyword, detail }) => (
                <>
                  <code>{path === '' ? page('wholeDocument') : path}</code> {words.cell('violations', 'keyword', keyword)}{' '}
                  {detail !== '' && <code>{detail}</code>}
                </>
              )}
            />
          )
        }
      />
    </>
  );
}
