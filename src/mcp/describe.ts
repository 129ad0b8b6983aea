import type { JsonSchema } from '../runtime/schema/json-schema.ts';
import { objectOf } from '../runtime/schema/json-schema.ts';
import { defaultOperation } from '../runtime/unnamed-operation.ts';
import { loadVectors } from '../tools/facts.ts';
import { jsonAnswer } from './answers.ts';
import { checkNames, optionalText, textOf } from './arguments.ts';
import { examplesOf } from '../cli/examples.ts';
import { definitionOf } from './definition.ts';
import { outputSchemaOf, inputSchemaOf } from './schemas.ts';
import type { Session } from './session.ts';
import type { Target } from '../cli/target.ts';
import { findTarget, operationOf } from '../cli/target.ts';
import { withRefusals } from './answers.ts';
import type { CreateTool } from './tool.ts';

const string: JsonSchema = { type: 'string' };
const anySchema: JsonSchema = { type: 'object' };

const describedSchema = objectOf({
  tool: string,
  name: string,
  description: string,
  operations: {
    type: 'array',
    items: objectOf({
      operation: string,
      label: string,
      isDefault: { type: 'boolean' },
      inputSchema: anySchema,
      outputSchema: anySchema,
      examples: { type: 'array', items: anySchema },
    }),
  },
});

/** Describes the operations of a tool. */
export const createDescribe: CreateTool = (session) => ({
  definition: definitionOf({
    name: 'describe',
    description: session.words.t('mcp.describe'),
    inputSchema: objectOf(namesOf(session), ['tool']),
    output: describedSchema,
  }),
  async call(args) {
    checkNames(args, ['tool', 'operation']);
    const target = await findTarget(textOf(args, 'tool'), session.words);
    const named = optionalText(args, 'operation');
    return withRefusals(target, async () => {
      const { tool, operations, words } = target;
      const wanted = (named === undefined ? Object.keys(operations) : [named]).map((name) => operationOf(target, name));
      const described = await Promise.all(wanted.map((each) => describeOperation(each, session)));
      return jsonAnswer({ tool, name: words.t('name'), description: words.t('description'), operations: described });
    });
  },
});

/** The arguments that name an operation. */
export const namesOf = ({ words }: Session): Readonly<Record<'tool' | 'operation', JsonSchema>> => ({
  tool: { type: 'string', description: words.t('mcp.tool') },
  operation: { type: 'string', description: words.t('mcp.operation') },
});

async function describeOperation(target: Target, session: Session): Promise<Record<string, unknown>> {
  const { tool, operations, name, operation, words } = target;
  const vectors = (await loadVectors(tool))[name] ?? [];
  return {
    operation: name,
    label: words.t(`operations.${name}.label`),
    isDefault: defaultOperation(operations) === name,
    inputSchema: inputSchemaOf(target, session),
    outputSchema: outputSchemaOf(target),
    examples: examplesOf(operation, vectors).slice(0, MAX_EXAMPLES),
  };
}

const MAX_EXAMPLES = 3;
