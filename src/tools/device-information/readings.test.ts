import { expect, test } from 'vitest';
import type { Browser, Found } from './readings.ts';
import { readSections } from './readings.ts';

interface Given {
  readonly properties?: Readonly<Record<string, unknown>>;
  readonly media?: readonly string[];
  readonly found?: Found;
}

/** Reads the values of a browser that has only these properties and matches only these media queries. */
function read({ properties = {}, media = [], found = {} }: Given) {
  const browser: Browser = {
    get: (path) => properties[path],
    matches: (query) => media.includes(query),
    compiles: (module) => module.length === 29,
    now: () => new Date('2026-01-02T03:04:05Z'),
    dateFormat: () => ({ ...new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC' }).resolvedOptions(), hourCycle: 'h23' }),
  };
  return new Map(readSections(browser, found).flatMap(({ values }) => values.map((value) => [value.key, value])));
}

test.each<[string, Given, string | undefined]>([
  ['screenSize', { properties: { 'screen.width': 1920, 'screen.height': 1080 } }, '1920 × 1080'],
  ['aspectRatio', { properties: { 'screen.width': 1920, 'screen.height': 1080 } }, '16:9'],
  ['physicalSize', { properties: { 'screen.width': 1280, 'screen.height': 720, devicePixelRatio: 1.5 } }, '1920 × 1080'],
  ['pixelRatio', { properties: { devicePixelRatio: 1.33333 } }, '1.333 dppx'],
  ['orientationAngle', { properties: { 'screen.orientation.angle': 90 } }, '90°'],
  ['orientationAngle', {}, undefined],
  ['colorDepth', { properties: { 'screen.colorDepth': 24 } }, '24 bit'],
  ['refreshRate', {}, '…'],
  ['refreshRate', { found: { refreshRate: '60 Hz' } }, '60 Hz'],
  ['colorGamut', { media: ['(color-gamut: srgb)', '(color-gamut: p3)'] }, 'p3'],
  ['scrollbarWidth', { properties: { innerWidth: 800, 'document.documentElement.clientWidth': 785 } }, '15 px'],
  ['zoom', { properties: { outerWidth: 1200, innerWidth: 800 }, media: ['(pointer: fine)'] }, '≈ 150 %'],
  ['zoom', { properties: { outerWidth: 1200, innerWidth: 800 } }, undefined],
  ['platform', { properties: { 'navigator.platform': 'Linux x86_64' } }, 'Linux x86_64'],
  ['platform', { properties: { 'navigator.userAgentData.platform': 'Linux', 'navigator.platform': 'Linux x86_64' } }, 'Linux'],
  ['memory', { properties: { 'navigator.deviceMemory': 8 } }, '≥ 8 GB'],
  ['memory', {}, undefined],
  ['pointer', { media: ['(any-pointer: coarse)', '(any-pointer: fine)'] }, 'fine, coarse'],
  ['languages', { properties: { 'navigator.languages': ['de', 'en'] } }, 'de, en'],
  ['vendor', { properties: { 'navigator.vendor': '' } }, undefined],
  ['timeZone', {}, 'UTC'],
  ['hourCycle', {}, 'h23'],
  ['notifications', { properties: { 'Notification.permission': 'denied' } }, 'denied'],
])('reads %s from %j', (key, given, expected) => {
  expect(read(given).get(key)?.text).toBe(expected);
});

test.each<[string, Given, string | undefined]>([
  ['hdr', { media: ['(dynamic-range: high)', '(dynamic-range: standard)'] }, 'yes'],
  ['hdr', { media: ['(dynamic-range: standard)'] }, 'no'],
  ['hdr', {}, undefined],
  ['extended', { properties: { 'screen.isExtended': true } }, 'yes'],
  ['extended', { properties: { 'screen.isExtended': 'true' } }, undefined],
  ['hover', {}, 'no'],
  ['simd', {}, 'yes'],
  ['webgpu', { properties: { 'navigator.gpu': {} } }, 'yes'],
  ['webgpu', {}, 'no'],
  ['persisted', { found: { persisted: 'false' } }, 'no'],
  ['persisted', {}, undefined],
  ['batteryState', { found: { batteryState: 'charging' } }, 'charging'],
  ['userAgent', { properties: { 'navigator.userAgent': 'x' } }, undefined],
])('formats %s of %j in words', (key, given, expected) => {
  expect(read(given).get(key)?.word).toBe(expected);
});
