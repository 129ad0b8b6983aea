/** In the order in which they are offered. */
export const scales = ['kelvin', 'celsius', 'fahrenheit', 'rankine', 'delisle', 'newton', 'reaumur', 'romer'] as const;

export type Scale = (typeof scales)[number];
