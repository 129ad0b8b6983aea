import { useState } from 'react';
import { download } from '../../../page/download.ts';
import kit from '../../../page/kit.module.css';
import { Result } from '../../../page/outputs/Result.tsx';
import { Folded } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import { Progress } from '../../../ui/progress/Progress.tsx';
import type en from '../strings/en.json';
import { pngOf, printPictures, svgOf } from './picture.ts';
import styles from './qr-code.module.css';
import { useRun } from './use-run.ts';

// A sheet or an archive of more would be beyond what a page can hold.
const MAX_CODES = 500;

interface Made {
  readonly line: string;
  readonly svg: string;
  readonly png: Blob | undefined;
}

type Result = { readonly kind: 'made'; readonly codes: readonly Made[] } | { readonly kind: 'failed'; readonly line: number } | { readonly kind: 'cancelled' };

/** A code for each line of the text, in the same style: a sheet to print, or an archive. */
export function Many({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const run = useRun();
  const [done, setDone] = useState<number>();
  const [stop, setStop] = useState<AbortController>();
  const [failedLine, setFailedLine] = useState<number>();
  const lines = String(operation.input.text ?? '')
    .split(/\r?\n/u)
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text !== '');

  async function make(signal: AbortSignal): Promise<Result> {
    const codes: Made[] = [];
    for (const { text, number } of lines) {
      if (signal.aborted) return { kind: 'cancelled' };
      setDone(codes.length);
      const outcome = await run('encode', { ...operation.input, text });
      if (outcome.kind !== 'output') return { kind: 'failed', line: number };
      const { output } = outcome;
      codes.push({ line: text, svg: svgOf(output.svg), png: await pngOf(output, Number(operation.input.size)) });
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
      <p className={kit.hint}>{words('manyHint', { count: lines.length, limit: MAX_CODES })}</p>
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
                texts.t('name'),
              ),
            )
          }
        >
          {words('sheet')}
        </Button>
      </div>
      {done !== undefined && (
        <Progress
          label={texts.t('page.working')}
          value={done / lines.length}
          detail={texts.t('page.progress', { percent: Math.floor((done / lines.length) * 100) })}
          cancelLabel={texts.t('page.cancel')}
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
  const files: Record<string, Uint8Array> = {};
  for (const [index, { png }] of codes.entries()) {
    const number = String(index + 1).padStart(String(codes.length).length, '0');
    if (png) files[`qr-code-${number}.png`] = new Uint8Array(await png.arrayBuffer());
  }
  // PNG is packed already.
  download(zipSync(files, { level: 0 }), 'qr-codes.zip', 'application/zip');
}
