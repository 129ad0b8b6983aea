import type { Part } from './codes.ts';

/** What a text clearly is, by its start; undefined for all others. A certificate may also be a key, so it is not moved from there. */
export function placeOf(text: string): Part | undefined {
  const start = text.slice(0, 4_000).trim();
  return (Object.keys(forms) as Part[]).find((part) => forms[part].test(start));
}

const forms: Readonly<Record<Part, RegExp>> = {
  // Base64 of `<` and a name, or of an XML declaration.
  saml: /(?:^|[?&#\s"'])SAML(?:Response|Request)=|^(?:PHNhbWx|PD94bWw|PFJlc3Bvbn|PHM[A-Z]|PG[5-9a-z])[\w+/=\s]{40}|^<(?:\?xml\b[^>]*>\s*<)?(?:[\w.-]+:)?(?:Response|Assertion)\b/u,
  url: /^https?:\/\/\S*[?#&](?:code|state|error|id_token|access_token|response_type)=/iu,
  keys: /^\{\s*"(?:keys"\s*:\s*\[|kty")|^-----BEGIN (?:RSA )?PUBLIC KEY-----/u,
  certificates: /^-----BEGIN (?:X509 |TRUSTED )?CERTIFICATE-----/u,
  token: /^(?:authorization:\s*)?(?:bearer\s+)?ey[\w-]+\.[\w-]*\.[\w-]*/iu,
};
