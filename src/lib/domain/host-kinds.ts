/** Types of URL hosts (URL Standard, section 3.1). `opaque` is the host of a scheme that is not special. */
export const hostKinds = ['domain', 'ipv4', 'ipv6', 'opaque'] as const;

export type HostKind = (typeof hostKinds)[number];
