import { useState } from 'react';
import { CopyButton } from '../../../page/copy/CopyButton.tsx';
import { download } from '../../../page/files/download.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { Card, Stack } from '../../../page/Section.tsx';
import { useStored } from '../../../page/storage/use-stored.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useToolKeys } from '../../../page/keys/tool-keys.ts';
import { useUnsaved } from '../../../page/session/use-unsaved.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type { DataColumn } from '../../../ui/data-table/DataTable.tsx';
import { DataTable } from '../../../ui/data-table/DataTable.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import type { Lap, Watch } from '../watch.ts';
import { addLap, describeLaps, elapsedMs, formatDuration, formatSeconds, newWatch, readWatch, start, stop } from '../watch.ts';
import { now, showsMilliseconds, useNow, useTitleTime, useWakeLock } from './clock.ts';
import styles from './chronometer.module.css';
import { FullScreenButton } from './FullScreenButton.tsx';

export function Stopwatch() {
  const words = useWords<typeof en>();
  const [watch, setWatch] = useStored('chronometer.watch', readWatch);
  const [undone, setUndone] = useState<Watch>();
  const [announced, setAnnounced] = useState('');
  const isRunning = watch.startedAt !== undefined;
  const ms = elapsedMs(watch, useNow(isRunning));
  const isFresh = ms === 0 && watch.laps.length === 0;

  useTitleTime(isRunning ? formatSeconds(ms) : undefined);
  useWakeLock(isRunning);
  useUnsaved('chronometer stopwatch', isRunning);

  function toggle(): void {
    const instant = now();
    const next = isRunning ? stop(watch, instant) : start(watch, instant);
    setUndone(undefined);
    setWatch(next);
    setAnnounced(words(isRunning ? 'saidStop' : 'saidStart', { time: formatDuration(elapsedMs(next, instant)) }));
  }

  function lap(): void {
    if (!isRunning) return;
    const next = addLap(watch, now());
    setWatch(next);
    setAnnounced(words('saidLap', { number: next.laps.length, time: formatDuration(describeLaps(next.laps).at(-1)?.lapMs ?? 0) }));
  }

  function reset(): void {
    if (isFresh) return;
    setUndone(stop(watch, now()));
    setWatch(newWatch);
    setAnnounced(words('saidReset'));
  }

  function undo(): void {
    if (undone) setWatch(undone);
    setUndone(undefined);
  }

  useToolKeys({ ' ': toggle, l: lap, r: reset });

  return (
    <Stack>
      <Card label={words('stopwatch')}>
        <div className={styles.face}>
          <div className={styles.figures} role="timer" aria-label={words('elapsed')} data-time={Math.floor(ms)}>
            {isRunning && !showsMilliseconds() ? formatSeconds(ms) : formatDuration(ms)}
          </div>
          <div className={styles.buttons}>
            <Button size="large" type="primary" aria-keyshortcuts="Space" onClick={toggle}>
              {words(isRunning ? 'stop' : 'start')}
            </Button>
            <Button size="large" aria-keyshortcuts="L" disabled={!isRunning} onClick={lap}>
              {words('lap')}
            </Button>
            {undone ? (
              <Button size="large" onClick={undo}>
                {words('undo')}
              </Button>
            ) : (
              <Button size="large" aria-keyshortcuts="R" disabled={isFresh} onClick={reset}>
                {words('reset')}
              </Button>
            )}
            <FullScreenButton />
          </div>
          <p className={look.hint}>{words('stopwatchKeys')}</p>
          <p role="status" className="visually-hidden">
            {announced}
          </p>
        </div>
      </Card>
      {watch.laps.length > 0 && <LapTable laps={describeLaps(watch.laps)} />}
    </Stack>
  );
}

const lapTime = ({ lapMs }: Lap): string => formatDuration(lapMs);

function LapTable({ laps }: { readonly laps: readonly Lap[] }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const columns: readonly DataColumn<Lap>[] = [
    { key: 'number', label: words('lapNumber'), text: ({ number }) => String(number) },
    {
      key: 'lap',
      label: words('lapTime'),
      text: lapTime,
      show: (lap) => (
        <>
          {lapTime(lap)}
          {lap.rank && <span className={classNames(look.tag, styles.rank)}>{words(lap.rank)}</span>}
        </>
      ),
    },
    { key: 'behind', label: words('lapBehind'), text: ({ behindMs }) => `+${formatDuration(behindMs)}` },
    { key: 'total', label: words('lapTotal'), text: ({ totalMs }) => formatDuration(totalMs) },
  ];
  const joined = (separator: string): string =>
    [columns.map(({ label }) => label), ...laps.map((lap) => columns.map(({ text }) => text(lap)))].map((row) => row.join(separator)).join('\n');
  return (
    <Card label={kit('results')}>
      <DataTable
        label={words('laps')}
        hasCaption
        className={styles.laps}
        columns={columns}
        rows={laps.toReversed()}
        rowProps={({ rank }) => ({ 'data-rank': rank })}
      />
      <div className={styles.presets}>
        <CopyButton label={words('laps')} text={() => joined('\t')} />
        <Button
          variant="text"
          size="small"
          icon={<DownloadIcon />}
          aria-label={kit('downloadValue', { label: words('laps') })}
          onClick={() => download(`${joined(',')}\n`, 'laps.csv', 'text/csv')}
        >
          {kit('download')}
        </Button>
      </div>
    </Card>
  );
}
