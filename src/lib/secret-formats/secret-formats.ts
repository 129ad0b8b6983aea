import { BASE62, toDigits } from '../id/digits.ts';
import { AFTER_ESCAPE } from './after-escape.ts';
import type { Secrecy, SecretType } from './types.ts';

export interface SecretFormat {
  /** The service that issues it; its name is the same in every language. */
  readonly issuer: string;
  readonly type: SecretType;
  readonly secrecy: Secrecy;
}

type Row = readonly [issuer: string, type: SecretType, pattern: string, secrecy?: Secrecy];

const LETTERS = String.raw`[\dA-Za-z]`;
const URL_LETTERS = String.raw`[\w-]`;
const HEX = String.raw`[\da-f]`;

/** Credentials by their documented prefixes and lengths, as patterns without anchors; the first that matches a whole text applies. */
const rows: readonly Row[] = [
  ['GitHub', 'personal-access-token', `ghp_${LETTERS}{36}`],
  ['GitHub', 'personal-access-token', `github_pat_${LETTERS}{22}_${LETTERS}{59}`],
  ['GitHub', 'oauth-token', `gho_${LETTERS}{36}`],
  ['GitHub', 'app-token', `gh[us]_${LETTERS}{36,251}`],
  ['GitHub', 'refresh-token', `ghr_${LETTERS}{36,76}`],
  ['GitLab', 'personal-access-token', `glpat-${URL_LETTERS}{20,300}(?:\\.${URL_LETTERS}{2}\\.${URL_LETTERS}{9})?`],
  ['GitLab', 'access-token', `gl(?:agent|cbt|dt|ffct|ft|imt|oas|ptt|rt|rtr|soat|wt)-${URL_LETTERS}{20,300}`],
  ['npm', 'access-token', `npm_${LETTERS}{36}`],
  ['PyPI', 'access-token', `pypi-AgEI${URL_LETTERS}{50,1000}`],
  ['RubyGems', 'api-key', `rubygems_${HEX}{48}`],
  ['crates.io', 'access-token', `cio(?=[A-Za-z]{0,31}\\d)${LETTERS}{32}`],
  ['Docker Hub', 'personal-access-token', `dckr_pat_${URL_LETTERS}{27}`],
  ['AWS', 'access-key-id', '(?:AKIA|ASIA)[A-Z2-7]{16}', 'sensitive'],
  ['AWS', 'api-key', `ABSK[\\dA-Za-z+/]{109,269}={0,2}`],
  ['Google', 'api-key', `AIza${URL_LETTERS}{35}`],
  ['Google', 'client-secret', `GOCSPX-${URL_LETTERS}{28}`],
  ['Google', 'oauth-token', String.raw`ya29\.[\w-]{20,2000}`],
  ['Google', 'refresh-token', `1//0${URL_LETTERS}{40,200}`],
  ['DigitalOcean', 'personal-access-token', `dop_v1_${HEX}{64}`],
  ['DigitalOcean', 'oauth-token', `doo_v1_${HEX}{64}`],
  ['DigitalOcean', 'refresh-token', `dor_v1_${HEX}{64}`],
  ['Stripe', 'secret-key', `sk_(?:live|test)_${LETTERS}{24,247}`],
  ['Stripe', 'restricted-key', `rk_(?:live|test)_${LETTERS}{24,247}`],
  ['Stripe', 'publishable-key', `pk_(?:live|test)_${LETTERS}{24,247}`, 'public'],
  ['Stripe', 'webhook-secret', `whsec_${LETTERS}{32,64}`],
  ['Standard Webhooks', 'webhook-secret', 'whsec_[\\dA-Za-z+/]{32,88}={0,2}'],
  ['Square', 'access-token', `sq0atp-${URL_LETTERS}{22}`],
  ['Square', 'client-secret', `sq0csp-${URL_LETTERS}{43}`],
  ['Shopify', 'access-token', 'shp(?:at|ca|pa)_[\\da-fA-F]{32}'],
  ['Shopify', 'client-secret', 'shpss_[\\da-fA-F]{32}'],
  ['Slack', 'bot-token', `xoxb-${URL_LETTERS}{20,250}`],
  ['Slack', 'access-token', String.raw`xox[aeprs](?:\.xox[bp])?-[\w-]{20,500}`],
  ['Slack', 'app-token', `xapp-${URL_LETTERS}{20,250}`],
  ['Slack', 'webhook-url', String.raw`https://hooks\.slack\.com/(?:services|workflows|triggers)/[\w/-]{20,200}`],
  ['Discord', 'webhook-url', String.raw`https://(?:\w+\.)?discord(?:app)?\.com/api/webhooks/\d{17,20}/[\w-]{60,80}`],
  ['Discord', 'bot-token', String.raw`[MNO][\w-]{23,27}\.[\w-]{6}\.[\w-]{27,45}`],
  ['Telegram', 'bot-token', `\\d{8,10}:AA${URL_LETTERS}{33}`],
  ['Twilio', 'api-key', `SK${HEX}{32}`, 'sensitive'],
  ['SendGrid', 'api-key', String.raw`SG\.[\w-]{22}\.[\w-]{43}`],
  ['Mailgun', 'api-key', `key-${HEX}{32}`],
  ['Mailchimp', 'api-key', `${HEX}{32}-us\\d{1,2}`],
  ['OpenAI', 'api-key', `sk-(?:proj|svcacct|admin)-${URL_LETTERS}{20,300}`],
  ['OpenAI', 'api-key', `sk-${LETTERS}{20}T3BlbkFJ${LETTERS}{20}`],
  ['Anthropic', 'api-key', `sk-ant-[a-z]{3,10}\\d\\d-${URL_LETTERS}{20,300}`],
  ['Hugging Face', 'access-token', 'hf_[A-Za-z]{34}'],
  ['Replicate', 'access-token', `r8_${URL_LETTERS}{37}`],
  ['Groq', 'api-key', `gsk_${LETTERS}{52}`],
  ['xAI', 'api-key', `xai-${LETTERS}{80}`],
  ['Perplexity', 'api-key', `pplx-${LETTERS}{48,56}`],
  ['Linear', 'api-key', `lin_api_${LETTERS}{40}`],
  ['Notion', 'access-token', `ntn_${LETTERS}{43,50}`],
  ['Figma', 'personal-access-token', `figd_${URL_LETTERS}{40,60}`],
  ['Airtable', 'personal-access-token', `pat${LETTERS}{14}\\.${HEX}{64}`],
  ['Atlassian', 'access-token', 'ATATT3[\\w=-]{60,400}'],
  ['Postman', 'api-key', `PMAK-${HEX}{24}-${HEX}{34}`],
  ['Databricks', 'personal-access-token', `dapi${HEX}{32}(?:-\\d)?`],
  ['Grafana', 'access-token', `glsa_${LETTERS}{32}_[\\dA-Fa-f]{8}`],
  ['Grafana', 'access-token', 'glc_[\\dA-Za-z+/]{32,400}={0,2}'],
  ['New Relic', 'api-key', 'NRAK-[\\dA-Z]{27}'],
  ['Sentry', 'access-token', `sntryu_${HEX}{64}`],
  ['Doppler', 'access-token', String.raw`dp\.(?:pt|st|ct|sa|scim|audit)\.[\w.-]{40,100}`],
  ['HashiCorp Vault', 'access-token', `hv[bsr]\\.${URL_LETTERS}{24,300}`],
  ['HCP Terraform', 'access-token', String.raw`[\dA-Za-z]{14}\.atlasv1\.[\w=-]{60,80}`],
  ['Tailscale', 'api-key', `tskey-[a-z]{3,10}-${LETTERS}{10,40}-${LETTERS}{20,60}`],
  ['Netlify', 'personal-access-token', `nfp_${LETTERS}{36}`],
  ['PlanetScale', 'access-token', 'pscale_(?:tkn|oauth)_[\\w.=-]{32,64}'],
  ['Supabase', 'personal-access-token', `sbp_${HEX}{40}`],
  ['Contentful', 'personal-access-token', `CFPAT-${URL_LETTERS}{43}`],
  ['Mapbox', 'publishable-key', String.raw`pk\.eyJ[\w-]{20,200}\.[\w-]{22}`, 'public'],
  ['Mapbox', 'secret-key', String.raw`sk\.eyJ[\w-]{20,200}\.[\w-]{22}`],
  ['age', 'private-key', 'AGE-SECRET-KEY-1[\\dA-Z]{58}'],
];

/** The patterns of the credentials that must be kept secret, without anchors. */
export const secretPatterns: readonly string[] = rows.filter(([, , , secrecy]) => secrecy !== 'public').map(([, , pattern]) => pattern);

const MAX_LENGTH = 2048;

const formats = rows.map(([issuer, type, pattern, secrecy = 'secret']) => ({ issuer, type, secrecy, pattern: new RegExp(`^(?:${pattern})$`, 'u') }));

/** Most texts are none of them, and one expression finds that out faster than seventy. */
const any = new RegExp(`^(?:${rows.map(([, , pattern]) => pattern).join('|')})$`, 'u');

/** Returns the format of a text that is one credential, without anything around it. */
export function secretFormatOf(text: string): SecretFormat | undefined {
  return text.length > MAX_LENGTH || !any.test(text) ? undefined : formats.find(({ pattern }) => pattern.test(text));
}

/** A credential starts a word, or follows an escape, or the word in URLs of Telegram. */
const START = String.raw`(?:(?<![A-Za-z\d])|(?<=/bot)|${AFTER_ESCAPE})`;
const anywhere = new RegExp(`${START}(?:${rows.map(([, , pattern]) => pattern).join('|')})(?![A-Za-z\\d])`, 'gu');

/** Finds the credentials in a text. */
export function findSecretFormats(text: string): readonly { readonly at: number; readonly end: number; readonly format: SecretFormat }[] {
  return Array.from(text.matchAll(anywhere)).flatMap(({ 0: found, index }) => {
    const format = secretFormatOf(found);
    return format ? [{ at: index, end: index + found.length, format }] : [];
  });
}

/** Tokens that end in the CRC-32 of the characters after the prefix, in six digits of Base62. */
const CHECKED = /^(?:gh[opru]|npm)_([\dA-Za-z]{30})([\dA-Za-z]{6})$/u;

/** Returns whether the checksum of a token is right; undefined for a text that has none. `crc32` computes the checksum of ZIP. */
export async function hasRightChecksum(text: string, crc32: (bytes: Uint8Array) => Promise<number>): Promise<boolean | undefined> {
  const [, random, checksum] = CHECKED.exec(text) ?? [];
  return random === undefined ? undefined : toDigits(BigInt(await crc32(new TextEncoder().encode(random))), BASE62, 6) === checksum;
}
