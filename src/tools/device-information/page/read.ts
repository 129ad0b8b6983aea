import type { Section, Value } from '../values.ts';
import { aspectRatio, formatLocal, formatOffset, size } from '../values.ts';
import { property } from '../../../page/browser/browser-property.ts';
import { media, part, told } from './browser.ts';

/** What was found out later than the rest, or on demand: by key. */
export type Found = Readonly<Record<string, string>>;

/** Everything that this browser tells without being asked for permission. */
export function readSections(found: Found): readonly Section[] {
  return [
    { name: 'screen', values: readScreen(found) },
    { name: 'window', values: readWindow() },
    { name: 'device', values: readDevice(found) },
    { name: 'browser', values: readBrowser(found) },
    { name: 'preferences', values: readPreferences() },
    { name: 'timeAndPlace', values: readTime() },
    { name: 'network', values: readNetwork() },
    {
      name: 'storage',
      values: [
        value('quota', found['quota']),
        value('usage', found['usage']),
        flag('persisted', found['persisted'] === undefined ? undefined : found['persisted'] === 'true'),
      ],
    },
    { name: 'features', values: readFeatures() },
  ];
}

const value = (key: string, text: string | undefined): Value => ({ key, text });

/** Tells yes from no; these are put into words. */
const flag = (key: string, is: boolean | undefined): Value => (is === undefined ? value(key, undefined) : { key, text: String(is), word: is ? 'yes' : 'no' });

const toldFlag = (key: string, object: object | undefined, name: string): Value => {
  const is = property(object, name);
  return flag(key, typeof is === 'boolean' ? is : undefined);
};

function readScreen(found: Found): Value[] {
  const { width, height, availWidth, availHeight, colorDepth } = screen;
  const orientation = part(screen, 'orientation');
  return [
    value('screenSize', size(width, height)),
    value('availableSize', size(availWidth, availHeight)),
    value('physicalSize', size(Math.round(width * devicePixelRatio), Math.round(height * devicePixelRatio))),
    value('aspectRatio', aspectRatio(width, height)),
    value('orientation', told(orientation, 'type')),
    value('orientationAngle', told(orientation, 'angle', '°')),
    value('colorDepth', `${colorDepth} bit`),
    value('pixelRatio', `${Math.round(devicePixelRatio * 1000) / 1000} dppx`),
    value('refreshRate', found['refreshRate'] ?? '…'),
    flag('hdr', media('dynamic-range', 'high', 'standard') === undefined ? undefined : matchMedia('(dynamic-range: high)').matches),
    value('colorGamut', media('color-gamut', 'rec2020', 'p3', 'srgb')),
    toldFlag('extended', screen, 'isExtended'),
  ];
}

function readWindow(): Value[] {
  const isDesktop = matchMedia('(pointer: fine)').matches && outerWidth > 0;
  return [
    value('viewportSize', size(innerWidth, innerHeight)),
    value('outerSize', size(outerWidth, outerHeight)),
    value('scrollbarWidth', `${innerWidth - document.documentElement.clientWidth} px`),
    value('visualViewportScale', told(visualViewport ?? undefined, 'scale')),
    value('displayMode', media('display-mode', 'fullscreen', 'standalone', 'minimal-ui', 'browser')),
    value('zoom', isDesktop ? `≈ ${Math.round((outerWidth / innerWidth) * 100)} %` : undefined),
  ];
}

const battery = (state: string | undefined): Value => ({ key: 'batteryState', text: state, ...(state !== undefined && { word: state }) });

function readDevice(found: Found): Value[] {
  const data = part(navigator, 'userAgentData');
  return [
    value('platform', told(data, 'platform') ?? told(navigator, 'platform')),
    toldFlag('mobile', data, 'mobile'),
    value('cpuCores', told(navigator, 'hardwareConcurrency')),
    value('memory', told(navigator, 'deviceMemory', ' GB') && `≥ ${told(navigator, 'deviceMemory', ' GB')}`),
    value('touchPoints', told(navigator, 'maxTouchPoints')),
    value('pointer', ['fine', 'coarse', 'none'].filter((kind) => matchMedia(`(any-pointer: ${kind})`).matches).join(', ')),
    flag('hover', matchMedia('(any-hover: hover)').matches),
    value('gpuVendor', found['gpuVendor']),
    value('gpuRenderer', found['gpuRenderer']),
    value('batteryLevel', found['batteryLevel']),
    battery(found['batteryState']),
  ];
}

function readBrowser(found: Found): Value[] {
  return [
    value('summary', found['summary']),
    value('engine', found['engine']),
    value('userAgent', navigator.userAgent),
    value('clientHints', found['clientHints']),
    value('vendor', told(navigator, 'vendor')),
    value('languages', navigator.languages.join(', ')),
    flag('cookiesEnabled', navigator.cookieEnabled),
    value('doNotTrack', told(navigator, 'doNotTrack')),
    toldFlag('globalPrivacyControl', navigator, 'globalPrivacyControl'),
    flag('online', navigator.onLine),
    toldFlag('pdfViewer', navigator, 'pdfViewerEnabled'),
    toldFlag('webdriver', navigator, 'webdriver'),
  ];
}

const readPreferences = (): Value[] => [
  value('colorScheme', media('prefers-color-scheme', 'dark', 'light')),
  value('reducedMotion', media('prefers-reduced-motion', 'reduce', 'no-preference')),
  value('reducedTransparency', media('prefers-reduced-transparency', 'reduce', 'no-preference')),
  value('contrast', media('prefers-contrast', 'more', 'less', 'custom', 'no-preference')),
  value('forcedColors', media('forced-colors', 'active', 'none')),
  value('invertedColors', media('inverted-colors', 'inverted', 'none')),
];

function readTime(): Value[] {
  const now = new Date();
  const east = -now.getTimezoneOffset();
  const { timeZone, locale, calendar, numberingSystem, hourCycle } = new Intl.DateTimeFormat(undefined, { hour: 'numeric' }).resolvedOptions();
  return [
    value('timeZone', timeZone),
    value('utcOffset', formatOffset(east)),
    value('presentTime', formatLocal(now.getTime(), east)),
    value('locale', locale),
    value('calendar', calendar),
    value('numberingSystem', numberingSystem),
    value('hourCycle', hourCycle),
  ];
}

function readNetwork(): Value[] {
  const connection = part(navigator, 'connection');
  return [
    value('effectiveType', told(connection, 'effectiveType')),
    value('downlink', told(connection, 'downlink', ' Mbit/s')),
    value('rtt', told(connection, 'rtt', ' ms')),
    toldFlag('saveData', connection, 'saveData'),
  ];
}

// A module with one function of one SIMD instruction, i32x4.splat of a constant.
const SIMD = [0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11];

const readFeatures = (): Value[] => [
  flag('webgl2', 'WebGL2RenderingContext' in globalThis),
  flag('webgpu', 'gpu' in navigator),
  flag('webAssembly', 'WebAssembly' in globalThis),
  flag('simd', 'WebAssembly' in globalThis && WebAssembly.validate(new Uint8Array(SIMD))),
  flag('threads', crossOriginIsolated),
  flag('serviceWorker', 'serviceWorker' in navigator),
  flag('webShare', 'share' in navigator),
  flag('clipboardWrite', property(part(navigator, 'clipboard'), 'write') !== undefined),
  value('notifications', 'Notification' in globalThis ? Notification.permission : undefined),
  flag('bluetooth', 'bluetooth' in navigator),
  flag('usb', 'usb' in navigator),
  flag('webauthn', 'PublicKeyCredential' in globalThis),
];
