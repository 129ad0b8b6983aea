export const secretEncodings = ['base32', 'hex', 'utf-8'] as const;
export type SecretEncoding = (typeof secretEncodings)[number];

/** The digests that RFC 6238, 1.2, names. */
export const otpAlgorithms = ['sha-1', 'sha-256', 'sha-512'] as const;
export type OtpAlgorithm = (typeof otpAlgorithms)[number];

/** Exports of authenticators may hold accounts with MD5, whose codes nobody makes. */
export const accountAlgorithms = [...otpAlgorithms, 'md5'] as const;
export type AccountAlgorithm = (typeof accountAlgorithms)[number];

/** How the truncated number is written: in decimal (RFC 4226, 5.3), or in Steam's five letters and digits. */
export const encoders = ['standard', 'steam'] as const;
export type Encoder = (typeof encoders)[number];

/** Characters of a Steam code. */
export const STEAM_LENGTH = 5;

export const otpTypes = ['totp', 'hotp'] as const;

/** Accounts of Steam have TOTP whose codes are five letters and digits. */
export const accountTypes = [...otpTypes, 'steam'] as const;
export type AccountType = (typeof accountTypes)[number];

/** RFC 4226, 4, R6: a secret must have 128 bits, and should have 160. */
export const LEAST_SECRET_BYTES = 16;
