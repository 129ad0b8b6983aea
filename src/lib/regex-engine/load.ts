import type { Compile, EngineId } from './engine.ts';

/** Loads an engine. Those other than JavaScript are 40 to 290 kB with Brotli, so only chosen ones are loaded. */
export const loadEngine: Readonly<Record<EngineId, () => Promise<Compile>>> = {
  javascript: async () => (await import('./javascript.ts')).compileJavaScript,
  re2: async () => (await import('./re2.ts')).loadRe2(),
  rust: async () => (await import('./rust.ts')).loadRust(),
  oniguruma: async () => (await import('./oniguruma.ts')).loadOniguruma(),
};
