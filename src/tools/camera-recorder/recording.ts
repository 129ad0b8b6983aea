import { twoDigits } from '../../lib/date-time/format.ts';
/** The media types to try, best first: MP4 plays everywhere, WebM is what the other browsers can record. */
const VIDEO_TYPES = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'];

/** The media type to record; undefined where none is supported. */
export const chooseVideoType = (isSupported: (type: string) => boolean): string | undefined => VIDEO_TYPES.find(isSupported);

const EXTENSIONS: Readonly<Record<string, string>> = {
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/x-matroska': 'mkv',
  'image/png': 'png',
  'image/jpeg': 'jpg',
};

/** Returns the extension of a media type, ignoring its parameters; `bin` for an unknown one. */
export const extensionOf = (type: string): string => EXTENSIONS[plainType(type)] ?? 'bin';

/** Returns a media type without its parameters. */
export const plainType = (type: string): string => (type.split(';')[0] ?? '').trim().toLowerCase();

export type Kind = 'picture' | 'video';

/** Returns a name such as `picture-2026-03-05-140709.png`, in local time. A name already in use gets a number. */
export function nameFile(kind: Kind, date: Date, type: string, taken: readonly string[]): string {
  const day = [date.getFullYear(), date.getMonth() + 1, date.getDate()].map(twoDigits).join('-');
  const time = [date.getHours(), date.getMinutes(), date.getSeconds()].map(twoDigits).join('');
  const stem = `${kind}-${day}-${time}`;
  const names = (number: number): string => `${stem}${number === 1 ? '' : `-${number}`}.${extensionOf(type)}`;
  let number = 1;
  while (taken.includes(names(number))) number++;
  return names(number);
}

/** The reason why there is no camera. */
export const refusals = ['insecure', 'noApi', 'denied', 'notFound', 'inUse', 'gone', 'failed'] as const;
export type Refusal = (typeof refusals)[number];

const REFUSALS: Readonly<Record<string, Refusal>> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'notFound',
  NotReadableError: 'inUse',
  AbortError: 'inUse',
  // Only an exact device ID can cause this. If it is that of the microphone, the second request, for the camera alone, succeeds.
  OverconstrainedError: 'gone',
};

/** Maps the name of a `getUserMedia` error to a reason (Media Capture and Streams, section 10.2). */
export const refusalOf = (errorName: string): Refusal => REFUSALS[errorName] ?? 'failed';

/** Returns the reason why the browser cannot request a camera at all. */
export function lackOf({ isSecure, hasApi }: { readonly isSecure: boolean; readonly hasApi: boolean }): Refusal | undefined {
  if (!isSecure) return 'insecure';
  return hasApi ? undefined : 'noApi';
}

export const resolutions = { device: undefined, '480p': [640, 480], '720p': [1280, 720], '1080p': [1920, 1080], '4K': [3840, 2160] } as const;
export type Resolution = keyof typeof resolutions;

export const facings = ['user', 'environment'] as const;
export type Facing = (typeof facings)[number];

/** The ID of the option for no microphone. */
export const NO_MICROPHONE = 'none';

interface Device {
  readonly kind: string;
  readonly deviceId: string;
}

/** The selectable devices of a kind. Chromium lists the default microphone twice, and provides no IDs without permission. */
export const devicesOf = <Found extends Device>(devices: readonly Found[], kind: string): readonly Found[] =>
  devices.filter((device) => device.kind === kind && !['', 'default', 'communications'].includes(device.deviceId));

/** The requested devices. An empty ID leaves the choice to the system. */
export interface Wanted {
  readonly cameraId: string;
  readonly microphoneId: string;
  readonly facing: Facing;
  readonly resolution: Resolution;
}

interface Exact {
  readonly exact: string;
}
interface Ideal<Value> {
  readonly ideal: Value;
}

export interface Constraints {
  readonly video: { readonly deviceId?: Exact; readonly facingMode?: Ideal<Facing>; readonly width?: Ideal<number>; readonly height?: Ideal<number> };
  readonly audio: boolean | { readonly deviceId: Exact };
}

/** Returns the `getUserMedia` constraints for a request. */
export function constraintsOf({ cameraId, microphoneId, facing, resolution }: Wanted): Constraints {
  const [width, height] = resolutions[resolution] ?? [];
  return {
    video: {
      ...(cameraId === '' ? { facingMode: { ideal: facing } } : { deviceId: { exact: cameraId } }),
      ...(width !== undefined && height !== undefined && { width: { ideal: width }, height: { ideal: height } }),
    },
    audio: microphoneId === NO_MICROPHONE ? false : microphoneId === '' ? true : { deviceId: { exact: microphoneId } },
  };
}

/** The camera and its recorder. Times in milliseconds since any fixed instant. */
export type State =
  | { readonly kind: 'off' }
  | { readonly kind: 'starting' }
  | { readonly kind: 'refused'; readonly refusal: Refusal }
  | { readonly kind: 'live'; readonly isSilent: boolean }
  /** `sumMs` is the time recorded before the last pause; `since` is undefined during a pause. */
  | { readonly kind: 'recording'; readonly isSilent: boolean; readonly sumMs: number; readonly since: number | undefined };

export type Event =
  | { readonly kind: 'start' }
  | { readonly kind: 'open'; readonly isSilent: boolean }
  | { readonly kind: 'refuse'; readonly refusal: Refusal }
  | { readonly kind: 'record' | 'pause' | 'resume'; readonly at: number }
  | { readonly kind: 'stopRecording' }
  | { readonly kind: 'stop' };

/** Returns the next state. An event that does not apply to the current state is ignored. */
export function next(state: State, event: Event): State {
  switch (event.kind) {
    case 'start':
      return { kind: 'starting' };
    case 'refuse':
      return { kind: 'refused', refusal: event.refusal };
    case 'stop':
      return { kind: 'off' };
    case 'open':
      // The user may have stopped while the browser showed its prompt.
      return state.kind === 'starting' ? { kind: 'live', isSilent: event.isSilent } : state;
    case 'record':
      return state.kind === 'live' ? { kind: 'recording', isSilent: state.isSilent, sumMs: 0, since: event.at } : state;
    case 'pause':
      return state.kind === 'recording' ? { ...state, sumMs: elapsedMs(state, event.at), since: undefined } : state;
    case 'resume':
      return state.kind === 'recording' && state.since === undefined ? { ...state, since: event.at } : state;
    case 'stopRecording':
      return state.kind === 'recording' ? { kind: 'live', isSilent: state.isSilent } : state;
  }
}

/** Returns the recorded time in milliseconds, without pauses. */
export const elapsedMs = (state: State, at: number): number =>
  state.kind === 'recording' ? state.sumMs + (state.since === undefined ? 0 : Math.max(0, at - state.since)) : 0;

/** Formats a time as `0:07`, `12:34` or `1:02:03`. */
export function formatElapsed(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const [hours, minutes, rest] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return hours > 0 ? `${hours}:${twoDigits(minutes)}:${twoDigits(rest)}` : `${minutes}:${twoDigits(rest)}`;
}

/** Returns the loudness, from 0 to 1, of samples from −1 to 1, on a scale from −60 to 0 dB. */
export function levelOf(samples: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < samples.length; at++) sum += (samples[at] ?? 0) ** 2;
  const decibels = 10 * Math.log10(sum / Math.max(1, samples.length));
  return Math.min(1, Math.max(0, 1 + decibels / 60));
}
