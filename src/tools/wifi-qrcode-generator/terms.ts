/** Security types: `WPA3` is encoded as WPA with the transition disabled, `SAE` as Android's type. */
export const securities = ['WPA', 'WPA3', 'SAE', 'WEP', 'nopass', 'WPA2-EAP'] as const;
export type Security = (typeof securities)[number];

export const protectedSecurities = ['WPA', 'WPA3', 'SAE', 'WEP', 'WPA2-EAP'] as const satisfies readonly Security[];

/** EAP methods, with their names in ZXing's format. */
export const eapMethods = [
  'MD5',
  'POTP',
  'GTC',
  'TLS',
  'IKEv2',
  'SIM',
  'AKA',
  "AKA'",
  'TTLS',
  'PWD',
  'LEAP',
  'PSK',
  'FAST',
  'TEAP',
  'EKE',
  'NOOB',
  'PEAP',
] as const;
export type EapMethod = (typeof eapMethods)[number];

/** Inner authentication methods of PEAP and TTLS. */
export const phase2Methods = ['None', 'PAP', 'MSCHAP', 'MSCHAPV2', 'GTC', 'SIM', 'AKA'] as const;
export type Phase2Method = (typeof phase2Methods)[number];

/** Escaping of values: with backslashes, which every phone supports, or with percent signs, as in the WPA3 Specification. */
export const escapings = ['backslash', 'percent'] as const;
export type Escaping = (typeof escapings)[number];

/** Warnings about a valid network, in alphabetical order. */
export const wifiNotes = ['hex-like-ssid', 'open-network', 'wep-insecure', 'wep-key-length', 'wpa-passphrase-length'] as const;
export type WifiNote = (typeof wifiNotes)[number];
