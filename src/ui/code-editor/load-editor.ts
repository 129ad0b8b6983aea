import { nextTask } from '../next-task.ts';

/** What the editor is made of, in the order in which its parts need each other. */
const parts = [() => import('./parts/state.ts'), () => import('./parts/view.ts'), () => import('./parts/language.ts'), () => import('./parts/commands.ts')];

/** Loads the code of the editor part by part: to start all of it in one task would hold up the page on a slow phone. */
export async function loadEditor(): Promise<typeof import('./editor-setup.ts')> {
  for (const load of parts) {
    await load();
    await nextTask();
  }
  return import('./editor-setup.ts');
}
