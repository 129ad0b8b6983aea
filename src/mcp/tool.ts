import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Call, Session } from './session.ts';

/** A tool of the protocol. Its name is how a model calls it: the letters a to z, digits, `-` and `_`. */
export interface McpTool {
  readonly definition: Tool;
  /** Handles a call. An InputError that it throws becomes a rejection. */
  readonly call: (args: Readonly<Record<string, unknown>>, call: Call) => Promise<CallToolResult>;
}

/** Creates a tool for a session, in the session's language. */
export type CreateTool = (session: Session) => McpTool;
