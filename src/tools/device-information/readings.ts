import type { Section, Value } from './values.ts';
import { aspectRatio, formatLocal, formatOffset, size } from './values.ts';

/** The browser features that the readings use. */
export interface Browser {
  /** A property by its path from the global object, such as `navigator.connection.rtt`; undefined if the browser does not have it. */
  readonly get: (path: string) => unknown;
  readonly matches: (mediaQuery: string) => boolean;
  /** Whether the bytes are a WebAssembly module that the browser can compile. */
  readonly compiles: (module: readonly number[]) => boolean;
  readonly now: () => Date;
  readonly dateFormat: () => Intl.ResolvedDateTimeFormatOptions;
}

/** Values found later than the others, or on demand, by key. */
export type Found = Readonly<Record<string, string>>;

/** Undefined if the browser does not report it. */
type Reading = string | boolean | undefined;
type Read = (browser: Browser, found: Found) => Reading;

/** Everything that a browser reports without asking for permission. */
export const readSections = (browser: Browser, found: Found): readonly Section[] =>
  Object.entries(SECTIONS).map(([name, readings]) => ({
    name,
    values: Object.entries(readings).map(([key, read]) => valueOf(key, read(browser, found))),
  }));

function valueOf(key: string, reading: Reading): Value {
  if (typeof reading === 'boolean') return { key, text: String(reading), word: reading ? 'yes' : 'no' };
  return { key, text: reading, ...(reading !== undefined && WORDS.includes(reading) && { word: reading }) };
}

/** Readings with a translation. */
const WORDS = ['charging', 'discharging'];

const reported =
  (path: string, unit = ''): Read =>
  ({ get }) => {
    const value = get(path);
    return ['string', 'number', 'boolean'].includes(typeof value) && value !== '' ? `${String(value)}${unit}` : undefined;
  };

const reportedFlag =
  (path: string): Read =>
  ({ get }) => {
    const value = get(path);
    return typeof value === 'boolean' ? value : undefined;
  };

const has =
  (path: string): Read =>
  ({ get }) =>
    get(path) !== undefined;

/** The first value that a media feature matches; undefined if the browser does not support the feature. */
const media =
  (feature: string, ...values: readonly string[]): Read =>
  ({ matches }) =>
    values.find((value) => matches(`(${feature}: ${value})`));

const found =
  (key: string): Read =>
  (_browser, values) =>
    values[key];

const number = ({ get }: Browser, path: string): number => Number(get(path));

const area =
  (width: string, height: string): Read =>
  (browser) =>
    size(number(browser, width), number(browser, height));

const list =
  (path: string): Read =>
  ({ get }) => {
    const values = get(path);
    return Array.isArray(values) ? values.join(', ') : undefined;
  };

const dateFormat =
  (option: 'timeZone' | 'locale' | 'calendar' | 'numberingSystem' | 'hourCycle'): Read =>
  (browser) =>
    browser.dateFormat()[option];

const minutesEast = (browser: Browser): number => -browser.now().getTimezoneOffset();

// A module with one function of one SIMD instruction, i32x4.splat of a constant.
const SIMD = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];

const SECTIONS: Readonly<Record<string, Readonly<Record<string, Read>>>> = {
  screen: {
    screenSize: area('screen.width', 'screen.height'),
    availableSize: area('screen.availWidth', 'screen.availHeight'),
    physicalSize: (browser) => {
      const inPixels = (path: string): number => Math.round(number(browser, path) * number(browser, 'devicePixelRatio'));
      return size(inPixels('screen.width'), inPixels('screen.height'));
    },
    aspectRatio: (browser) => aspectRatio(number(browser, 'screen.width'), number(browser, 'screen.height')),
    orientation: reported('screen.orientation.type'),
    orientationAngle: reported('screen.orientation.angle', '°'),
    colorDepth: reported('screen.colorDepth', ' bit'),
    pixelRatio: (browser) => `${Math.round(number(browser, 'devicePixelRatio') * 1000) / 1000} dppx`,
    refreshRate: (_browser, { refreshRate = '…' }) => refreshRate,
    hdr: ({ matches }) => (['high', 'standard'].some((range) => matches(`(dynamic-range: ${range})`)) ? matches('(dynamic-range: high)') : undefined),
    colorGamut: media('color-gamut', 'rec2020', 'p3', 'srgb'),
    extended: reportedFlag('screen.isExtended'),
  },
  window: {
    viewportSize: area('innerWidth', 'innerHeight'),
    outerSize: area('outerWidth', 'outerHeight'),
    scrollbarWidth: (browser) => `${number(browser, 'innerWidth') - number(browser, 'document.documentElement.clientWidth')} px`,
    visualViewportScale: reported('visualViewport.scale'),
    displayMode: media('display-mode', 'fullscreen', 'standalone', 'minimal-ui', 'browser'),
    zoom: (browser) => {
      const outer = number(browser, 'outerWidth');
      return browser.matches('(pointer: fine)') && outer > 0 ? `≈ ${Math.round((outer / number(browser, 'innerWidth')) * 100)} %` : undefined;
    },
  },
  device: {
    platform: (browser, values) => reported('navigator.userAgentData.platform')(browser, values) ?? reported('navigator.platform')(browser, values),
    mobile: reportedFlag('navigator.userAgentData.mobile'),
    cpuCores: reported('navigator.hardwareConcurrency'),
    memory: (browser, values) => {
      const memory = reported('navigator.deviceMemory', ' GB')(browser, values);
      return memory && `≥ ${String(memory)}`;
    },
    touchPoints: reported('navigator.maxTouchPoints'),
    pointer: ({ matches }) => ['fine', 'coarse', 'none'].filter((kind) => matches(`(any-pointer: ${kind})`)).join(', '),
    hover: ({ matches }) => matches('(any-hover: hover)'),
    gpuVendor: found('gpuVendor'),
    gpuRenderer: found('gpuRenderer'),
    batteryLevel: found('batteryLevel'),
    batteryState: found('batteryState'),
  },
  browser: {
    summary: found('summary'),
    engine: found('engine'),
    userAgent: ({ get }) => String(get('navigator.userAgent')),
    clientHints: found('clientHints'),
    vendor: reported('navigator.vendor'),
    languages: list('navigator.languages'),
    cookiesEnabled: reportedFlag('navigator.cookieEnabled'),
    doNotTrack: reported('navigator.doNotTrack'),
    globalPrivacyControl: reportedFlag('navigator.globalPrivacyControl'),
    online: reportedFlag('navigator.onLine'),
    pdfViewer: reportedFlag('navigator.pdfViewerEnabled'),
    webdriver: reportedFlag('navigator.webdriver'),
  },
  preferences: {
    colorScheme: media('prefers-color-scheme', 'dark', 'light'),
    reducedMotion: media('prefers-reduced-motion', 'reduce', 'no-preference'),
    reducedTransparency: media('prefers-reduced-transparency', 'reduce', 'no-preference'),
    contrast: media('prefers-contrast', 'more', 'less', 'custom', 'no-preference'),
    forcedColors: media('forced-colors', 'active', 'none'),
    invertedColors: media('inverted-colors', 'inverted', 'none'),
  },
  timeAndPlace: {
    timeZone: dateFormat('timeZone'),
    utcOffset: (browser) => formatOffset(minutesEast(browser)),
    presentTime: (browser) => formatLocal(browser.now().getTime(), minutesEast(browser)),
    locale: dateFormat('locale'),
    calendar: dateFormat('calendar'),
    numberingSystem: dateFormat('numberingSystem'),
    hourCycle: dateFormat('hourCycle'),
  },
  network: {
    effectiveType: reported('navigator.connection.effectiveType'),
    downlink: reported('navigator.connection.downlink', ' Mbit/s'),
    rtt: reported('navigator.connection.rtt', ' ms'),
    saveData: reportedFlag('navigator.connection.saveData'),
  },
  storage: {
    quota: found('quota'),
    usage: found('usage'),
    persisted: (_browser, { persisted }) => (persisted === undefined ? undefined : persisted === 'true'),
  },
  features: {
    webgl2: has('WebGL2RenderingContext'),
    webgpu: has('navigator.gpu'),
    webAssembly: has('WebAssembly'),
    simd: ({ compiles }) => compiles(SIMD),
    threads: reportedFlag('crossOriginIsolated'),
    serviceWorker: has('navigator.serviceWorker'),
    webShare: has('navigator.share'),
    clipboardWrite: has('navigator.clipboard.write'),
    notifications: reported('Notification.permission'),
    bluetooth: has('navigator.bluetooth'),
    usb: has('navigator.usb'),
    webauthn: has('PublicKeyCredential'),
  },
};
