/** The id of the tool that recognizes formats and opens them layer by layer: the command line, the library and MCP use its operations directly. */
export const UNWRAP = 'unwrap';
