import { useEffect, useState } from 'react';

/** Cameras and microphones, updated when one is plugged in or out, and when `isOpen` changes, because labels require permission. */
export function useDevices(isOpen: boolean): readonly MediaDeviceInfo[] {
  const [devices, setDevices] = useState<readonly MediaDeviceInfo[]>([]);
  useEffect(() => {
    if (!('mediaDevices' in navigator)) return undefined;
    const end = new AbortController();
    const list = async (): Promise<void> => {
      const found = await navigator.mediaDevices.enumerateDevices();
      if (!end.signal.aborted) setDevices(found);
    };
    void list();
    navigator.mediaDevices.addEventListener('devicechange', () => void list(), { signal: end.signal });
    return () => end.abort();
  }, [isOpen]);
  return devices;
}
