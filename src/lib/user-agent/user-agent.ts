import { UAParser } from 'ua-parser-js';
import type { Brand, ClientHints } from './client-hints.ts';
import type { clientKinds, UserAgentNote } from './codes.ts';
import { deviceTypes, userAgentNotes } from './codes.ts';
import { findCrawler } from './crawler.ts';
import { findMailProgram, findTool } from './programs.ts';
import { readTokens } from './tokens.ts';

/** The sender of a User-Agent header. Unknown values are empty. */
export interface Described {
  readonly clientKind: (typeof clientKinds)[number];
  readonly clientName: string;
  readonly clientVersion: string;
  readonly browserName: string;
  readonly browserVersion: string;
  readonly engineName: string;
  readonly engineVersion: string;
  readonly osName: string;
  readonly osVersion: string;
  readonly deviceType: (typeof deviceTypes)[number] | '';
  readonly deviceVendor: string;
  readonly deviceModel: string;
  readonly cpuArchitecture: string;
}

/** Identifies browser, system and device, or the crawler or program. Client hints are more precise than the header, and override it. */
export const describeUserAgent = (userAgent: string, hints: ClientHints): Described =>
  withDesktop(withHints(withClient(describeBase(userAgent), userAgent), hints));

type Base = Omit<Described, 'clientKind' | 'clientName' | 'clientVersion'>;

const SYSTEMS: Readonly<Record<string, string>> = { 'Mac OS': 'macOS', 'Chromium OS': 'ChromeOS', 'Chrome OS': 'ChromeOS' };
const systemName = (name: string): string => SYSTEMS[name] ?? name;

function describeBase(userAgent: string): Base {
  const { browser, engine, os, device, cpu } = new UAParser(userAgent.replace('(Windows NT; Windows NT ', '(Windows NT ')).getResult();
  const osName = systemName(os.name ?? '');
  const deviceType = deviceTypes.find((type) => type === device.type) ?? '';
  const deviceModel = device.model === 'K' && isReducedAndroid(userAgent) ? '' : (device.model ?? '');
  return {
    browserName: browser.name ?? '',
    browserVersion: browser.version ?? '',
    engineName: engine.name ?? '',
    engineVersion: engine.version ?? '',
    osName,
    osVersion: os.version ?? '',
    deviceType,
    deviceVendor: vendorOf({ userAgent, deviceType, deviceModel, osName }) ?? device.vendor ?? '',
    deviceModel,
    cpuArchitecture: cpu.architecture ?? '',
  };
}

const isPixel = (model: string): boolean => /^Pixel\b/u.test(model);

function vendorOf({ userAgent, deviceType, deviceModel, osName }: Pick<Base, 'deviceType' | 'deviceModel' | 'osName'> & { readonly userAgent: string }) {
  if (isPixel(deviceModel)) return 'Google';
  if (deviceType !== 'smarttv') return undefined;
  if (osName === 'Tizen') return 'Samsung';
  return userAgent.includes('Web0S') ? 'LG' : undefined;
}

function withClient(base: Base, userAgent: string): Described {
  const noBrowser = { browserName: '', browserVersion: '' };
  const crawler = findCrawler(userAgent);
  if (crawler) {
    const isBrowserToo = /(?:Chrome|Version|Firefox)\//u.test(userAgent);
    return {
      ...base,
      ...(!isBrowserToo && { ...noBrowser, engineName: '', engineVersion: '' }),
      clientKind: 'crawler',
      clientName: crawler.name,
      clientVersion: crawler.version,
    };
  }
  const mail = findMailProgram(userAgent);
  if (mail) return { ...base, ...noBrowser, clientKind: 'mail', clientName: mail.name, clientVersion: mail.version };
  const tool = findTool(userAgent);
  if (tool) return { ...base, ...noBrowser, clientKind: 'tool', clientName: tool.name, clientVersion: tool.version };
  if (!/^(?:Mozilla|Opera)\//u.test(userAgent)) {
    const program = readTokens(userAgent).find(({ kind }) => kind === 'product');
    return { ...base, ...noBrowser, clientKind: program ? 'tool' : 'unknown', clientName: program?.name ?? '', clientVersion: program?.version ?? '' };
  }
  return { ...base, clientKind: base.browserName === '' ? 'unknown' : 'browser', clientName: base.browserName, clientVersion: base.browserVersion };
}

const BRANDS: Readonly<Record<string, string>> = { 'Google Chrome': 'Chrome', 'Microsoft Edge': 'Edge' };
const ARCHITECTURES: Readonly<Record<string, string>> = { 'x86/64': 'amd64', 'x86/32': 'ia32', 'arm/64': 'arm64', 'arm/32': 'arm' };

function withHints(described: Described, hints: ClientHints): Described {
  const { model = '', architecture, bitness, isMobile } = hints;
  const cpuArchitecture = ARCHITECTURES[`${architecture}/${bitness}`];
  return {
    ...withBrand(described, (hints.fullVersionList ?? hints.brands)?.find(isOwnBrand)),
    ...systemByHints(described, hints),
    ...(model !== '' && { deviceModel: model }),
    ...(isPixel(model) && { deviceVendor: 'Google' }),
    ...(cpuArchitecture !== undefined && { cpuArchitecture }),
    ...(isMobile && { deviceType: 'mobile' }),
  };
}

/** Whether a brand is neither the engine of many browsers nor a placeholder, such as `Not/A)Brand`. */
const isOwnBrand = ({ name }: Brand): boolean => name !== 'Chromium' && !(/not/iu.test(name) && /brand/iu.test(name));

/** A crawler or program is kept, regardless of the browser it uses. */
function withBrand(described: Described, brand: Brand | undefined): Described {
  if (!brand) return described;
  const browser = { name: BRANDS[brand.name] ?? brand.name, version: brand.version };
  const isClient = described.clientKind === 'browser' || described.clientKind === 'unknown';
  return {
    ...described,
    browserName: browser.name,
    browserVersion: browser.version,
    ...(isClient && { clientKind: 'browser', clientName: browser.name, clientVersion: browser.version }),
  };
}

function systemByHints({ osName: before, osVersion }: Described, { platform, platformVersion }: ClientHints): Pick<Described, 'osName' | 'osVersion'> {
  const osName = platform === undefined || platform === 'Unknown' ? before : systemName(platform);
  if (platformVersion === undefined) return { osName, osVersion: osName === before ? osVersion : '' };
  return { osName, osVersion: osName === 'Windows' ? (windowsVersion(platformVersion) ?? osVersion) : platformVersion };
}

/** Returns the Windows version of a platform version with its own numbering, as listed by Microsoft. */
function windowsVersion(platformVersion: string): string | undefined {
  const [major = Number.NaN, minor] = platformVersion.split('.').map(Number);
  if (major >= 13) return '11';
  if (major >= 1) return '10';
  return { 1: '7', 2: '8', 3: '8.1' }[minor ?? 0];
}

const DESKTOP_SYSTEM =
  /^(?:Windows|macOS|ChromeOS|(?:GNU\/)?Linux|.*BSD|DragonFly|(?:Open)?Solaris|Mint|Mageia|VectorLinux|.*ubuntu|Debian|(?:Open)?SUSE|Gentoo|Arch|Slackware|Fedora|Mandriva|CentOS|PCLinuxOS|Red ?Hat|Zenwalk|Linpus|Raspbian|Deepin|Manjaro|elementary OS|Sabayon|Linspire)$/iu;

const withDesktop = (described: Described): Described =>
  described.clientKind === 'browser' && described.deviceType === '' && DESKTOP_SYSTEM.test(described.osName)
    ? { ...described, deviceType: 'desktop' }
    : described;

const isReducedAndroid = (userAgent: string): boolean => userAgent.includes('Android 10; K)');

/** Notes whether something around the header was removed, and what browsers omit from the header, or no longer change in it, unless the client hints contain it. */
export function notesOn(userAgent: string, { platformVersion, model, fullVersionList }: ClientHints, isPeeled = false): UserAgentNote[] {
  const { browserName, browserVersion } = withClient(describeBase(userAgent), userAgent);
  const safari = Number(/ Version\/(\d+)/u.exec(userAgent)?.[1] ?? 0);
  const holds: Readonly<Record<UserAgentNote, boolean>> = {
    'surroundings-removed': isPeeled,
    'windows-version-frozen': userAgent.includes('Windows NT 10.0') && platformVersion === undefined,
    'macos-version-frozen': /Intel Mac OS X 10(?:_15_7|\.15(?=[;)]))/u.test(userAgent) && platformVersion === undefined,
    'android-reduced': isReducedAndroid(userAgent) && model === undefined,
    'browser-version-reduced': browserName !== '' && /^\d+\.0\.0\.0$/u.test(browserVersion) && fullVersionList === undefined,
    'ios-version-frozen': /(?:iPhone|CPU) OS 18_6\b/u.test(userAgent) && safari >= 26,
  };
  return userAgentNotes.filter((note) => holds[note]);
}

interface Patterns {
  /** With the placeholders `{client}` and `{system}`. */
  readonly clientOnSystem: string;
  readonly unknownClient: string;
}

/** Summarizes the client with its major version, and its system. */
export function summarize({ clientName, clientVersion, osName, osVersion }: Described, { clientOnSystem, unknownClient }: Patterns): string {
  const client = [clientName || unknownClient, clientName === '' ? '' : (clientVersion.split('.', 1)[0] ?? '')].filter(Boolean).join(' ');
  const system = [osName, osVersion].filter(Boolean).join(' ');
  return osName === '' ? client : clientOnSystem.replace('{client}', () => client).replace('{system}', () => system);
}
