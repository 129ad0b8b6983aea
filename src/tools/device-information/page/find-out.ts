import { isObject, property } from '../../../page/browser/browser-property.ts';
import type { Found } from '../readings.ts';
import { browser } from './browser.ts';

const FRAMES = 60;

/** Measures the refresh rate of the screen in Hz over sixty frames. A hidden page has no frames. */
export async function measureRefreshRate(signal: AbortSignal): Promise<Found> {
  const start = await nextFrame();
  let end = start;
  for (let frame = 0; frame < FRAMES && !signal.aborted; frame++) end = await nextFrame();
  return { refreshRate: `${Math.round((FRAMES * 1000) / (end - start))} Hz` };
}

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Returns the storage quota and usage of this site. @param inWords formats a number of bytes */
export async function findStorage(inWords: (bytes: number) => string): Promise<Found> {
  // Absent in pages over plain HTTP.
  if (browser.get('navigator.storage') === undefined) return {};
  const [{ quota, usage }, isPersisted] = await Promise.all([navigator.storage.estimate(), navigator.storage.persisted()]);
  return {
    ...(quota !== undefined && { quota: inWords(quota) }),
    ...(usage !== undefined && { usage: inWords(usage) }),
    persisted: String(isPersisted),
  };
}

/** Reads the battery, if the browser reports it; calls `onChange` on every change. */
export async function watchBattery(onChange: (found: Found) => void, signal: AbortSignal): Promise<void> {
  const getBattery = browser.get('navigator.getBattery');
  if (typeof getBattery !== 'function') return;
  let battery: unknown;
  try {
    battery = await Reflect.apply(getBattery, navigator, []);
  } catch (error) {
    // Blocked by a permissions policy or by the user, so there is no battery to report.
    if (error instanceof DOMException && error.name === 'NotAllowedError') return;
    throw error;
  }
  if (!isObject(battery) || !(battery instanceof EventTarget)) return;
  const tell = (): void =>
    onChange({
      batteryLevel: `${Math.round(Number(property(battery, 'level')) * 100)} %`,
      batteryState: property(battery, 'charging') === true ? 'charging' : 'discharging',
    });
  for (const name of ['levelchange', 'chargingchange']) battery.addEventListener(name, tell, { signal });
  if (!signal.aborted) tell();
}

/** Detects the GPU. This takes a moment, and browsers may treat it as fingerprinting, so it is done on demand. */
export function findGpu(): Found {
  const gl = document.createElement('canvas').getContext('webgl');
  if (!gl) return {};
  const names = gl.getExtension('WEBGL_debug_renderer_info');
  const found = {
    gpuVendor: String(gl.getParameter(names?.UNMASKED_VENDOR_WEBGL ?? gl.VENDOR)),
    gpuRenderer: String(gl.getParameter(names?.UNMASKED_RENDERER_WEBGL ?? gl.RENDERER)),
  };
  gl.getExtension('WEBGL_lose_context')?.loseContext();
  return found;
}
