import { useEffect, useRef } from 'react';
import { eachFrame } from '../../../page/browser/each-frame.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { levelOf } from '../recording.ts';
import type en from '../strings/en.json';
import styles from './camera-recorder.module.css';

const SAMPLES = 1024;

/** Shows the microphone level, so that nobody records silence by accident. */
export function Level({ stream }: { readonly stream: MediaStream }) {
  const words = useWords<typeof en>();
  const meter = useRef<HTMLMeterElement>(null);

  useEffect(() => {
    const audio = new AudioContext();
    const analyser = new AnalyserNode(audio, { fftSize: SAMPLES });
    audio.createMediaStreamSource(stream).connect(analyser);
    const samples = new Float32Array(SAMPLES);
    const stop = eachFrame(() => {
      analyser.getFloatTimeDomainData(samples);
      if (meter.current) meter.current.value = levelOf(samples);
    });
    return () => {
      stop();
      void audio.close();
    };
  }, [stream]);

  return (
    <label className={styles.level}>
      {words('level')}
      <meter ref={meter} min={0} max={1} />
    </label>
  );
}
