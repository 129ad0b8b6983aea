import { useEffect, useState } from 'react';

/** Cameras and microphones, listed again when one comes or goes, and when `isOpen` changes: labels are known after a permission. */
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
