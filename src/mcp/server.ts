import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import type { CallToolResult, JSONRPCRequest, ReadResourceResult, Result, ServerNotification } from '@modelcontextprotocol/sdk/types.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { InputError } from '../contract/errors.ts';
import { refusalOf } from './answers.ts';
import type { Call, Session } from './session.ts';
import type { McpTool } from './tool.ts';

interface Extra {
  readonly signal: AbortSignal;
  readonly _meta?: { readonly progressToken?: string | number | undefined };
  readonly sendNotification: (notification: ServerNotification) => Promise<void>;
}

type Answer = (request: JSONRPCRequest, extra: Extra) => Result | Promise<Result>;

interface Parsed<Value> {
  readonly success: boolean;
  readonly data?: Value;
  readonly error?: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] };
}

/** Responds to requests of a method, whose requirements are in a schema. */
const answering =
  <Request>(
    schema: { readonly safeParse: (value: unknown) => Parsed<Request> },
    answer: (request: Request, extra: Extra) => Result | Promise<Result>,
  ): Answer =>
  (request, extra) => {
    const { data, error } = schema.safeParse(request);
    if (data !== undefined) return answer(data, extra);
    const faults = (error?.issues ?? []).map(({ path, message }) => `${path.map(String).join('.')}: ${message}`);
    throw new McpError(ErrorCode.InvalidParams, faults.join('; '));
  };

/**
 * Creates a server of a session that offers these tools. One handler responds to all methods, since those that the SDK registers by
 * method report invalid parameters as server errors.
 */
export function createServer(session: Session, tools: readonly McpTool[], version: string): Server {
  const byName = new Map(tools.map((tool) => [tool.definition.name, tool]));
  const methods: ReadonlyMap<string, Answer> = new Map([
    ['tools/list', answering(ListToolsRequestSchema, () => ({ tools: tools.map(({ definition }) => definition) }))],
    [
      'tools/call',
      answering(CallToolRequestSchema, ({ params: { name, arguments: args = {} } }, extra) => {
        const tool = byName.get(name);
        if (!tool) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${name}`);
        return callTool(tool, args, session, extra);
      }),
    ],
    ['resources/list', answering(ListResourcesRequestSchema, () => ({ resources: [...session.results.list()] }))],
    ['resources/templates/list', answering(ListResourceTemplatesRequestSchema, () => ({ resourceTemplates: [] }))],
    ['resources/read', answering(ReadResourceRequestSchema, ({ params: { uri } }) => readResource(session, uri))],
  ]);
  const server = new Server({ name: 'penknife', version }, { capabilities: { tools: {}, resources: {} } });
  server.fallbackRequestHandler = async (request: JSONRPCRequest, extra: Extra) => {
    const answer = methods.get(request.method);
    if (!answer) throw new McpError(ErrorCode.MethodNotFound, `Unknown method: ${request.method}`);
    return answer(request, extra);
  };
  return server;
}

async function callTool(tool: McpTool, args: Readonly<Record<string, unknown>>, { words }: Session, extra: Extra): Promise<CallToolResult> {
  const call: Call = { signal: extra.signal, onProgress: reporter(extra) };
  try {
    return await tool.call(args, call);
  } catch (error) {
    return refusalOf(error, words);
  }
}

/** Reports progress to clients that request it, and never decreasing: a run whose thread ends starts again. */
function reporter({ _meta, sendNotification }: Extra): Call['onProgress'] {
  const progressToken = _meta?.progressToken;
  if (progressToken === undefined) return () => undefined;
  let last = -1;
  return (progress, total) => {
    if (progress <= last) return;
    last = progress;
    void sendNotification({ method: 'notifications/progress', params: { progressToken, progress, total } });
  };
}

/** Not found, by the protocol's section on resources. */
const RESOURCE_NOT_FOUND = -32_002;

async function readResource({ results }: Session, uri: string): Promise<ReadResourceResult> {
  const found = await results.read(uri).catch((error: unknown) => {
    // The file was removed, or replaced by a link.
    if (error instanceof InputError) return undefined;
    throw error;
  });
  if (!found) throw new McpError(RESOURCE_NOT_FOUND, `Unknown resource: ${uri}`, { uri });
  const { mimeType, bytes, isText } = found;
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  return { contents: [isText ? { uri, mimeType, text: content.toString('utf8') } : { uri, mimeType, blob: content.toString('base64') }] };
}
