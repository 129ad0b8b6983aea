import type { RefObject } from 'react';
import { useEffect } from 'react';

interface LiveVideoProps {
  readonly ref: RefObject<HTMLVideoElement | null>;
  readonly stream: MediaStream;
  readonly label: string;
  readonly className?: string | undefined;
}

/** The live video of a camera, without sound. */
export function LiveVideo({ ref, stream, label, className }: LiveVideoProps) {
  useEffect(() => {
    if (ref.current) ref.current.srcObject = stream;
  }, [ref, stream]);
  return <video ref={ref} className={className} autoPlay muted playsInline aria-label={label} />;
}
