import { useState } from 'react';
import { Stack } from '../../page/Section.tsx';
import { GalleryCard } from './page/GalleryCard.tsx';
import { SettingsCard } from './page/SettingsCard.tsx';
import { Stage } from './page/Stage.tsx';
import { useCamera } from './page/use-camera.ts';
import type { Settings } from './settings.ts';
import { deviceSettings, initialSettings } from './settings.ts';

export default function CameraRecorder() {
  const camera = useCamera();
  const [settings, setSettings] = useState(initialSettings);
  // Only the rear cameras of phones face away from the user.
  const isFront = camera.stream?.getVideoTracks()[0]?.getSettings().facingMode !== 'environment';
  const isMirrored = settings.mirrorPreview ?? isFront;

  function change(changed: Partial<Settings>): void {
    const next = { ...settings, ...changed };
    setSettings(next);
    if (camera.stream && Object.keys(changed).some((name) => deviceSettings.includes(name))) void camera.start(next);
  }

  return (
    <Stack>
      <Stage camera={camera} settings={settings} isMirrored={isMirrored} />
      <SettingsCard settings={settings} isMirrored={isMirrored} camera={camera} onChange={change} />
      <GalleryCard />
    </Stack>
  );
}
