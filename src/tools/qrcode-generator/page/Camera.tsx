import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import { LiveVideo } from '../../../page/camera/LiveVideo.tsx';
import { useCameraStream } from '../../../page/camera/use-camera-stream.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { grabFrame } from '../../../page/files/picture.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOutcome } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './qr-code.module.css';

const LOOK_AGAIN_MS = 300;

/** Scans with the camera, only after a click, until a code is found. */
export function Camera({ onImage }: { readonly onImage: (image: FileValue) => void }) {
  const words = useWords<typeof en>();
  const { stream, open, close } = useCameraStream();
  const [isRefused, setRefused] = useState(false);

  async function start(): Promise<void> {
    const opened = await open({ video: { facingMode: 'environment' } });
    if (opened) setRefused('errorName' in opened);
  }

  if (stream) {
    return (
      <Viewfinder
        stream={stream}
        onDone={(image) => {
          close();
          if (image) onImage(image);
        }}
      />
    );
  }
  return (
    <div className={styles.camera}>
      <Button onClick={() => void start()}>{words('useCamera')}</Button>
      <p role="status" className={styles.status}>
        {isRefused && words('cameraFailed')}
      </p>
    </div>
  );
}

interface ViewfinderProps {
  readonly stream: MediaStream;
  /** Receives the image with a code, or undefined if the user canceled. */
  readonly onDone: (image: FileValue | undefined) => void;
}

function Viewfinder({ stream, onDone }: ViewfinderProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const run = useOutcome();
  const video = useRef<HTMLVideoElement>(null);

  const look = useEffectEvent(async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted) {
      const image = video.current && (await captureImage(video.current));
      const outcome = image && (await run(fields.decode, { file: image }));
      if (image && outcome?.kind === 'output' && !signal.aborted) return onDone(image);
      await new Promise((resolve) => {
        setTimeout(resolve, LOOK_AGAIN_MS);
      });
    }
  });

  useEffect(() => {
    const abort = new AbortController();
    void look(abort.signal);
    return () => abort.abort();
  }, []);

  return (
    <div className={styles.camera}>
      <LiveVideo ref={video} stream={stream} label={words('camera')} />
      <Button onClick={() => onDone(undefined)}>{kit('cancel')}</Button>
    </div>
  );
}

async function captureImage(video: HTMLVideoElement): Promise<FileValue | undefined> {
  const blob = await grabFrame(video, { type: 'image/jpeg' });
  return blob && { name: 'camera.jpg', type: blob.type, content: blob };
}
