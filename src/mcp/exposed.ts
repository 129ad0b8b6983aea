import { storedSchema } from './answers.ts';
import { definitionOf } from './definition.ts';
import { runTarget } from './run.ts';
import { inputSchemaOf, outputSchemaOf } from './schemas.ts';
import type { Target } from '../cli/target.ts';
import { withRefusals } from './answers.ts';
import type { CreateTool } from './tool.ts';

/** An operation as a separate tool. Some hosts do not accept a dot in a tool's name. */
export const createExposed =
  (target: Target): CreateTool =>
  (session) => {
    const { tool, name, operations, words } = target;
    const label = words.t(`operations.${name}.label`);
    const isOnly = Object.keys(operations).length === 1;
    return {
      definition: definitionOf({
        name: `${tool}_${name}`,
        title: isOnly ? words.t('name') : `${words.t('name')}: ${label}`,
        description: `${label}\n${words.t('description')}`,
        inputSchema: inputSchemaOf(target, session),
        output: outputSchemaOf(target),
        otherOutput: storedSchema,
        isWriting: session.root !== undefined,
      }),
      call: (args, call) => withRefusals(target, () => runTarget(target, args, session, call)),
    };
  };
