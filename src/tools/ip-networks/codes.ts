export const scopes = ['interface-local', 'link-local', 'realm-local', 'admin-local', 'site-local', 'organization-local', 'global', 'reserved'] as const;
export type Scope = (typeof scopes)[number];

export const notes = ['host-bits-set', 'range'] as const;
export type Note = (typeof notes)[number];

/** Whether addresses are in the networks of a list. */
export const containments = ['contained', 'partly', 'not-contained'] as const;
export type Containment = (typeof containments)[number];

export const splitModes = ['nibble', 'prefix', 'count'] as const;

/** Blocks that are often excluded, by name. */
export const presets = ['private', 'shared', 'link-local', 'loopback', 'multicast', 'documentation'] as const;
export type Preset = (typeof presets)[number];

export const listInputs = ['networks', 'exclude', 'addresses'] as const;
export type ListInput = (typeof listInputs)[number];
