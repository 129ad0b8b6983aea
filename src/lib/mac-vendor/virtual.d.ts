declare module 'virtual:mac-vendors' {
  const vendors: import('./packed.ts').PackedVendors;
  export default vendors;
}

declare module 'virtual:mac-vendor-addresses' {
  const addresses: import('./packed.ts').PackedAddresses;
  export default addresses;
}
