/** What a credential with a known prefix is for. */
export const secretTypes = [
  'personal-access-token',
  'access-token',
  'oauth-token',
  'app-token',
  'refresh-token',
  'bot-token',
  'api-key',
  'secret-key',
  'restricted-key',
  'publishable-key',
  'access-key-id',
  'client-secret',
  'webhook-secret',
  'webhook-url',
  'private-key',
] as const;
export type SecretType = (typeof secretTypes)[number];

/** Whether a value must be kept secret: `sensitive` values are a part of a credential, such as the username. */
export const secrecies = ['secret', 'sensitive', 'public'] as const;
export type Secrecy = (typeof secrecies)[number];
