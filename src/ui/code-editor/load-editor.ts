import { nextTask } from '../next-task.ts';

/** The parts of the editor, in the order of their dependencies. */
const parts = [() => import('./parts/state.ts'), () => import('./parts/view.ts'), () => import('./parts/language.ts'), () => import('./parts/commands.ts')];

/** Loads the code of the editor part by part: starting all of it in one task would block the page on a slow phone. */
export async function loadEditor(): Promise<typeof import('./editor-setup.ts')> {
  for (const load of parts) {
    await load();
    await nextTask();
  }
  return import('./editor-setup.ts');
}
