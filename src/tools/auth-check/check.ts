import { InputError } from '../../contract/errors.ts';
import type { InputValues, OutputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import type { FoundUrl } from './check-url.ts';
import type { Gap, Part, Reason, Verdict } from './codes.ts';
import { parts } from './codes.ts';
import type * as fields from './fields.ts';
import type { Expected, PartReport } from './report.ts';
import { dateOf } from './report.ts';

type Input = InputValues<(typeof fields.check)['input']>;
type Output = OutputValues<(typeof fields.check)['output']>;

/** Checks all given parts as a server does, each with the others where they belong together. */
export async function checkAll(input: Input, context: RunContext): Promise<Output> {
  const given = await findGiven(input);
  if (Object.values(given.texts).every((text) => text === '')) return EMPTY;
  const expected = readExpected(input, context.now());
  const reports = await reportAll(given, expected, context);
  const inOrder = parts.flatMap((part) => reports[part] ?? []);
  const checks = inOrder.flatMap((report) => report.checks);
  return {
    ...decide(inOrder),
    time: formatUtc(expected.time),
    notes: [...given.notes, ...inOrder.flatMap(({ notes }) => notes)],
    checks,
    spans: inOrder.flatMap(({ spans }) => spans),
    moments: [{ kind: 'check', time: dateOf(expected.time) ?? '' }, ...inOrder.flatMap(({ moments }) => moments)],
    problems: inOrder.flatMap(({ problems }) => problems),
  };
}

const EMPTY: Output = { verdict: '', reason: '', time: '', notes: [], checks: [], spans: [], moments: [], problems: null };

interface Given {
  /** The texts of the parts; empty if there is none. */
  readonly texts: Readonly<Record<Part, string>>;
  /** Undefined for a text that is not a URL. */
  readonly callback: FoundUrl | undefined;
  readonly notes: Output['notes'];
}

/** A callback may contain a token or a SAML response that is not given by itself. */
async function findGiven({ token, keySet, certificates, saml, url }: Input): Promise<Given> {
  const texts = { url, saml, keys: keySet, certificates, token };
  const isSamlUrl = saml.trim() === '' && /[?&]SAML(?:Response|Request)=/u.test(url);
  const reader = url.trim() === '' ? undefined : await import('./check-url.ts');
  const callback = reader?.readCallback(url);
  const found = token.trim() === '' && callback ? reader?.tokenIn(callback) : undefined;
  const all = { ...texts, ...(isSamlUrl && { saml: url }), ...(found !== undefined && { token: found }) };
  return {
    texts: Object.fromEntries(Object.entries(all).map(([part, text]) => [part, text.trim() === '' ? '' : text])) as Record<Part, string>,
    callback,
    notes: [...(found === undefined ? [] : ['token-from-url' as const]), ...(isSamlUrl ? ['saml-from-url' as const] : [])],
  };
}

function readExpected(input: Input, now: number): Expected {
  const redirectUrls = valuesIn(input.redirectUrl);
  const wrong = redirectUrls.find((url) => !/^[a-z][a-z\d+.-]*:./iu.test(url));
  if (wrong !== undefined) throw new InputError('invalid-redirect-url', { field: 'redirectUrl', params: { url: wrong.slice(0, 80) } });
  return {
    issuers: valuesIn(input.issuer),
    audiences: valuesIn(input.audience),
    redirectUrls,
    state: input.state.trim(),
    nonce: input.nonce.trim(),
    subject: input.subject.trim(),
    algorithms: input.algorithms,
    requiredClaims: input.requiredClaims,
    clockSkewMs: input.clockSkew * 1000,
    time: input.time ?? now,
  };
}

const valuesIn = (text: string): readonly string[] => text.split(/\s+/u).filter((value) => value !== '');

/** Loads the code of the given parts only. */
async function reportAll({ texts, callback }: Given, expected: Expected, context: RunContext): Promise<Partial<Record<Part, PartReport>>> {
  const reports: Partial<Record<Part, PartReport>> = {};
  if (texts.url !== '') reports.url = (await import('./check-url.ts')).checkUrl(callback, expected);
  if (texts.certificates !== '') {
    const { checkCertificates } = await import('./check-certificates.ts');
    reports.certificates = await checkCertificates(texts, expected, context);
  }
  if (texts.saml !== '') {
    const { checkSaml } = await import('./check-saml.ts');
    reports.saml = await checkSaml(texts.saml, texts.certificates, expected, context);
  }
  const token = texts.token === '' ? undefined : await (await import('./read-token.ts')).readToken(texts.token, texts.keys, expected);
  if (texts.keys !== '') reports.keys = await (await import('./check-keys.ts')).checkKeys(texts.keys, token, expected);
  if (token) reports.token = (await import('./check-token.ts')).checkToken(token, expected);
  return reports;
}

/** The first reason of a refusal, or what is missing for a verdict. */
function decide(reports: readonly PartReport[]): { readonly verdict: Verdict; readonly reason: Reason | '' } {
  const refused = reports.flatMap(({ checks }) => checks).find(({ reason }) => reason !== '');
  if (refused) return { verdict: 'refused', reason: refused.reason };
  const gap: Gap | undefined = reports.find((report) => report.gap !== undefined)?.gap;
  return gap ? { verdict: 'not-decided', reason: gap } : { verdict: 'accepted', reason: '' };
}
