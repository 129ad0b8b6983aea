import type { SyntheticEvent } from 'react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import look from '../../../page/look.module.css';
import { Card, Stack } from '../../../page/Section.tsx';
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
import type { Countdown as CountdownState } from '../countdown.ts';
import { readCountdown, reset, setDuration, timeLeftMs, toggle } from '../countdown.ts';
import { sounds } from '../sounds.ts';
import { formatDuration, formatSeconds, parseDuration } from '../watch.ts';
import { now, useNow, useTitleTime, useWakeLock } from './clock.ts';
import styles from './chronometer.module.css';
import { FullScreenButton } from './FullScreenButton.tsx';
import { openSound, play } from './sound.ts';

const PRESET_MINUTES = [1, 3, 5, 10, 25, 60] as const;

function notify(text: string): Notification | undefined {
  return 'Notification' in window && Notification.permission === 'granted' ? new Notification(text) : undefined;
}

export function Countdown() {
  const words = useWords<typeof en>();
  const [state, change] = useStoredObject('chronometer.countdown', readCountdown);
  const [announced, setAnnounced] = useState('');
  const audio = useRef<AudioContext>(undefined);
  const isRunning = state.endsAt !== undefined;
  const leftMs = timeLeftMs(state, useNow(isRunning));
  const isOver = isRunning && leftMs <= 0;

  useTitleTime(isRunning ? `${isOver ? '+' : ''}${formatSeconds(leftMs, true)}` : undefined);
  useWakeLock(isRunning);
  useUnsaved('chronometer countdown', isRunning && !isOver);

  const ring = useEffectEvent(() => {
    play(audio.current, state.sound, state.volume);
    setAnnounced(words('saidEnd'));
    if (state.notifies) notify(words('saidEnd'));
  });

  // Uses a separate timer instead of frames: a hidden tab renders none.
  useEffect(() => {
    if (state.endsAt === undefined) return undefined;
    const waitMs = state.endsAt - now();
    if (waitMs < 0) return undefined;
    const timer = setTimeout(ring, waitMs);
    return () => clearTimeout(timer);
  }, [state.endsAt]);

  function press(): void {
    audio.current ??= openSound();
    change(toggle(state, now()));
    setAnnounced(words(isRunning ? 'saidStop' : 'saidStart', { time: formatSeconds(leftMs, true) }));
  }

  const begin = (): void => change(reset(state));

  useToolKeys({ ' ': press, r: begin });

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
            <Button size="large" type="primary" aria-keyshortcuts="Space" onClick={press}>
              {words(isRunning ? 'stop' : 'start')}
            </Button>
            <Button size="large" aria-keyshortcuts="R" onClick={begin}>
              {words('reset')}
            </Button>
            <FullScreenButton />
          </div>
          <p className={look.hint}>{words('countdownKeys')}</p>
          <p role="status" className="visually-hidden">
            {announced}
          </p>
        </div>
      </Card>
      <Card label={words('settings')}>
        <DurationChooser countdown={state} onChange={change} />
        <AlarmSettings countdown={state} onChange={change} onTry={() => play((audio.current ??= openSound()), state.sound, state.volume)} />
      </Card>
    </Stack>
  );
}

interface SettingsProps {
  readonly countdown: CountdownState;
  readonly onChange: (part: Partial<CountdownState>) => void;
}

function DurationChooser({ countdown, onChange }: SettingsProps) {
  const { durationMs, recentMs } = countdown;
  const choose = (ms: number): void => onChange(setDuration(countdown, ms));
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
    choose(ms);
  }

  return (
    <>
      <div className={styles.presets} role="group" aria-label={words('presets')}>
        {PRESET_MINUTES.map((minutes) => (
          <Button key={minutes} aria-pressed={durationMs === minutes * 60_000} onClick={() => choose(minutes * 60_000)}>
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
            <Button key={ms} size="small" onClick={() => choose(ms)}>
              {formatDuration(ms).replace(/\.000$/u, '')}
            </Button>
          ))}
        </div>
      )}
    </>
  );
}

interface AlarmSettingsProps extends SettingsProps {
  readonly onTry: () => void;
}

function AlarmSettings({ countdown: { sound, volume, notifies }, onChange, onTry }: AlarmSettingsProps) {
  const words = useWords<typeof en>();
  const id = useId();

  // Permission is requested only on a click.
  async function setNotifies(isWanted: boolean): Promise<void> {
    const isAllowed = isWanted && 'Notification' in window && (await Notification.requestPermission()) === 'granted';
    onChange({ notifies: isAllowed });
  }

  return (
    <div className={styles.alarm}>
      <label htmlFor={`${id}-sound`}>{words('sound')}</label>
      <NativeSelect id={`${id}-sound`} options={sounds} labelOf={(name) => words(name)} value={sound} onChange={(next) => onChange({ sound: next })} />
      <Slider
        label={words('volume')}
        value={Math.round(volume * 100)}
        format={(percent) => `${percent} %`}
        onChange={(percent) => onChange({ volume: percent / 100 })}
      />
      <Button size="small" onClick={onTry}>
        {words('trySound')}
      </Button>
      {'Notification' in window && <Switch label={words('notify')} checked={notifies} onChange={(next) => void setNotifies(next)} />}
    </div>
  );
}
