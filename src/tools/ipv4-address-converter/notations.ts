/** The supported notations of an IPv4 address. */
export const notations = ['dotted-decimal', 'decimal', 'hexadecimal', 'binary', 'octal', 'inet-aton', 'ipv6', 'reverse-name'] as const;
export type Notation = (typeof notations)[number];
