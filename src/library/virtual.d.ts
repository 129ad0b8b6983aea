declare module 'virtual:listed-tools' {
  /** The tools that have operations. */
  const tools: readonly import('./api.ts').ToolEntry[];
  export default tools;
}
