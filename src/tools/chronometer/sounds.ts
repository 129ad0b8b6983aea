export const sounds = ['bell', 'beep', 'off'] as const;
export type Sound = (typeof sounds)[number];

interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  readonly shape: 'sine' | 'square';
}

/** The tones of each sound, played one after the other. */
export const tones: Readonly<Record<Sound, readonly Tone[]>> = {
  bell: [
    { hertz: 880, seconds: 0.9, shape: 'sine' },
    { hertz: 660, seconds: 1.2, shape: 'sine' },
  ],
  beep: [
    { hertz: 1000, seconds: 0.15, shape: 'square' },
    { hertz: 1000, seconds: 0.15, shape: 'square' },
    { hertz: 1000, seconds: 0.3, shape: 'square' },
  ],
  off: [],
};
