import type { CallToolResult, Tool } from '@modelcontextprotocol/sdk/types.js';
import type { Call, Session } from './session.ts';

/** A tool as the protocol knows it. Its name is a model's way to call it: the letters a to z, digits, `-` and `_`. */
export interface McpTool {
  readonly definition: Tool;
  /** Answers a call. An InputError that it throws becomes a refusal. */
  readonly call: (args: Readonly<Record<string, unknown>>, call: Call) => Promise<CallToolResult>;
}

/** Makes a tool for a session, in the session's language. */
export type CreateTool = (session: Session) => McpTool;
