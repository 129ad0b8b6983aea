export interface Resource {
  readonly kind: 'aws-id' | 'resource-id';
  readonly issuer: string;
  readonly prefix: string;
}

const rows: readonly (readonly [kind: Resource['kind'], issuer: string, pattern: RegExp])[] = [
  // Resources of EC2: 8 hex digits, or 17 since 2016.
  [
    'aws-id',
    'AWS',
    /^((?:i|r|ami|vol|snap|vpc|subnet|sg|sgr|eni|igw|eigw|rtb|rtbassoc|acl|nat|eipalloc|eipassoc|vpce|vpce-svc|pcx|tgw|tgw-attach|lt|pl|dopt|fs|fsmt|fsap|cgw|vgw|vpn|ela|fl|ipam|eice)-)(?:[\da-f]{8}|[\da-f]{17})$/u,
  ],
  // IAM: users, roles, groups, policies, instance profiles, server certificates and public keys.
  ['aws-id', 'AWS', /^(AIDA|AROA|AGPA|ANPA|ANVA|AIPA|ASCA|APKA)[A-Z\d]{12,17}$/u],
  [
    'resource-id',
    'Stripe',
    /^((?:acct|ba|card|ch|cus|dp|evt|file|fee|ii|il|in|inv|mandate|pi|pm|po|price|prod|promo|py|qt|re|req|seti|si|src|sub|sub_sched|tax|tok|tr|txn|txr|txi|we)_)(?=[A-Za-z]*\d)(?=[\da-z]*[A-Z])[\dA-Za-z]{14,34}$/u,
  ],
  ['resource-id', 'Stripe', /^(cs_(?:test|live)_)[\dA-Za-z]{24,80}$/u],
  ['resource-id', 'OpenAI', /^((?:chatcmpl|asst|thread|run|msg|file|org|resp)[-_])(?=[A-Za-z]*\d)[\dA-Za-z]{20,64}$/u],
  ['resource-id', 'Twilio', /^(AC|SM|MM|CA|PN|MG|VA)[\da-f]{32}$/u],
];

/** Returns the service of a public identifier with a known prefix. */
export function resourceOf(text: string): Resource | undefined {
  for (const [kind, issuer, pattern] of rows) {
    const prefix = pattern.exec(text)?.[1];
    if (prefix !== undefined) return { kind, issuer, prefix };
  }
  return undefined;
}
