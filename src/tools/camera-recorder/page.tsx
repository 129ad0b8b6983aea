import { useState } from 'react';
import { Stack } from '../../page/Section.tsx';
import { GalleryCard } from './page/GalleryCard.tsx';
import type { Settings } from './page/settings.ts';
import { initialSettings, isFront } from './page/settings.ts';
import { SettingsCard } from './page/SettingsCard.tsx';
import { Stage } from './page/Stage.tsx';
import { useCamera } from './page/use-camera.ts';
import { useDevices } from './page/use-devices.ts';

/** What asks for another camera when it changes. */
const DEVICE_SETTINGS = ['cameraId', 'microphoneId', 'facing', 'resolution'];

export default function CameraRecorder() {
  const camera = useCamera();
  const [settings, setSettings] = useState(initialSettings);
  const devices = useDevices(camera.stream !== undefined);
  const isMirrored = settings.mirrorPreview ?? isFront(camera.stream);

  function change(changed: Partial<Settings>): void {
    const next = { ...settings, ...changed };
    setSettings(next);
    if (camera.stream && Object.keys(changed).some((name) => DEVICE_SETTINGS.includes(name))) void camera.start(next);
  }

  return (
    <Stack>
      <Stage camera={camera} settings={settings} isMirrored={isMirrored} />
      <SettingsCard settings={settings} isMirrored={isMirrored} devices={devices} isRecording={camera.state.kind === 'recording'} onChange={change} />
      <GalleryCard />
    </Stack>
  );
}
