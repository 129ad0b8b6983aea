import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCameraStream } from '../../../page/camera/use-camera-stream.ts';
import type { Event, State, Wanted } from '../recording.ts';
import { chooseVideoType, constraintsOf, elapsedMs, lackOf, next, refusalOf } from '../recording.ts';
import { mirrorStream } from './mirror-stream.ts';
import { keep } from './recordings.ts';

// A crash loses no more than this.
const CHUNK_MS = 1000;

/** The type in which this browser records video; undefined where it cannot. */
export const videoType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : chooseVideoType((type) => MediaRecorder.isTypeSupported(type));

export interface Camera {
  readonly state: State;
  readonly stream: MediaStream | undefined;
  /** Bytes of the present recording. */
  readonly bytes: number;
  readonly hasFailed: boolean;
  readonly start: (wanted: Wanted) => Promise<void>;
  readonly stop: () => void;
  /** Records the stream, mirrored if the video shown is given. */
  readonly record: (mirrored: HTMLVideoElement | undefined) => void;
  /** Pauses or resumes the recording. */
  readonly togglePause: () => void;
  readonly stopRecording: () => void;
}

/** The camera with its recorder. All tracks end when the page is left. */
export function useCamera(): Camera {
  const [state, setState] = useState<State>({ kind: 'off' });
  const [bytes, setBytes] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // The newest state and devices, for events that come between two renders.
  const now = useRef<State>(state);
  const recorder = useRef<MediaRecorder>(undefined);

  function send(event: Event): void {
    now.current = next(now.current, event);
    setState(now.current);
  }

  function endRecorder(): void {
    if (recorder.current && recorder.current.state !== 'inactive') recorder.current.stop();
    recorder.current = undefined;
  }

  // Before that of the stream: a recording ends before its tracks do.
  const leave = useEffectEvent(endRecorder);
  useEffect(() => () => leave(), []);
  const { stream, open, close } = useCameraStream(() => {
    endRecorder();
    send({ kind: 'refuse', refusal: 'gone' });
  });

  /** Asks for camera and microphone at once, so that people are asked once, and if that fails for the camera alone. */
  async function start(wanted: Wanted): Promise<void> {
    endRecorder();
    send({ kind: 'start' });
    const lack = lackOf({ isSecure: isSecureContext, hasApi: 'mediaDevices' in navigator });
    if (lack) return send({ kind: 'refuse', refusal: lack });
    const { video, audio } = constraintsOf(wanted);
    const opened = await open({ video, audio }, ...(audio === false ? [] : [{ video, audio: false }]));
    if (!opened) return undefined;
    if ('errorName' in opened) return send({ kind: 'refuse', refusal: refusalOf(opened.errorName) });
    return send({ kind: 'open', isSilent: opened.request > 0 });
  }

  function record(mirrored: HTMLVideoElement | undefined): void {
    const type = videoType();
    if (!stream || type === undefined || now.current.kind !== 'live') return;
    const { stream: recorded, end } = mirrored ? mirrorStream(mirrored, stream) : { stream, end: undefined };
    const started = new MediaRecorder(recorded, { mimeType: type });
    const chunks: Blob[] = [];
    let lengthMs = 0;
    setBytes(0);
    setFailed(false);
    const measure = (): void => {
      lengthMs = Math.max(lengthMs, elapsedMs(now.current, performance.now()));
    };
    started.addEventListener('dataavailable', ({ data }) => {
      measure();
      chunks.push(data);
      setBytes(chunks.reduce((sum, { size }) => sum + size, 0));
    });
    started.addEventListener('error', () => setFailed(true));
    started.addEventListener('stop', () => {
      end?.();
      const video = new Blob(chunks, { type: started.mimeType || type });
      if (video.size > 0) keep('video', video, lengthMs);
      if (recorder.current === started) recorder.current = undefined;
      send({ kind: 'stopRecording' });
    });
    // The last piece arrives after the state has changed.
    started.addEventListener('pause', measure);
    started.start(CHUNK_MS);
    recorder.current = started;
    send({ kind: 'record', at: performance.now() });
  }

  return {
    state,
    stream,
    bytes,
    hasFailed,
    start,
    record,
    stop: () => {
      endRecorder();
      close();
      send({ kind: 'stop' });
    },
    togglePause: () => {
      const { current } = recorder;
      if (!current || current.state === 'inactive') return;
      const kind = current.state === 'paused' ? 'resume' : 'pause';
      current[kind]();
      send({ kind, at: performance.now() });
    },
    stopRecording: endRecorder,
  };
}
