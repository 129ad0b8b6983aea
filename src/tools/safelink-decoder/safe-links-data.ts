export interface SafeLinksData {
  /** The recipient's email address. */
  readonly recipient: string;
  /** Microsoft Entra tenant ID, a UUID. */
  readonly tenantId: string;
  /** ISO 8601, with milliseconds. */
  readonly timestamp: string;
}

const EMAIL_ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,255}$/u;
const GUID = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/iu;
const TICKS = /^6[34]\d{16}$/u;

const TICKS_PER_MS = 10_000n;
/** From 0001-01-01, the epoch of .NET ticks, to 1970-01-01. */
const EPOCH_MS = 62_135_596_800_000n;

/** Parses the `data` parameter of Safe Links; missing values are empty strings. */
export function readSafeLinksData(data: string): SafeLinksData {
  const fields = data.split('|');
  const [, tenant = ''] = fields.filter((field) => GUID.test(field));
  const ticks = fields.find((field) => TICKS.test(field));
  return {
    recipient: fields.find((field) => EMAIL_ADDRESS.test(field)) ?? '',
    tenantId: tenant
      .toLowerCase()
      .replaceAll('-', '')
      .replace(/^(.{8})(.{4})(.{4})(.{4})/u, '$1-$2-$3-$4-'),
    timestamp: ticks === undefined ? '' : new Date(Number(BigInt(ticks) / TICKS_PER_MS - EPOCH_MS)).toISOString(),
  };
}
