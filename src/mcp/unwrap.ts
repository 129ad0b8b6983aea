import { describeDetected } from '../cli/detect.ts';
import { detect } from '../runtime/detect.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import { objectOf as schemaOf } from '../runtime/schema/json-schema.ts';
import { UNWRAP } from '../runtime/unwrap-tool.ts';
import { jsonAnswer, refusal } from './answers.ts';
import { checkNames, textOf } from './arguments.ts';
import { definitionOf } from './definition.ts';
import { runTarget } from './run.ts';
import { findTarget, operationOf } from '../cli/target.ts';
import { withRefusals } from './answers.ts';
import type { CreateTool } from './tool.ts';

const string = { type: 'string' } as const;

/** Names the formats that a text may have. */
export const createDetect: CreateTool = (session) => ({
  definition: definitionOf({
    name: 'detect',
    description: session.words.t('mcp.detect'),
    inputSchema: schemaOf({ text: { type: 'string', description: session.words.t('mcp.detectText') } }, ['text']),
    output: schemaOf({
      formats: { type: 'array', items: schemaOf({ format: string, grade: string, reason: string, tools: { type: 'array', items: string } }) },
    }),
  }),
  async call(args, { signal }) {
    checkNames(args, ['text']);
    const { language } = session.words;
    const words = await addToolWords(UNWRAP, session.words);
    const detection = await detect(textOf(args, 'text'), (input) =>
      session.engines.run({ tool: UNWRAP, operation: UNWRAP, input, locale: language, reference: { own: {}, english: {} } }, { cost: 'slow', signal }),
    );
    if (detection.kind === 'found') return jsonAnswer({ formats: detection.found.map((each) => describeDetected(each, words)) });
    // Nobody reads the response to a canceled request.
    if (detection.kind === 'canceled') return { isError: true, content: [] };
    return refusal(detection.kind === 'error' ? detection.error : { code: 'bug', params: {} }, words);
  },
});

/** Opens a text layer by layer. */
export const createUnwrap: CreateTool = (session) => ({
  definition: definitionOf({
    name: 'unwrap',
    description: session.words.t('mcp.unwrap'),
    inputSchema: schemaOf(
      {
        text: { type: 'string', description: session.words.t('mcp.unwrapText') },
        path: { type: 'string', description: session.words.t('mcp.unwrapPath') },
        layers: { type: 'string', description: session.words.t('mcp.unwrapLayers') },
      },
      ['text'],
    ),
    isWriting: session.root !== undefined,
  }),
  async call(args, call) {
    checkNames(args, ['text', 'path', 'layers']);
    const target = await findTarget(UNWRAP, session.words);
    return withRefusals(target, () => runTarget(operationOf(target, UNWRAP, Object.keys(args)), args, session, call));
  },
});
