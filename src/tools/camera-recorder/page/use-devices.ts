import { useEffect, useState } from 'react';

export interface Device {
  readonly id: string;
  /** As the system gives it; empty until a camera was allowed. */
  readonly label: string;
}

export interface Devices {
  readonly cameras: readonly Device[];
  readonly microphones: readonly Device[];
}

/** The devices there are, anew when one comes or goes, and when `isOpen` changes: labels are known after a permission. */
export function useDevices(isOpen: boolean): Devices {
  const [devices, setDevices] = useState<Devices>({ cameras: [], microphones: [] });
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return undefined;
    let isGone = false;
    const list = async (): Promise<void> => {
      const found = await navigator.mediaDevices.enumerateDevices();
      const of = (kind: MediaDeviceKind): Device[] =>
        // Chromium lists the default microphone twice: once under this id.
        found.flatMap((device) =>
          device.kind === kind && !['', 'default', 'communications'].includes(device.deviceId) ? [{ id: device.deviceId, label: device.label }] : [],
        );
      if (!isGone) setDevices({ cameras: of('videoinput'), microphones: of('audioinput') });
    };
    const refresh = (): void => void list();
    refresh();
    navigator.mediaDevices.addEventListener('devicechange', refresh);
    return () => {
      isGone = true;
      navigator.mediaDevices.removeEventListener('devicechange', refresh);
    };
  }, [isOpen]);
  return devices;
}
