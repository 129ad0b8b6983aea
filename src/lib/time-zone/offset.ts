const NS_PER_SECOND = 1_000_000_000n;

/**
 * Parses a UTC offset to nanoseconds: `Z`, `UTC`, `+2`, `+0200`, `+02:00`, `+08:00:00`, `+01'00'` of PDF files, and
 * `UTC+2` or `GMT-3:30`, whose sign is that of ISO 8601 (east is plus), unlike in POSIX. Undefined for other texts, and from 24 hours on.
 */
export function readOffset(text: string): bigint | undefined {
  if (/^(?:Z|UTC?|GMT)$/iu.test(text)) return 0n;
  const [, sign, hours = '', minutes = '0', seconds = '0'] = OFFSET.exec(text) ?? [];
  if (sign === undefined || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return undefined;
  const offset = BigInt((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * NS_PER_SECOND;
  return sign === '+' ? offset : -offset;
}

// A hyphen, a minus or an en dash.
const OFFSET = /^(?:UTC|GMT)? ?([+\u2212\u2013-])(\d\d?)(?:[:']?(\d\d)(?::?(\d\d))?'?)?$/iu;

/** Minutes ahead of UTC. The American ones are defined in RFC 5322, section 4.3. */
const ABBREVIATIONS: Readonly<Record<string, number>> = {
  EST: -300,
  EDT: -240,
  CST: -360,
  CDT: -300,
  MST: -420,
  MDT: -360,
  PST: -480,
  PDT: -420,
  AKST: -540,
  AKDT: -480,
  HST: -600,
  AST: -240,
  ADT: -180,
  NST: -210,
  NDT: -150,
  BRT: -180,
  WET: 0,
  WEST: 60,
  BST: 60,
  CET: 60,
  CEST: 120,
  MEZ: 60,
  MESZ: 120,
  EET: 120,
  EEST: 180,
  MSK: 180,
  SAST: 120,
  EAT: 180,
  PKT: 300,
  IST: 330,
  ICT: 420,
  WIB: 420,
  SGT: 480,
  HKT: 480,
  AWST: 480,
  JST: 540,
  KST: 540,
  ACST: 570,
  ACDT: 630,
  AEST: 600,
  AEDT: 660,
  NZST: 720,
  NZDT: 780,
};

/** Returns the nanoseconds ahead of UTC of an abbreviation; undefined if it is unknown. */
export function abbreviatedOffset(text: string): bigint | undefined {
  const name = text.toUpperCase();
  return Object.hasOwn(ABBREVIATIONS, name) ? BigInt((ABBREVIATIONS[name] ?? 0) * 60) * NS_PER_SECOND : undefined;
}

/** Whether several countries use the abbreviation: China, India, Israel, Ireland, Bangladesh or Arabia. */
export const isAmbiguousAbbreviation = (text: string): boolean => /^(?:CST|CDT|IST|BST|AST)$/iu.test(text);
