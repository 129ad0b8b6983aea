import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useCameraStream } from '../../../page/camera/use-camera-stream.ts';
import type { Event, State, Wanted } from '../recording.ts';
import { chooseVideoType, constraintsOf, elapsedMs, lackOf, next, refusalOf } from '../recording.ts';
import { mirrorStream } from './mirror-stream.ts';
import { keep } from './recordings.ts';

// A crash loses at most this much.
const CHUNK_MS = 1000;

/** The media type in which this browser records video; undefined if it cannot. */
export const videoType = (): string | undefined =>
  typeof MediaRecorder === 'undefined' ? undefined : chooseVideoType((type) => MediaRecorder.isTypeSupported(type));

export interface Camera {
  readonly state: State;
  readonly stream: MediaStream | undefined;
  /** The size of the current recording in bytes. */
  readonly bytes: number;
  readonly hasFailed: boolean;
  readonly start: (wanted: Wanted) => Promise<void>;
  readonly stop: () => void;
  /** Records the stream, mirrored if the video element is given. */
  readonly record: (mirrored: HTMLVideoElement | undefined) => void;
  /** Pauses or resumes the recording. */
  readonly togglePause: () => void;
  readonly stopRecording: () => void;
}

/** Manages the camera and its recorder. All tracks stop on unmount. */
export function useCamera(): Camera {
  const [state, setState] = useState<State>({ kind: 'off' });
  const [bytes, setBytes] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // The latest state and devices, for events between two renders.
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

  // Before the cleanup of the stream: a recording ends before its tracks do.
  const leave = useEffectEvent(endRecorder);
  useEffect(() => () => leave(), []);
  const { stream, open, close } = useCameraStream(() => {
    endRecorder();
    send({ kind: 'refuse', refusal: 'gone' });
  });

  /** Requests camera and microphone together, so that there is one prompt, and if that fails the camera alone. */
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
    // The last chunk arrives after the state has changed.
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
