import { createHash } from 'node:crypto';
import path from 'node:path';
import { promisify } from 'node:util';
import { constants, deflateRaw } from 'node:zlib';
import type { Plugin } from 'vite';

/** Data for `virtual:<name>`, or for `virtual:<name>/<part>` if it has parts. Bytes remain bytes, everything else is JSON. */
export interface DataModule {
  readonly name: string;
  readonly parts?: readonly string[];
  /** Parts that are imported by themselves, and have no loader. */
  readonly eager?: readonly string[];
  readonly read: (part: string) => unknown;
}

const root = path.join(import.meta.dirname, '..');
const BINARY = path.join(root, 'src', 'lib', 'bytes', 'binary.ts');
const READER = path.join(root, 'src', 'runtime', 'platform', 'packed-data.ts');

/** Where the site has the compressed files. */
const FOLDER = 'assets/data';

const loadersOf = ({ parts = [], eager = [] }: DataModule): readonly string[] => parts.filter((part) => !eager.includes(part));

/** The part in a module's id. */
const partIn = ({ name }: DataModule, id: string): string => id.slice(`\0virtual:${name}/`.length);

/** Provides data as modules: on the command line, in tests and while developing. */
export const plainData = (data: DataModule): Plugin =>
  moduleOf(data, async (id) => {
    const part = partIn(data, id);
    if (data.parts === undefined || part !== '') return formatPlain(await data.read(part));
    const loaders = loadersOf(data).map((each) => `${JSON.stringify(each)}: () => import(${JSON.stringify(`virtual:${data.name}/${each}`)})`);
    return `export default { ${loaders.join(', ')} };`;
  });

const moduleOf = ({ name }: DataModule, load: (this: Emitter, id: string) => Promise<string>): Plugin => ({
  name,
  resolveId: { filter: { id: new RegExp(`^virtual:${name}(?:/|$)`, 'u') }, handler: (id) => `\0${id}` },
  load: {
    filter: { id: new RegExp(`^\0virtual:${name}(?:/|$)`, 'u') },
    handler(id) {
      return load.call(this, id);
    },
  },
});

function formatPlain(value: unknown): string {
  if (!(value instanceof Uint8Array)) return `export default ${JSON.stringify(value)};`;
  // One character per byte compresses better than Base64.
  const binary = JSON.stringify(Buffer.from(value).toString('latin1'));
  return `import { bytesOfBinary } from ${JSON.stringify(BINARY)};\nexport default bytesOfBinary(${binary});`;
}

/**
 * Provides data as compressed files, which the browser decompresses: as modules they would take more space on a host than everything
 * else. An import of data becomes a call that reads the file, without a request for a module in between.
 */
export const packedData = (data: DataModule): Plugin => ({
  ...moduleOf(data, async function load(id) {
    const part = partIn(data, id);
    if (part !== '') return formatPlain(await data.read(part));
    const loaders = await Promise.all(loadersOf(data).map(async (each) => `${JSON.stringify(each)}: () => ${await callFor(this, data, each)}`));
    return `${importFor(data)}\nexport default { ${loaders.join(', ')} };`;
  }),
  enforce: 'pre',
  ...(data.parts === undefined && {
    transform: {
      filter: { code: `import('virtual:${data.name}')` },
      async handler(code) {
        return `${importFor(data)}\n${code.replaceAll(`import('virtual:${data.name}')`, await callFor(this, data, ''))}`;
      },
    },
  }),
});

/** A module may read several. */
const readerOf = ({ name }: DataModule): string => `readPacked_${name.replaceAll(/\W/gu, '_')}`;
export const importFor = (data: DataModule): string => `import { readPacked as ${readerOf(data)} } from ${JSON.stringify(READER)};`;

export interface Emitter {
  emitFile: (file: { readonly type: 'asset'; readonly fileName: string; readonly source: Uint8Array }) => unknown;
}

/** Writes the file of a module's data or of one part, and returns the code that reads it: relative to the chunks, which are in `assets`. */
export async function callFor(emitter: Emitter, data: DataModule, part: string): Promise<string> {
  const value = await data.read(part);
  const source = await compress(value instanceof Uint8Array ? value : Buffer.from(JSON.stringify(value)), { level: constants.Z_BEST_COMPRESSION });
  const name = [data.name, ...(part === '' ? [] : [part.replaceAll(/\W+/gu, '-')])].join('/');
  const hash = createHash('sha256').update(source).digest('hex').slice(0, 8);
  const fileName = `${FOLDER}/${name}-${hash}.bin`;
  emitter.emitFile({ type: 'asset', fileName, source });
  const args = [fileName.replace(/^assets\//u, ''), value instanceof Uint8Array ? 'bytes' : 'json'].map((arg) => JSON.stringify(arg));
  return `${readerOf(data)}(${args.join(', ')}, import.meta.url)`;
}

const compress = promisify(deflateRaw);
