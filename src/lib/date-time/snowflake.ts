const SNOWFLAKE_BITS = { 'discord-snowflake': 22n, 'x-snowflake': 22n, 'instagram-id': 23n } as const;
export type SnowflakeFormat = keyof typeof SNOWFLAKE_BITS;
const SNOWFLAKE_EPOCHS_MS = { 'discord-snowflake': 1_420_070_400_000n, 'x-snowflake': 1_288_834_974_657n, 'instagram-id': 1_314_220_021_721n } as const;

/** Extracts the time of an identifier that begins with milliseconds. Returns nanoseconds since 1970; undefined for other text. */
export function readSnowflake(text: string, format: SnowflakeFormat): bigint | undefined {
  if (!/^\d{1,20}$/u.test(text)) return undefined;
  return ((BigInt(text) >> SNOWFLAKE_BITS[format]) + SNOWFLAKE_EPOCHS_MS[format]) * 1_000_000n;
}
