import { createDescribe } from './describe.ts';
import { createFind } from './find.ts';
import { createRun } from './run.ts';
import { createRunRecipe } from './run-recipe.ts';
import { createDetect, createUnwrap } from './unwrap.ts';
import type { CreateTool } from './tool.ts';

/** The tools that every server offers. */
export const createTools: readonly CreateTool[] = [createFind, createDescribe, createRun, createRunRecipe, createDetect, createUnwrap];
