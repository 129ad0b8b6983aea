import type { SyntheticEvent } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import look from '../../../page/look.module.css';
import { Card, Stack } from '../../../page/Section.tsx';
import { isFlag, listOf, objectOf, oneOf, only, withLatest } from '../../../page/storage/read-value.ts';
import { useStoredObject } from '../../../page/storage/use-stored.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useToolKeys } from '../../../page/keys/tool-keys.ts';
import { useUnsaved } from '../../../page/session/use-unsaved.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import { NativeSelect } from '../../../ui/native-select/NativeSelect.tsx';
import { Slider } from '../../../ui/slider/Slider.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { classNames } from '../../../ui/class-names.ts';
import type en from '../strings/en.json';
import { formatDuration, formatSeconds, parseDuration } from '../watch.ts';
import { now, useNow, useTitleTime, useWakeLock } from './clock.ts';
import styles from './chronometer.module.css';
import { FullScreenButton } from './FullScreenButton.tsx';
import type { Sound } from './sound.ts';
import { openSound, play, sounds } from './sound.ts';

const PRESET_MINUTES = [1, 3, 5, 10, 25, 60] as const;
const MAX_RECENT = 5;

interface CountdownState {
  readonly durationMs: number;
  /** Milliseconds that were left when it was last stopped. */
  readonly restMs: number;
  /** The instant at which it reaches zero, while it runs. */
  readonly endsAt: number | undefined;
  readonly recentMs: readonly number[];
  readonly sound: Sound;
  /** From 0 to 1. */
  readonly volume: number;
  readonly notifies: boolean;
}

const fresh: CountdownState = { durationMs: 300_000, restMs: 300_000, endsAt: undefined, recentMs: [], sound: 'bell', volume: 0.5, notifies: false };

const isTime = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);

const readCountdown = objectOf(fresh, {
  durationMs: (stored) => (isTime(stored) && stored > 0 ? stored : undefined),
  restMs: only(isTime),
  endsAt: only(isTime),
  recentMs: listOf(isTime, MAX_RECENT),
  sound: oneOf(sounds),
  volume: (stored) => (isTime(stored) ? Math.min(1, Math.max(0, stored)) : undefined),
  notifies: only(isFlag),
});

function notify(text: string): Notification | undefined {
  return 'Notification' in window && Notification.permission === 'granted' ? new Notification(text) : undefined;
}

export function Countdown() {
  const words = useWords<typeof en>();
  const [state, change] = useStoredObject('chronometer.countdown', readCountdown);
  const [said, setSaid] = useState('');
  const audio = useRef<AudioContext>(undefined);
  const isRunning = state.endsAt !== undefined;
  const instant = useNow(isRunning);
  const leftMs = state.endsAt === undefined ? state.restMs : state.endsAt - instant;
  const isOver = isRunning && leftMs <= 0;

  useTitleTime(isRunning ? `${isOver ? '+' : ''}${formatSeconds(leftMs, true)}` : undefined);
  useWakeLock(isRunning);
  useUnsaved('chronometer countdown', isRunning && !isOver);

  const ring = useEffectEvent(() => {
    play(audio.current, state.sound, state.volume);
    setSaid(words('saidEnd'));
    if (state.notifies) notify(words('saidEnd'));
  });

  // A timer of its own, and no drawing: a hidden tab draws no frames.
  useEffect(() => {
    if (state.endsAt === undefined) return undefined;
    const waitMs = state.endsAt - now();
    if (waitMs < 0) return undefined;
    const timer = setTimeout(ring, waitMs);
    return () => clearTimeout(timer);
  }, [state.endsAt]);

  function toggle(): void {
    audio.current ??= openSound();
    if (isRunning) change({ endsAt: undefined, restMs: Math.max(0, leftMs) });
    else change({ endsAt: now() + (state.restMs > 0 ? state.restMs : state.durationMs) });
    setSaid(words(isRunning ? 'saidStop' : 'saidStart', { time: formatSeconds(leftMs, true) }));
  }

  const reset = (): void => change({ endsAt: undefined, restMs: state.durationMs });

  const choose = (durationMs: number): void =>
    change({ durationMs, restMs: durationMs, endsAt: undefined, recentMs: withLatest(state.recentMs, [durationMs], MAX_RECENT) });

  useToolKeys({ ' ': toggle, r: reset });

  return (
    <Stack>
      <Card label={words('countdown')}>
        <div className={styles.face}>
          <div className={classNames(styles.figures, isOver && styles.over)} role="timer" aria-label={words(isOver ? 'overSince' : 'left')}>
            {isOver && '+'}
            {formatSeconds(leftMs, true)}
          </div>
          {isOver && <p>{words('overFor', { time: formatSeconds(leftMs, true) })}</p>}
          <div className={styles.buttons}>
            <Button size="large" type="primary" aria-keyshortcuts="Space" onClick={toggle}>
              {words(isRunning ? 'stop' : 'start')}
            </Button>
            <Button size="large" aria-keyshortcuts="R" onClick={reset}>
              {words('reset')}
            </Button>
            <FullScreenButton />
          </div>
          <p className={look.hint}>{words('countdownKeys')}</p>
          <p role="status" className="visually-hidden">
            {said}
          </p>
        </div>
      </Card>
      <Card label={words('settings')}>
        <DurationChooser onChoose={choose} recentMs={state.recentMs} durationMs={state.durationMs} />
        <AlarmSettings state={state} onChange={change} onTry={() => play((audio.current ??= openSound()), state.sound, state.volume)} />
      </Card>
    </Stack>
  );
}

interface DurationChooserProps {
  readonly durationMs: number;
  readonly recentMs: readonly number[];
  readonly onChoose: (durationMs: number) => void;
}

function DurationChooser({ durationMs, recentMs, onChoose }: DurationChooserProps) {
  const words = useWords<typeof en>();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [isRefused, setRefused] = useState(false);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const ms = parseDuration(typed);
    setRefused(ms === undefined);
    if (ms === undefined) return;
    setTyped('');
    onChoose(ms);
  }

  return (
    <>
      <div className={styles.presets} role="group" aria-label={words('presets')}>
        {PRESET_MINUTES.map((minutes) => (
          <Button key={minutes} aria-pressed={durationMs === minutes * 60_000} onClick={() => onChoose(minutes * 60_000)}>
            {words('minutes', { minutes })}
          </Button>
        ))}
      </div>
      <form className={styles.entry} onSubmit={submit}>
        <InputText
          label={words('duration')}
          labelPosition="left"
          rawText
          value={typed}
          placeholder="1:30"
          aria-invalid={isRefused || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(next) => {
            setTyped(next);
            setRefused(false);
          }}
        />
        <Button onClick={submit}>{words('set')}</Button>
        <p id={`${id}-hint`} className={isRefused ? styles.refused : look.hint} role={isRefused ? 'alert' : undefined}>
          {words(isRefused ? 'durationRefused' : 'durationHint')}
        </p>
      </form>
      {recentMs.length > 0 && (
        <div className={styles.presets} role="group" aria-label={words('recent')}>
          <span className={look.hint}>{words('recent')}</span>
          {recentMs.map((ms) => (
            <Button key={ms} size="small" onClick={() => onChoose(ms)}>
              {formatDuration(ms).replace(/\.000$/u, '')}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface AlarmSettingsProps {
  readonly state: CountdownState;
  readonly onChange: (part: Partial<CountdownState>) => void;
  readonly onTry: () => void;
}

function AlarmSettings({ state, onChange, onTry }: AlarmSettingsProps) {
  const words = useWords<typeof en>();
  const id = useId();

  // Asked for on a press only.
  async function setNotifies(notifies: boolean): Promise<void> {
    const isAllowed = notifies && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    onChange({ notifies: isAllowed });
  }

  return (
    <div className={styles.alarm}>
      <label htmlFor={`${id}-sound`}>{words('sound')}</label>
      <NativeSelect id={`${id}-sound`} options={sounds} labelOf={(sound) => words(sound)} value={state.sound} onChange={(sound) => onChange({ sound })} />
      <Slider
        label={words('volume')}
        value={Math.round(state.volume * 100)}
        format={(percent) => `${percent} %`}
        onChange={(percent) => onChange({ volume: percent / 100 })}
      />
      <Button size="small" onClick={onTry}>
        {words('trySound')}
      </Button>
      {'Notification' in window && <Switch label={words('notify')} checked={state.notifies} onChange={(notifies) => void setNotifies(notifies)} />}
    </div>
  );
}
