/** Common uses of WireGuard's AllowedIPs. */
export const presets = { allButPrivate: { include: '0.0.0.0/0', exclude: '10.0.0.0/8\n172.16.0.0/12\n192.168.0.0/16' } } as const;
