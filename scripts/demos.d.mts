export const demoNames: readonly string[];
