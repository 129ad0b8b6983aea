import { useState } from 'react';
import { downloadArchive } from '../../../page/files/archive.ts';
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

// A page cannot hold a larger sheet or archive.
const MAX_CODES = 500;

interface Made {
  readonly line: string;
  readonly svg: string;
  readonly png: Blob | undefined;
}

/** Renders the bulk actions: one code per line in the same style, as a print sheet or an archive. */
export function Many({ operation }: OperationProps<typeof fields.encode>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { words: own } = useTool();
  const run = useOutcome();
  const [batch, setBatch] = useState<{ readonly done: number; readonly stop: AbortController }>();
  const [failedLine, setFailedLine] = useState<number>();
  const { size = 0 } = operation.input;
  const lines = operation.input.text
    .split(/\r?\n/u)
    .map((text, index) => ({ text, number: index + 1 }))
    .filter(({ text }) => text !== '');

  async function withCodes(finish: (codes: readonly Made[]) => Promise<void>): Promise<void> {
    const stop = new AbortController();
    const codes: Made[] = [];
    setFailedLine(undefined);
    for (const { text, number } of lines) {
      if (stop.signal.aborted) break;
      setBatch({ done: codes.length, stop });
      const outcome = await run(fields.encode, { ...operation.input, text });
      if (outcome.kind !== 'output') {
        setFailedLine(number);
        break;
      }
      const { svg, png } = outcome.output;
      codes.push({ line: text, svg: svgOf(svg), png: await pngOf(png, svg, size) });
    }
    if (codes.length === lines.length) await finish(codes);
    setBatch(undefined);
  }

  const print = (codes: readonly Made[]): Promise<void> =>
    printPictures(
      codes.map(({ svg, line }) => ({ svg, caption: line })),
      own.t('name'),
    );
  const done = (batch?.done ?? 0) / lines.length;
  const isReady = lines.length > 1 && lines.length <= MAX_CODES && !batch;
  return (
    <Folded isCard summary={words('many')}>
      <p className={look.hint}>{words('manyHint', { count: lines.length, limit: MAX_CODES })}</p>
      <div className={styles.format}>
        <Button icon={<DownloadIcon />} disabled={!isReady} onClick={() => void withCodes(saveArchive)}>
          {words('zip')}
        </Button>
        <Button disabled={!isReady} onClick={() => void withCodes(print)}>
          {words('sheet')}
        </Button>
      </div>
      {batch && (
        <Progress
          label={kit('working')}
          value={done}
          detail={kit('progress', { percent: Math.floor(done * 100) })}
          cancelLabel={kit('cancel')}
          onCancel={() => batch.stop.abort()}
        />
      )}
      <p role="status" className={styles.status}>
        {failedLine !== undefined && words('lineFailed', { line: failedLine })}
      </p>
    </Folded>
  );
}

const saveArchive = (codes: readonly Made[]): Promise<void> =>
  downloadArchive(
    codes.flatMap(({ png }, index) => (png ? [{ name: `qr-code-${String(index + 1).padStart(String(codes.length).length, '0')}.png`, content: png }] : [])),
    'qr-codes.zip',
  );
