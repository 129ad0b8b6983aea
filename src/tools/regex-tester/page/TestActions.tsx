import { useState } from 'react';
import { unlessRefused } from '../../../contract/errors.ts';
import { download } from '../../../page/files/download.ts';
import { readTextFile } from '../../../page/files/text-file.ts';
import { fileOutcome, ToolButton } from '../../../page/layouts/InputToolbar.tsx';
import look from '../../../page/look.module.css';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { usePageActions, useTool, useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { describeFailure } from '../../../runtime/failure.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { chooseFile } from '../../../ui/choose-file.ts';
import { CodeIcon } from '../../../ui/code-icon.tsx';
import { CloseIcon, DownloadIcon, FileUploadIcon, SampleIcon } from '../../../ui/icons.tsx';
import { Menu } from '../../../ui/menu/Menu.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import type { TestLanguage } from '../codes.ts';
import { testLanguages } from '../codes.ts';
import { formatRows, tryParseTestFile } from '../test-file.ts';
import type { Bench } from './use-bench.ts';

const FILE_NAME = 'regex-tests.json';

/** Opens and saves test files, copies the tests as source code, and fills in the sample tests or none. */
export function TestActions({ bench, tests }: { readonly bench: Bench; readonly tests: string }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const tool = useTool();
  const { replace } = usePageActions();
  const runOnce = useOutcome();
  const { result, copy } = useCopy();
  const [problem, setProblem] = useState('');
  const { pattern, flags } = bench;
  const { sample } = fields.test.input.tests;

  async function open(): Promise<void> {
    const chosen = await chooseFile();
    if (!chosen) return;
    const read = await readTextFile(chosen);
    setProblem(fileOutcome(read.kind === 'text' ? read.encoding : read.kind, chosen.name, kit));
    if (read.kind !== 'text') return;
    // A damaged file is shown as text, with its error.
    const file = unlessRefused(() => tryParseTestFile(read.text));
    if (file?.pattern === undefined) replace('test', { tests: read.text });
    else replace('test', { pattern: file.pattern, flags: file.flags ?? [], tests: formatRows(file.tests) });
  }

  async function withCode(language: TestLanguage, send: (code: string) => Promise<void> | void): Promise<void> {
    const outcome = await runOnce(fields.testFile, { tests, pattern, flags, language });
    setProblem(outcome.kind === 'error' ? describeFailure(outcome.error, tool.words) : outcome.kind === 'bug' ? tool.words.t('errors.bug') : '');
    if (outcome.kind === 'output') await send(outcome.output.code);
  }

  return (
    <>
      <ToolButton action="open-file" icon={<FileUploadIcon />} onClick={() => void open()}>
        {kit('openFile')}
      </ToolButton>
      <Button
        size="small"
        variant="text"
        icon={<DownloadIcon />}
        disabled={tests === ''}
        onClick={() => void withCode('json', (code) => download(code, FILE_NAME, 'application/json'))}
      >
        {words('saveFile')}
      </Button>
      <Menu
        label={words('copyTestsAs')}
        icon={<CodeIcon />}
        disabled={tests === ''}
        groups={[
          {
            entries: testLanguages
              .filter((language) => language !== 'json')
              .map((language) => ({
                id: language,
                content: tool.words.t(`inputs.language.options.${language}`),
                onSelect: () => void withCode(language, copy),
              })),
          },
        ]}
      />
      <ToolButton action="sample" icon={<SampleIcon />} isPressed={tests === sample} onClick={() => replace('test', { tests: tests === sample ? '' : sample })}>
        {kit('sample')}
      </ToolButton>
      <ToolButton action="clear" icon={<CloseIcon />} isOff={tests === ''} onClick={() => replace('test', { tests: '' })}>
        {kit('clear')}
      </ToolButton>
      <span role="status" className={look.note}>
        {result === 'copyFailed' ? kit('copyFailed') : problem}
      </span>
    </>
  );
}
