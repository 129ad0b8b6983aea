import type { Zippable } from 'fflate';
import { useState } from 'react';
import { download } from '../../../page/files/download.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { Folded } from '../../../page/Section.tsx';
import { pngOf, printPictures, svgOf } from '../../../page/files/picture.ts';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './qr-code.module.css';

// A sheet or an archive of more would be beyond what a page can hold.
const MAX_CODES = 500;

interface Made {
  readonly line: string;
  readonly svg: string;
  readonly png: Blob | undefined;
}

type Result = { readonly kind: 'made'; readonly codes: readonly Made[] } | { readonly kind: 'failed'; readonly line: number } | { readonly kind: 'cancelled' };

/** A code for each line of the text, in the same style: a sheet to print, or an archive. */
export function Many({ operation }: OperationProps<typeof fields.encode>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { words: own } = useTool();
  const run = useOutcome();
  const [done, setDone] = useState<number>();
  const [stop, setStop] = useState<AbortController>();
  const [failedLine, setFailedLine] = useState<number>();
  const { size = 0 } = operation.input;
  const lines = operation.input.text
    .split(/\r?\n/u)
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text !== '');

  async function make(signal: AbortSignal): Promise<Result> {
    const codes: Made[] = [];
    for (const { text, number } of lines) {
      if (signal.aborted) return { kind: 'cancelled' };
      setDone(codes.length);
      const outcome = await run(fields.encode, { ...operation.input, text });
      if (outcome.kind !== 'output') return { kind: 'failed', line: number };
      const { output } = outcome;
      codes.push({ line: text, svg: svgOf(output.svg), png: await pngOf(output.png, output.svg, size) });
    }
    return { kind: 'made', codes };
  }

  async function withCodes(finish: (codes: readonly Made[]) => Promise<void>): Promise<void> {
    const controller = new AbortController();
    setStop(controller);
    setFailedLine(undefined);
    const result = await make(controller.signal);
    if (result.kind === 'made') await finish(result.codes);
    if (result.kind === 'failed') setFailedLine(result.line);
    setDone(undefined);
  }

  const isReady = lines.length > 1 && lines.length <= MAX_CODES && done === undefined;
  return (
    <Folded isCard summary={words('many')}>
      <p className={look.hint}>{words('manyHint', { count: lines.length, limit: MAX_CODES })}</p>
      <div className={styles.format}>
        <Button icon={<DownloadIcon />} disabled={!isReady} onClick={() => void withCodes(saveArchive)}>
          {words('zip')}
        </Button>
        <Button
          disabled={!isReady}
          onClick={() =>
            void withCodes((codes) =>
              printPictures(
                codes.map(({ svg, line }) => ({ svg, caption: line })),
                own.t('name'),
              ),
            )
          }
        >
          {words('sheet')}
        </Button>
      </div>
      {done !== undefined && (
        <Progress
          label={kit('working')}
          value={done / lines.length}
          detail={kit('progress', { percent: Math.floor((done / lines.length) * 100) })}
          cancelLabel={kit('cancel')}
          onCancel={() => stop?.abort()}
        />
      )}
      <p role="status" className={styles.said}>
        {failedLine !== undefined && words('lineFailed', { line: failedLine })}
      </p>
    </Folded>
  );
}

async function saveArchive(codes: readonly Made[]): Promise<void> {
  const { zipSync } = await import('fflate');
  const files: Zippable = {};
  for (const [index, { png }] of codes.entries()) {
    const number = String(index + 1).padStart(String(codes.length).length, '0');
    if (png) files[`qr-code-${number}.png`] = new Uint8Array(await png.arrayBuffer());
  }
  // PNG is packed already.
  download(zipSync(files, { level: 0 }), 'qr-codes.zip', 'application/zip');
}
