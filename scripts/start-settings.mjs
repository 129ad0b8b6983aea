// The settings of `npm start`, checked before anything that takes time. Needs no packages.
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { DEFAULT_PORT, isPort, listenFrom, MAX_PORT } from '../src/hosting/ports.mjs';

/** The app reads no longer one; see src/boot/host-text.ts. */
export const MAX_HOST_FILE_CHARACTERS = 1_000_000;

/** A setting is wrong. The message is one line that says how to correct it. */
export class SettingError extends Error {}

/** The port and host to listen on. Port 0 is any free port. */
export function readAddress({ PORT = '', HOST = '' }) {
  if (PORT !== '' && !isPort(PORT)) {
    throw new SettingError(`PORT=${PORT} is not a port. Use a number from 0 to ${MAX_PORT}, such as PORT=${DEFAULT_PORT}.`);
  }
  return { port: PORT === '' ? DEFAULT_PORT : Number(PORT), host: HOST === '' ? '127.0.0.1' : HOST };
}

/** Checks that a server can listen on this host, by listening on any port. */
export async function checkHost(host) {
  const server = createServer();
  try {
    await new Promise((resolve, reject) => server.on('error', reject).listen({ port: 0, host }, resolve));
  } catch (error) {
    throw new SettingError(`HOST=${host} is not an address of this device (${error.code}). Use HOST=127.0.0.1, or HOST=0.0.0.0 for access from other devices.`);
  }
  await new Promise((resolve) => server.close(resolve));
}

/** Reads the settings in a `config.json`, which messages call `name`. A missing file means no settings. */
export function readHostFile(file, name) {
  if (!existsSync(file)) return {};
  // As in the app, a byte order mark is not part of the text.
  const text = new TextDecoder().decode(readFileSync(file));
  if (text.length > MAX_HOST_FILE_CHARACTERS) throw new SettingError(`${name} is too long. Use at most ${MAX_HOST_FILE_CHARACTERS} characters.`);
  const host = parse(text || '{}', name);
  if (typeof host !== 'object' || host === null || Array.isArray(host))
    throw new SettingError(`${name} is not a JSON object. Use {} for a site without settings.`);
  return host;
}

function parse(text, name) {
  try {
    return JSON.parse(text);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw new SettingError(`${name} is not valid JSON: ${error.message.replaceAll(/\s+/gu, ' ')}. Correct it, or use {} for a site without settings.`);
  }
}

/** Checks a `config.json` against its JSON Schema. Needs the packages. */
export async function checkHostSettings(host, schema, name) {
  const { Ajv2020 } = await import('ajv/dist/2020.js');
  const validate = new Ajv2020({ strict: false, validateFormats: false, verbose: true }).compile(schema);
  if (validate(host)) return;
  const [{ instancePath, message, params, data }] = validate.errors;
  const key = [...instancePath.split('/').slice(1), ...(params.additionalProperty === undefined ? [] : [params.additionalProperty])].join('.');
  const allowed = params.allowedValues === undefined ? '' : `: ${params.allowedValues.join(', ')}`;
  const problem =
    params.additionalProperty === undefined ? `Invalid value: ${key} = ${shorten(JSON.stringify(data))} (${message}${allowed})` : `Unknown setting: ${key}`;
  throw new SettingError(`${name}: ${problem}. All settings are in docs/configuration.md.`);
}

const shorten = (text) => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Listens on the wanted port or, as long as a port is in use, on the next one. Returns what `listen` returned, and the port. */
export async function listenNear({ port: wanted, host }, listen) {
  try {
    return await listenFrom(wanted, async (port) => ({ site: await listenOn(port, host, listen), port }));
  } catch (error) {
    if (error.code !== 'EADDRINUSE') throw error;
    throw new SettingError(`All ports from ${wanted} are in use. Use PORT=0 for any free port.`);
  }
}

async function listenOn(port, host, listen) {
  try {
    return await listen({ port, host });
  } catch (error) {
    if (error.code !== 'EACCES') throw error;
    throw new SettingError(`PORT=${port} is not allowed for this user. Use a port above 1023, such as PORT=${DEFAULT_PORT}.`);
  }
}
