import { useState } from 'react';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { Field } from '../../page/Field.tsx';
import { FileDrop } from '../../page/FileDrop.tsx';
import kit from '../../page/kit.module.css';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../page/Section.tsx';
import { useEnvironment } from '../../page/environment.ts';
import { useWords } from '../../page/tool-context.tsx';
import type { OperationState } from '../../page/use-operation.ts';
import { useOperation } from '../../page/use-operation.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { WarningIcon } from '../../ui/icons.tsx';
import styles from './page/pdf-signature.module.css';
import { readReport } from './page/report.ts';
import { SignatureCards } from './page/SignatureCards.tsx';
import { VerdictCard } from './page/VerdictCard.tsx';
import type en from './strings/en.json';

/** A file dropped; then what its signatures are worth, in sentences, and a card each. */
export default function PdfSignatureChecker() {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  const operation = useOperation('check');
  const file = operation.input.file as FileValue | undefined;
  const isAnswered = useAnswerTo(operation, file);
  const trusted = String(operation.input.trustedCertificates ?? '');
  const [isTrustOpen, setTrustOpen] = useOpenWithText(trusted);
  const [fromLink] = useState(location.hash.includes('trustedCertificates=') ? trusted : '');
  return (
    <Stack>
      <Card label={texts.t('page.input')}>
        <FileDrop operation={operation} name="file" />
        {!file && (
          <div className={kit.ends}>
            <p className={kit.note}>{words('noFile')}</p>
            <Button size="small" onClick={async () => operation.set('file', await loadSample())}>
              {words('trySample')}
            </Button>
          </div>
        )}
        <Folded summary={words('trustedFold')} isOpen={isTrustOpen} onToggle={setTrustOpen}>
          {trusted !== '' && trusted === fromLink && (
            <p className={classNames(kit.banner, kit.doubtful)} role="status">
              <WarningIcon />
              {words('trustFromLink')}
            </p>
          )}
          <Field operation={operation} name="trustedCertificates" />
          <p className={kit.hint}>{words('trustHint')}</p>
        </Folded>
        <RunStatus operation={operation} />
      </Card>
      <div className={styles.results} hidden={!isAnswered}>
        <VerdictCard operation={operation} />
        <Output operation={operation} name="signatures">
          {() => <SignatureCards operation={operation} reports={readReport(operation.output)} fileBytes={file ? fileSize(file) : 0} />}
        </Output>
        <Folded summary={words('asData')} isCard>
          {['signatureCount', 'encrypted', 'emptySignatureFields', 'details'].map((name) => (
            <Output key={name} operation={operation} name={name} />
          ))}
        </Folded>
      </div>
    </Stack>
  );
}

/** Whether what was found out is about this file: a verdict on another one must never be read as one on this. */
function useAnswerTo({ output, hasOutput, problem, isCancelled }: OperationState, file: FileValue | undefined): boolean {
  const [answer, setAnswer] = useState({ output, file });
  if (answer.output !== output) setAnswer({ output, file });
  const isRefused = problem?.kind === 'error' && problem.failure.field === 'file';
  return file !== undefined && hasOutput && answer.file === file && !isRefused && !isCancelled && problem?.kind !== 'bug';
}

/** Opens when a text comes, from wherever: what is trusted must not be out of sight. */
function useOpenWithText(text: string): readonly [boolean, (isOpen: boolean) => void] {
  const hasText = text.trim() !== '';
  const [hadText, setHadText] = useState(false);
  const [isOpen, setOpen] = useState(false);
  if (hasText !== hadText) {
    setHadText(hasText);
    if (hasText) setOpen(true);
  }
  return [isOpen, setOpen];
}

async function loadSample(): Promise<FileValue> {
  const [{ writeSample }, { toBytes }] = await Promise.all([import('./sample-pdf.ts'), import('./example-writer.ts')]);
  return { name: 'sample.pdf', type: 'application/pdf', content: toBytes(writeSample()) };
}
