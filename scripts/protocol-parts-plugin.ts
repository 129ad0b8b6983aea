import type { Plugin } from 'vite';

const VALIDATOR = /\/validation\/ajv-provider\.js$/u;
const OWN = '\0protocol-parts:validator';

/** Replaces ajv, which generates code from schemas, with our own validator in the SDK of the Model Context Protocol. */
export function protocolParts(): Plugin {
  return {
    name: 'protocol-parts',
    enforce: 'pre',
    resolveId: (source, importer) => (VALIDATOR.test(source) && importer?.includes('/@modelcontextprotocol/sdk/') ? OWN : null),
    load: (id) =>
      id === OWN ? `export { CfWorkerJsonSchemaValidator as AjvJsonSchemaValidator } from '@modelcontextprotocol/sdk/validation/cfworker';` : null,
  };
}
