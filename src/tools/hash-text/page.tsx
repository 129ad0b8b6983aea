import type { PropsWithChildren } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { CodeList } from '../../page/outputs/ListOutput.tsx';
import { TableOutput } from '../../page/outputs/TableOutput.tsx';
import { Verdict } from '../../page/outputs/Verdict.tsx';
import { Outputs } from '../../page/Results.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { Button } from '../../ui/button/Button.tsx';
import { CheckIcon } from '../../ui/icons.tsx';
import { cautionOf } from './cautions.ts';
import type * as fields from './fields.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ hash: Hashing, hashFile: HashFile, identify: Identify }} />;

const HashFile = ({ operation }: OperationProps<typeof fields.hashFile>) => (
  <Hashing operation={operation}>
    <Outputs operation={operation} names={['byteLength', 'checksumLines', 'integrity']} />
  </Hashing>
);

const Identify = ({ operation }: OperationProps<typeof fields.identify>) => (
  <InspectorLayout operation={operation} views={{ candidates: (props) => <CodeList {...props} remark={(code) => <Remark algorithm={code} />} /> }} />
);

/** Shows the digests of a text or file, one row per algorithm; the row that matches the expected digest is marked. */
function Hashing({ operation, children }: PropsWithChildren<OperationProps<typeof fields.hash | typeof fields.hashFile>>) {
  const words = useWords<typeof en>();
  const { algorithms } = operation.input;
  const { matchingAlgorithm: match } = operation.output;
  return (
    <InspectorLayout operation={operation} foldsOptions>
      <Verdict operation={operation} name="verdict">
        {match !== '' && <Output operation={operation} name="matchingAlgorithm" />}
        {match !== '' && !algorithms.includes(match) && (
          <Button size="small" onClick={() => operation.set('algorithms', [...algorithms, match])}>
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
            rowHeader="algorithm"
            rowProps={({ algorithm }) => ({ 'data-matches': algorithm === match || undefined })}
            remark={({ algorithm }) => <Remark algorithm={algorithm} isMatch={algorithm === match} />}
          />
        )}
      />
      {children}
    </InspectorLayout>
  );
}

/** Shows whether a digest matches the expected one, and why its algorithm is insecure. */
function Remark({ algorithm, isMatch = false }: { readonly algorithm: string; readonly isMatch?: boolean }) {
  const words = useWords<typeof en>();
  const caution = cautionOf(algorithm);
  return (
    <>
      {isMatch && <CheckIcon />} {isMatch && words('matches')} {caution && <span className={look.tag}>{words(caution)}</span>}
    </>
  );
}
