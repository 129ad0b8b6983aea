import { useMemo, useState } from 'react';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { Card, Folded, RowButton, Stack } from '../../page/Section.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import { addressHash } from '../../page/browser/address-hash.ts';
import { Field } from '../../page/Field.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { useKitWords } from '../../page/words/kit-words.ts';
import { hasNothingToShow } from '../../page/layouts/parts.ts';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { ResultActions } from '../../page/outputs/ResultActions.tsx';
import { Banner } from '../../page/parts/Banner.tsx';
import { Outputs } from '../../page/Results.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type * as fields from './fields.ts';
import { Signature, useTrustStatement } from './page/Signature.tsx';
import type { SignatureReport } from './report.ts';
import { readReport, trustedIn } from './report.ts';
import type en from './strings/en.json';

export default () => <GeneratedTool<typeof fields> views={{ check: Check }} />;

type CheckProps = OperationProps<typeof fields.check>;

/** A dropped file; then the verdict on its signatures, and a card per signature. */
function Check({ operation }: CheckProps) {
  const words = useWords<typeof en>();
  const { input, output, set } = operation;
  const reports = useMemo(() => readReport(output), [output]);
  return (
    <Stack>
      <InputCard operation={operation} inputs={[]}>
        {!input.file && <RowButton onClick={async () => set('file', await loadSample())}>{words('trySample')}</RowButton>}
        <TrustedCertificates operation={operation} />
        <RunStatus operation={operation} />
      </InputCard>
      <Stack hidden={hasNothingToShow(operation)}>
        <Verdict operation={operation} reports={reports} />
        <Output
          operation={operation}
          name="signatures"
          view={({ label, name, value }) =>
            reports.length > 0 && (
              <Stack name={name}>
                {reports.map((report, index) => (
                  <Signature key={index} operation={operation} report={report} place={index + 1} fileBytes={input.file ? fileSize(input.file) : 0} />
                ))}
                <ResultActions label={label} text={JSON.stringify(value, null, 2)} format="json" />
              </Stack>
            )
          }
        />
        <Folded summary={words('asData')} isCard>
          <Outputs operation={operation} names={['signatureCount', 'encrypted', 'emptySignatureFields', 'details']} />
        </Folded>
      </Stack>
    </Stack>
  );
}

function TrustedCertificates({ operation }: CheckProps) {
  const words = useWords<typeof en>();
  const trusted = operation.input.trustedCertificates;
  const [fromLink] = useState(addressHash().includes('trustedCertificates=') ? trusted : '');
  return (
    <Folded summary={words('trustedFold')} isOpen={trusted.trim() !== ''}>
      {trusted !== '' && trusted === fromLink && (
        <Banner tone="doubtful" role="status">
          {words('trustFromLink')}
        </Banner>
      )}
      <Field operation={operation} name="trustedCertificates" />
      <p className={look.hint}>{words('trustHint')}</p>
    </Folded>
  );
}

async function loadSample(): Promise<FileValue> {
  const [{ writeSample }, { toBytes }] = await Promise.all([import('./sample-pdf.ts'), import('./example-writer.ts')]);
  return { name: 'sample.pdf', type: 'application/pdf', content: toBytes(writeSample()) };
}

interface ReportsProps extends CheckProps {
  readonly reports: readonly SignatureReport[];
}

/** The verdict on all signatures together, and its limits. */
export function Verdict({ operation, reports }: ReportsProps) {
  const kit = useKitWords();
  const words = useWords<typeof en>();
  const { emptySignatureFields: emptyFields, encrypted, notChecked } = operation.output;
  return (
    <Card label={kit('results')}>
      <Output
        operation={operation}
        name="verdict"
        view={({ label, value, name, field }) => {
          const verdict = value === '' ? 'unsigned' : value;
          const bad = reports.filter(({ result }) => result === (verdict === 'invalid' ? 'invalid' : 'unverifiable')).length;
          return (
            <Banner tone={field.tones[verdict]} isLarge>
              <output aria-label={label} data-value={name} data-code={verdict}>
                {words(verdict, { count: reports.length, bad })}
              </output>
              {verdict === 'unsigned' ? <p>{words('unsignedHint')}</p> : <Identity reports={reports} />}
            </Banner>
          );
        }}
      />
      {emptyFields.length > 0 && <p className={look.note}>{words('emptyFields', { count: emptyFields.length, names: emptyFields.join(', ') })}</p>}
      {encrypted && <p className={look.note}>{words('encrypted')}</p>}
      {notChecked.length > 0 && <h2 className={look.label}>{words('notChecked')}</h2>}
      <Output operation={operation} name="notChecked" />
    </Card>
  );
}

/** Lists verified signers with their issuers, and signers whose names prove nothing. Invalid signatures prove nothing about anyone. */
function Identity({ reports }: Pick<ReportsProps, 'reports'>) {
  const words = useWords<typeof en>();
  const trustStatement = useTrustStatement();
  const usable = reports.filter(({ result }) => result !== 'invalid');
  const unknown = usable.filter((report) => !trustedIn(report));
  if (usable.length > 0 && unknown.length === usable.length) return <p>{words('identityUnknown', { count: unknown.length })}</p>;
  return usable.map((report, index) => <p key={index}>{trustStatement(report) || words('identityOf', { name: report.signer || words('noSigner') })}</p>);
}
