/** Whether WebAssembly ended abruptly, so that its memory is not to be used again. */
export const isTrap = (error: unknown): boolean => error instanceof WebAssembly.RuntimeError;
