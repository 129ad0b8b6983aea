import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { LiveVideo } from '../../../page/camera/LiveVideo.tsx';
import { formatBytes } from '../../../page/words/format-bytes.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { grabFrame } from '../../../page/files/picture.ts';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useToolKeys } from '../../../page/keys/tool-keys.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { elapsedMs, formatElapsed } from '../recording.ts';
import type { Settings } from '../settings.ts';
import type en from '../strings/en.json';
import styles from './camera-recorder.module.css';
import { Level } from './Level.tsx';
import { keep } from './recordings.ts';
import type { Camera } from './use-camera.ts';
import { videoType } from './use-camera.ts';

interface StageProps {
  readonly camera: Camera;
  readonly settings: Settings;
  readonly isMirrored: boolean;
}

const TICK_MS = 250;
const SECOND_MS = 1000;

/** Shows the camera preview and its buttons. */
export function Stage({ camera, settings, isMirrored }: StageProps) {
  const words = useWords<typeof en>();
  const { state, stream } = camera;
  const video = useRef<HTMLVideoElement>(null);
  const [announced, setAnnounced] = useState<'saidTaken' | 'saidRecording' | 'saidPaused' | 'saidStopped' | 'pictureFailed'>();
  const [left, setLeft] = useState(0);
  const isRecording = state.kind === 'recording';
  const isPaused = isRecording && state.since === undefined;

  async function take(): Promise<void> {
    const picture = video.current && (await grabFrame(video.current, { type: settings.pictureType, isMirrored: settings.mirrorFiles }));
    if (picture) keep('picture', picture);
    setAnnounced(picture ? 'saidTaken' : 'pictureFailed');
  }

  const countDown = useEffectEvent(() => {
    setLeft(left - 1);
    if (left === 1) void take();
  });
  useEffect(() => {
    if (left === 0 || !stream) return undefined;
    const timer = setTimeout(countDown, SECOND_MS);
    return () => clearTimeout(timer);
  }, [left, stream]);

  const actions = {
    start: () => void camera.start(settings),
    take: () => {
      if (!stream || left > 0) return;
      if (settings.countdown === '0') void take();
      else setLeft(Number(settings.countdown));
    },
    record: () => {
      if (state.kind !== 'live') return;
      camera.record(settings.mirrorFiles ? (video.current ?? undefined) : undefined);
      setAnnounced('saidRecording');
    },
    pause: () => {
      if (!isRecording) return;
      camera.togglePause();
      setAnnounced(isPaused ? 'saidRecording' : 'saidPaused');
    },
    stopRecording: () => {
      if (!isRecording) return;
      camera.stopRecording();
      setAnnounced('saidStopped');
    },
    stop: () => {
      camera.stop();
      setLeft(0);
    },
  };
  useToolKeys({ ' ': actions.take, r: actions.record, p: actions.pause, s: actions.stopRecording });

  return (
    <Card label={words('preview')}>
      <div className={styles.stage}>
        {stream ? (
          <div className={styles.frame}>
            <LiveVideo ref={video} stream={stream} label={words('preview')} className={isMirrored ? styles.mirrored : undefined} />
            {settings.grid && <div className={styles.grid} aria-hidden />}
            {left > 0 && (
              <p className={styles.countdown} role="timer">
                {left}
              </p>
            )}
          </div>
        ) : (
          <Waiting camera={camera} onStart={actions.start} />
        )}
      </div>
      {stream && (
        <>
          <div className={styles.buttons}>
            <Button type="primary" size="large" aria-keyshortcuts="Space" disabled={left > 0} onClick={actions.take}>
              {words('takePicture')}
            </Button>
            {isRecording ? (
              <>
                <Button size="large" aria-keyshortcuts="P" onClick={actions.pause}>
                  {words(isPaused ? 'resume' : 'pause')}
                </Button>
                <Button size="large" type="error" aria-keyshortcuts="S" onClick={actions.stopRecording}>
                  {words('stop')}
                </Button>
              </>
            ) : (
              <Button size="large" aria-keyshortcuts="R" disabled={videoType() === undefined} onClick={actions.record}>
                {words('record')}
              </Button>
            )}
            <Button size="large" onClick={actions.stop}>
              {words('stopCamera')}
            </Button>
            {isRecording && <Counter camera={camera} />}
          </div>
          {stream.getAudioTracks().length > 0 && <Level stream={stream} />}
          {videoType() === undefined && <p className={look.note}>{words('noVideo')}</p>}
          {'isSilent' in state && state.isSilent && <p className={look.note}>{words('silent')}</p>}
          <p className={look.hint}>{words('keys')}</p>
        </>
      )}
      <p role="status" className={announced === 'pictureFailed' ? look.note : 'visually-hidden'}>
        {announced && words(announced)}
      </p>
      {camera.hasFailed && <p role="alert">{words('recordingFailed')}</p>}
    </Card>
  );
}

/** Shows a placeholder until the camera image is available. */
function Waiting({ camera: { state }, onStart }: { readonly camera: Camera; readonly onStart: () => void }) {
  const words = useWords<typeof en>();
  const isRefused = state.kind === 'refused';
  return (
    <div className={styles.waiting}>
      <p role={isRefused ? 'alert' : undefined} data-refusal={isRefused ? state.refusal : undefined}>
        {words(isRefused ? state.refusal : state.kind === 'starting' ? 'starting' : 'nothingYet')}
      </p>
      <Button type="primary" size="large" disabled={state.kind === 'starting'} onClick={onStart}>
        {words(isRefused ? 'tryAgain' : 'start')}
      </Button>
    </div>
  );
}

/** Shows the duration and size of the recording. */
function Counter({ camera: { state, bytes } }: { readonly camera: Camera }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [ms, setMs] = useState(0);
  useEffect(() => {
    const update = (): void => setMs(elapsedMs(state, performance.now()));
    update();
    const timer = setInterval(update, TICK_MS);
    return () => clearInterval(timer);
  }, [state]);
  const isPaused = state.kind === 'recording' && state.since === undefined;
  return (
    <span className={styles.counter} role="timer" aria-label={words(isPaused ? 'paused' : 'recorded')}>
      {!isPaused && <i className={styles.light} aria-hidden />}
      {formatElapsed(ms)} · {formatBytes(bytes, kit)}
    </span>
  );
}
