export interface SafeLinksData {
  /** The e-mail address of who got the link. */
  readonly recipient: string;
  /** Of Microsoft Entra: a UUID. */
  readonly tenantId: string;
  /** ISO 8601, with milliseconds. */
  readonly timestamp: string;
}

const EMAIL_ADDRESS = /^[^\s@]{1,64}@[^\s@]{1,255}$/u;
const GUID = /^[\da-f]{8}(?:-?[\da-f]{4}){3}-?[\da-f]{12}$/iu;
const TICKS = /^6[34]\d{16}$/u;

const TICKS_PER_MS = 10_000n;
/** From 0001-01-01, where .NET begins to count, to 1970-01-01. */
const EPOCH_MS = 62_135_596_800_000n;

/** What the `data` parameter of Safe Links tells; empty texts for what it does not. */
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
