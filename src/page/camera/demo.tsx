import { useRef, useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { DemoTool } from '../demo-tool.tsx';
import { LiveVideo } from './LiveVideo.tsx';
import { useCameraStream } from './use-camera-stream.ts';

export default function CameraDemo() {
  return (
    <DemoTool>
      <section>
        <h2>LiveVideo: what the camera of useCameraStream sees</h2>
        <Camera />
      </section>
    </DemoTool>
  );
}

function Camera() {
  const video = useRef<HTMLVideoElement>(null);
  const [announced, setAnnounced] = useState('');
  const { stream, open, close } = useCameraStream(() => setAnnounced('The camera was unplugged.'));

  async function start(): Promise<void> {
    const opened = await open({ video: true, audio: true }, { video: true });
    if (opened) setAnnounced('errorName' in opened ? opened.errorName : `Request ${opened.request + 1} was granted.`);
  }

  return (
    <>
      {stream && <LiveVideo ref={video} stream={stream} label="Camera" />}
      <Button onClick={stream ? close : () => void start()}>{stream ? 'Close' : 'Open'}</Button>
      <p role="status">{announced}</p>
    </>
  );
}
