import type { Writable } from 'node:stream';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import type { JSONRPCMessage } from '@modelcontextprotocol/sdk/types.js';
import { ErrorCode } from '@modelcontextprotocol/sdk/types.js';
import { isObject } from '../runtime/recipe/basics.ts';
import { wholeLines } from './lines.ts';

/** Longer messages are dropped. The SDK would end the server at a tenth of it, though files are part of messages. */
const MAX_MESSAGE_BYTES = 100 * 2 ** 20;

const MAX_SHOWN = 200;

export interface Standard {
  readonly input: NodeJS.ReadableStream;
  readonly output: Writable;
  readonly log: (line: string) => void;
}

/**
 * The SDK's transport over stdin and stdout, which survives any input. Invalid messages get an error back, with the id of the
 * request if there is one; `onEnd` is called when the input has ended and no message is pending.
 */
export function createTransport({ input, output, log }: Standard, onEnd: () => void): StdioServerTransport {
  let current: Buffer = Buffer.alloc(0);
  const refuse = (code: ErrorCode, message: string, id?: string | number): void => {
    log(message);
    const refused: JSONRPCMessage = { jsonrpc: '2.0', ...(id !== undefined && { id }), error: { code, message } };
    void transport.send(refused);
  };
  const lines = wholeLines(MAX_MESSAGE_BYTES, (reason) =>
    reason === 'too-long'
      ? refuse(ErrorCode.InvalidRequest, `The message is longer than ${MAX_MESSAGE_BYTES} bytes and was dropped`)
      : log('The input ended within a message'),
  );
  // The SDK parses a line when it receives it, so its error is about this one.
  lines.on('data', (line: Buffer) => {
    current = line;
  });
  const transport = Object.assign(new StdioServerTransport(lines, output, { maxBufferSize: MAX_MESSAGE_BYTES + 1 }), {
    onerror: (error: Error) => {
      const shown = current.toString('utf8', 0, MAX_SHOWN).trim();
      if (error instanceof SyntaxError) refuse(ErrorCode.ParseError, `Not valid JSON: ${shown}`);
      else refuse(ErrorCode.InvalidRequest, `Not a valid JSON-RPC message: ${shown}`, idOf(current));
    },
  });
  lines.on('end', onEnd);
  input.pipe(lines);
  return transport;
}

function idOf(line: Buffer): string | number | undefined {
  const value: unknown = JSON.parse(line.toString('utf8'));
  const id = isObject(value) ? value.id : undefined;
  return typeof id === 'string' || (typeof id === 'number' && Number.isInteger(id)) ? id : undefined;
}
