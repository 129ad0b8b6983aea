// Imports TypeScript modules of this project, for the build and for scripts.
import { createRunnableDevEnvironment, resolveConfig } from 'vite';
import { createNodeImportMeta, ESModulesEvaluator, ModuleRunner } from 'vite/module-runner';

/** Like Vite's own runner, but it never gives up: that one does after a minute, which a module may take while a build keeps a busy machine busy. */
export function createPatientRunner(environment) {
  const answers = {
    fetchModule: (args) => environment.fetchModule(...args),
    getBuiltins: () =>
      environment.config.resolve.builtins.map((builtin) =>
        typeof builtin === 'string' ? { type: 'string', value: builtin } : { type: 'RegExp', source: builtin.source, flags: builtin.flags },
      ),
  };
  const invoke = async ({ data: { name, data } }) => {
    try {
      return { result: await answers[name](data) };
    } catch (error) {
      return { error };
    }
  };
  return new ModuleRunner(
    { transport: { invoke }, hmr: false, createImportMeta: createNodeImportMeta, sourcemapInterceptor: 'prepareStackTrace' },
    new ESModulesEvaluator(),
  );
}

/** Imports a file with everything that it imports. Packages are imported by Node. */
export async function importModule(file) {
  const inline = { consumer: 'server', dev: { moduleRunnerTransform: true }, resolve: { external: true, mainFields: [], conditions: ['node'] } };
  const config = await resolveConfig({ configFile: false, envDir: false, cacheDir: process.cwd(), logLevel: 'error', environments: { inline } }, 'serve');
  const environment = createRunnableDevEnvironment('inline', config, { runner: createPatientRunner, hot: false });
  await environment.init();
  try {
    return await environment.runner.import(file);
  } finally {
    await environment.close();
  }
}
