import { useEffect, useEffectEvent, useRef, useState } from 'react';

/** Which of several requests was granted, or the name of the error of the last one. */
type Opened = { readonly request: number } | { readonly errorName: string };

export interface CameraStream {
  /** Undefined while the camera is off. */
  readonly stream: MediaStream | undefined;
  /** Turns the camera off, then makes the requests in order until one is granted. Undefined if the camera was turned off or on again in the meantime. */
  readonly open: (...requests: readonly MediaStreamConstraints[]) => Promise<Opened | undefined>;
  readonly close: () => void;
}

/**
 * A camera, with or without its microphone. It is turned off when the page is left. `onLost` is called when it is disconnected or its
 * permission is revoked.
 */
export function useCameraStream(onLost?: () => void): CameraStream {
  const [stream, setStream] = useState<MediaStream>();
  const held = useRef<MediaStream>(undefined);
  const attempts = useRef(0);

  function close(): void {
    attempts.current++;
    stopTracks(held.current);
    held.current = undefined;
    setStream(undefined);
  }

  async function open(...requests: readonly MediaStreamConstraints[]): Promise<Opened | undefined> {
    close();
    const attempt = attempts.current;
    let errorName = '';
    for (const [request, constraints] of requests.entries()) {
      const asked = await ask(constraints);
      if (attempt !== attempts.current) {
        if (typeof asked !== 'string') stopTracks(asked);
        return undefined;
      }
      if (typeof asked !== 'string') {
        hold(asked, attempt);
        return { request };
      }
      errorName = asked;
    }
    return { errorName };
  }

  function hold(opened: MediaStream, attempt: number): void {
    held.current = opened;
    setStream(opened);
    for (const track of opened.getVideoTracks()) {
      // Not fired when `close` stops the track.
      track.addEventListener('ended', () => {
        if (attempt !== attempts.current) return;
        onLost?.();
        close();
      });
    }
  }

  const leave = useEffectEvent(close);
  useEffect(() => () => leave(), []);
  return { stream, open, close };
}

/** The stream, or the name of the error. */
async function ask(constraints: MediaStreamConstraints): Promise<MediaStream | string> {
  try {
    return await navigator.mediaDevices.getUserMedia(constraints);
  } catch (error) {
    // No cameras over plain http (a TypeError on undefined), none connected, or no permission (DOMExceptions).
    if (error instanceof TypeError || error instanceof DOMException) return error.name;
    throw error;
  }
}

function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
