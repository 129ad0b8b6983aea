/** What protects a network: `WPA3` is written as WPA with the transition disabled, `SAE` as Android's own type. */
export const securities = ['WPA', 'WPA3', 'SAE', 'WEP', 'nopass', 'WPA2-EAP'] as const;
export type Security = (typeof securities)[number];

export const protectedSecurities = ['WPA', 'WPA3', 'SAE', 'WEP', 'WPA2-EAP'] as const satisfies readonly Security[];

/** EAP methods by the names that ZXing's format has for them. */
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

/** What goes on inside the tunnel of PEAP and TTLS. */
export const phase2Methods = ['None', 'PAP', 'MSCHAP', 'MSCHAPV2', 'GTC', 'SIM', 'AKA'] as const;
export type Phase2Method = (typeof phase2Methods)[number];

/** How the values are escaped: by backslashes, as every phone reads it, or by percent signs, as the WPA3 Specification writes it. */
export const escapings = ['backslash', 'percent'] as const;
export type Escaping = (typeof escapings)[number];

/** What may be wrong with a network that can be written, in alphabetical order. */
export const wifiNotes = ['hex-like-ssid', 'open-network', 'wep-insecure', 'wep-key-length', 'wpa-passphrase-length'] as const;
export type WifiNote = (typeof wifiNotes)[number];
