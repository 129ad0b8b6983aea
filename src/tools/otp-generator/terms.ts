export const secretEncodings = ['base32', 'hex', 'utf-8'] as const;
export type SecretEncoding = (typeof secretEncodings)[number];

/** The hash functions of RFC 6238, section 1.2. */
export const otpAlgorithms = ['sha-1', 'sha-256', 'sha-512'] as const;
export type OtpAlgorithm = (typeof otpAlgorithms)[number];

/** Authenticator exports may contain MD5 accounts, but no codes are generated for them. */
export const accountAlgorithms = [...otpAlgorithms, 'md5'] as const;
export type AccountAlgorithm = (typeof accountAlgorithms)[number];

/** The format of the truncated number: decimal (RFC 4226, section 5.3), or Steam's five letters and digits. */
export const encoders = ['standard', 'steam'] as const;
export type Encoder = (typeof encoders)[number];

/** Number of characters in a Steam code. */
export const STEAM_LENGTH = 5;

export const otpTypes = ['totp', 'hotp'] as const;

/** Steam accounts use TOTP with codes of five letters and digits. */
export const accountTypes = [...otpTypes, 'steam'] as const;
export type AccountType = (typeof accountTypes)[number];

/** RFC 4226, section 4, R6: a secret must have 128 bits, and should have 160. */
export const LEAST_SECRET_BYTES = 16;
