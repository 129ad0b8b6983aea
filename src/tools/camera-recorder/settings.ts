import type { Facing, Resolution, Wanted } from './recording.ts';

export const countdowns = ['0', '3', '10'] as const;
export type Countdown = (typeof countdowns)[number];

export const pictureTypes = ['image/png', 'image/jpeg'] as const;
export type PictureType = (typeof pictureTypes)[number];

export interface Settings extends Wanted {
  readonly facing: Facing;
  readonly resolution: Resolution;
  readonly countdown: Countdown;
  readonly pictureType: PictureType;
  /** Undefined until chosen; front cameras are mirrored by default. */
  readonly mirrorPreview: boolean | undefined;
  readonly mirrorFiles: boolean;
  readonly grid: boolean;
}

export const initialSettings: Settings = {
  cameraId: '',
  microphoneId: '',
  facing: 'user',
  resolution: 'device',
  countdown: '0',
  pictureType: 'image/png',
  mirrorPreview: undefined,
  mirrorFiles: false,
  grid: false,
};

/** Changing one of these reopens the camera. */
export const deviceSettings: readonly string[] = ['cameraId', 'microphoneId', 'facing', 'resolution'] satisfies readonly (keyof Settings)[];
