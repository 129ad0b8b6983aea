import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Event, State, Wanted } from '../recording.ts';
import { chooseVideoType, elapsedMs, next } from '../recording.ts';
import { openCamera, stopTracks } from './open-camera.ts';
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
  readonly pause: () => void;
  readonly resume: () => void;
  readonly stopRecording: () => void;
}

/** The camera with its recorder. All tracks end when the page is left. */
export function useCamera(): Camera {
  const [state, setState] = useState<State>({ kind: 'off' });
  const [stream, setStream] = useState<MediaStream>();
  const [bytes, setBytes] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  // The newest state and devices, for events that come between two renders.
  const now = useRef<State>(state);
  const held = useRef<{ stream?: MediaStream | undefined; recorder?: MediaRecorder | undefined }>({});
  const attempts = useRef(0);

  function send(event: Event): void {
    now.current = next(now.current, event);
    setState(now.current);
  }

  function endRecorder(): void {
    const { recorder } = held.current;
    if (recorder && recorder.state !== 'inactive') recorder.stop();
    held.current.recorder = undefined;
  }

  function release(): void {
    attempts.current++;
    endRecorder();
    stopTracks(held.current.stream);
    held.current.stream = undefined;
    setStream(undefined);
  }

  async function start(wanted: Wanted): Promise<void> {
    release();
    const attempt = attempts.current;
    send({ kind: 'start' });
    const opened = await openCamera(wanted);
    if (attempt !== attempts.current) {
      if ('stream' in opened) stopTracks(opened.stream);
      return;
    }
    if ('refusal' in opened) return send({ kind: 'refuse', refusal: opened.refusal });
    held.current.stream = opened.stream;
    setStream(opened.stream);
    send({ kind: 'open', isSilent: opened.isSilent });
    for (const track of opened.stream.getVideoTracks()) {
      // Fired when the camera is unplugged or taken back, not when we stop it.
      track.addEventListener('ended', () => {
        if (attempt !== attempts.current) return;
        release();
        send({ kind: 'refuse', refusal: 'gone' });
      });
    }
  }

  function record(mirrored: HTMLVideoElement | undefined): void {
    const source = held.current.stream;
    const type = videoType();
    if (!source || type === undefined || now.current.kind !== 'live') return;
    const { stream: recorded, end } = mirrored ? mirrorStream(mirrored, source) : { stream: source, end: undefined };
    const recorder = new MediaRecorder(recorded, { mimeType: type });
    const chunks: Blob[] = [];
    let lengthMs = 0;
    setBytes(0);
    setFailed(false);
    recorder.addEventListener('dataavailable', ({ data }) => {
      lengthMs = Math.max(lengthMs, elapsedMs(now.current, performance.now()));
      chunks.push(data);
      setBytes(chunks.reduce((sum, { size }) => sum + size, 0));
    });
    recorder.addEventListener('error', () => setFailed(true));
    recorder.addEventListener('stop', () => {
      end?.();
      const video = new Blob(chunks, { type: recorder.mimeType || type });
      if (video.size > 0) keep('video', video, lengthMs);
      if (held.current.recorder === recorder) held.current.recorder = undefined;
      send({ kind: 'stopRecording' });
    });
    // The last piece arrives after the state has changed.
    recorder.addEventListener('pause', () => {
      lengthMs = Math.max(lengthMs, elapsedMs(now.current, performance.now()));
    });
    recorder.start(CHUNK_MS);
    held.current.recorder = recorder;
    send({ kind: 'record', at: performance.now() });
  }

  const leave = useEffectEvent(release);
  useEffect(() => () => leave(), []);

  return {
    state,
    stream,
    bytes,
    hasFailed,
    start,
    record,
    stop: () => {
      release();
      send({ kind: 'stop' });
    },
    pause: () => {
      if (held.current.recorder?.state !== 'recording') return;
      held.current.recorder.pause();
      send({ kind: 'pause', at: performance.now() });
    },
    resume: () => {
      if (held.current.recorder?.state !== 'paused') return;
      held.current.recorder.resume();
      send({ kind: 'resume', at: performance.now() });
    },
    stopRecording: endRecorder,
  };
}
