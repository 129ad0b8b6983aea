import type { ReactNode } from 'react';
import { InputCard } from '../../../page/layouts/InputCard.tsx';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { TableOutput } from '../../../page/outputs/TableOutput.tsx';
import { Verdict } from '../../../page/outputs/Verdict.tsx';
import { Sheet } from '../../../page/parts/Sheet.tsx';
import { Results } from '../../../page/Results.tsx';
import { Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import { Button } from '../../../ui/button/Button.tsx';
import { CheckIcon } from '../../../ui/icons.tsx';
import { cautionOf } from '../cautions.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';

interface HashingProps extends OperationProps<typeof fields.hash | typeof fields.hashFile> {
  /** What else there is to say of a text or a file. */
  readonly children: ReactNode;
}

/** The digests of a text or a file, a row an algorithm; the one whose digest is the expected one is marked. */
export function Hashing({ operation, children }: HashingProps) {
  const words = useWords<typeof en>();
  const { algorithms } = operation.input;
  const { matchingAlgorithm } = operation.output;
  const hasMatch = matchingAlgorithm !== '';
  return (
    <Sheet>
      <Stack>
        <InputCard operation={operation} />
        <Results operation={operation}>
          <Verdict operation={operation} name="verdict">
            {hasMatch && <Output operation={operation} name="matchingAlgorithm" />}
            {hasMatch && !algorithms.includes(matchingAlgorithm) && (
              <Button size="small" onClick={() => operation.set('algorithms', [...algorithms, matchingAlgorithm])}>
                {words('showRow')}
              </Button>
            )}
          </Verdict>
          <Output
            operation={operation}
            name="digests"
            view={(props) => (
              <TableOutput
                {...props}
                isStacked
                rowHeader="algorithm"
                rowProps={({ algorithm }) => ({ 'data-code': algorithm, 'data-matches': algorithm === matchingAlgorithm || undefined })}
                cells={{
                  algorithm: ({ algorithm }, name) => (
                    <>
                      {name} {algorithm === matchingAlgorithm && <Match />} <Caution algorithm={algorithm} />
                    </>
                  ),
                }}
              />
            )}
          />
          {children}
        </Results>
      </Stack>
    </Sheet>
  );
}

function Match() {
  const words = useWords<typeof en>();
  return (
    <>
      <CheckIcon /> {words('matches')}
    </>
  );
}

/** Why an algorithm is not for security, where it is not. */
export function Caution({ algorithm }: { readonly algorithm: string }) {
  const words = useWords<typeof en>();
  const caution = cautionOf(algorithm);
  return caution && <span className={look.tag}>{words(caution)}</span>;
}
