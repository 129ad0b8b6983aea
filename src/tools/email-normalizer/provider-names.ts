export const providerNames = ['google', 'microsoft', 'yahoo', 'apple', 'proton', 'fastmail', 'yandex', 'zoho'] as const;

export type ProviderName = (typeof providerNames)[number];
