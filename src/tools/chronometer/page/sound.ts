import type { Sound } from '../sounds.ts';
import { tones } from '../sounds.ts';

/** Creates an audio context. Must be called on a user gesture, or the browser mutes it. */
export const openSound = (): AudioContext | undefined => (typeof AudioContext === 'undefined' ? undefined : new AudioContext());

/** Plays a sound at a volume from 0 to 1. */
export function play(audio: AudioContext | undefined, sound: Sound, volume: number): void {
  if (!audio) return;
  let at = audio.currentTime;
  for (const { hertz, seconds, shape } of tones[sound]) {
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
