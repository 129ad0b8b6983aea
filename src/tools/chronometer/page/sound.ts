export const sounds = ['bell', 'beep', 'off'] as const;
export type Sound = (typeof sounds)[number];

interface Tone {
  readonly hertz: number;
  readonly seconds: number;
  readonly shape: OscillatorType;
}

const TONES: Readonly<Record<Exclude<Sound, 'off'>, readonly Tone[]>> = {
  bell: [
    { hertz: 880, seconds: 0.9, shape: 'sine' },
    { hertz: 660, seconds: 1.2, shape: 'sine' },
  ],
  beep: [
    { hertz: 1000, seconds: 0.15, shape: 'square' },
    { hertz: 1000, seconds: 0.15, shape: 'square' },
    { hertz: 1000, seconds: 0.3, shape: 'square' },
  ],
};

/** A place to play from. It has to be made on a person's press, or the browser keeps it silent. */
export const openSound = (): AudioContext | undefined => (typeof AudioContext === 'undefined' ? undefined : new AudioContext());

/** Plays a sound at a volume from 0 to 1. */
export function play(audio: AudioContext | undefined, sound: Sound, volume: number): void {
  if (!audio || sound === 'off') return;
  let at = audio.currentTime;
  for (const { hertz, seconds, shape } of TONES[sound]) {
    const oscillator = new OscillatorNode(audio, { frequency: hertz, type: shape });
    const gain = new GainNode(audio, { gain: 0 });
    gain.gain.setValueAtTime(volume, at);
    gain.gain.exponentialRampToValueAtTime(Math.max(0.0001, volume / 100), at + seconds);
    oscillator.connect(gain).connect(audio.destination);
    oscillator.start(at);
    oscillator.stop(at + seconds);
    at += seconds + 0.08;
  }
}
