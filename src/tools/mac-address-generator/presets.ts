/** Prefixes of virtual network cards. */
export const presets = {
  none: { prefix: '' },
  qemu: { prefix: '52:54:00' },
  vmware: { prefix: '00:50:56' },
  xen: { prefix: '00:16:3E' },
  hyperV: { prefix: '00:15:5D' },
} as const;
