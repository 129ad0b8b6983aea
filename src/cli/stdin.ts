import { fstatSync } from 'node:fs';
import type { InputField } from '../contract/fields.ts';
import { textOf, parseTyped } from './arguments.ts';

// How long a generator waits for the first byte of an input that it can do without.
const PATIENCE_MS = 100;

/** The primary input from stdin, or `undefined` where nothing is piped in. */
export async function readPrimary(field: InputField): Promise<unknown> {
  if (!isPiped()) return undefined;
  const needed = field.kind === 'text' || field.kind === 'file' || !('default' in field);
  const bytes = await readAll(needed);
  if (!bytes) return undefined;
  if (field.kind === 'file') return { name: 'stdin', type: '', content: new Uint8Array(bytes) };
  return parseTyped(field, textOf(bytes, 'stdin'));
}

function isPiped(): boolean {
  if (process.stdin.isTTY) return false;
  try {
    const stat = fstatSync(0);
    return stat.isFIFO() || stat.isFile() || stat.isSocket();
  } catch (error) {
    // No stdin at all, as in some schedulers.
    if (error instanceof Error && 'code' in error && error.code === 'EBADF') return false;
    throw error;
  }
}

function readAll(needed: boolean): Promise<Buffer | undefined> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const giveUp = needed
      ? undefined
      : setTimeout(() => {
          process.stdin.pause();
          process.stdin.unref?.();
          resolve(undefined);
        }, PATIENCE_MS);
    process.stdin.on('data', (chunk: Buffer) => {
      clearTimeout(giveUp);
      chunks.push(chunk);
    });
    process.stdin.on('end', () => {
      clearTimeout(giveUp);
      resolve(Buffer.concat(chunks));
    });
    process.stdin.on('error', reject);
  });
}
