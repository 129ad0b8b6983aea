import { fstatSync } from 'node:fs';
import type { InputField } from '../contract/fields.ts';
import { defaultOf } from '../runtime/check.ts';
import { inputKind } from '../runtime/kinds/input-kinds.ts';
import { textOf } from './arguments.ts';

// An operation whose primary input has a default waits this long for the first byte on stdin.
const PATIENCE_MS = 100;

/** Reads the primary input from stdin; `undefined` if nothing is piped in. */
export async function readPrimary(field: InputField): Promise<unknown> {
  if (!isPiped()) return undefined;
  const { typedForm, isNothing } = inputKind(field);
  const bytes = await readAll(isNothing(defaultOf(field), {}));
  if (!bytes) return undefined;
  return typedForm ? typedForm.parse(textOf(bytes, 'stdin')) : { name: 'stdin', type: '', content: new Uint8Array(bytes) };
}

function isPiped(): boolean {
  if (process.stdin.isTTY) return false;
  try {
    const stat = fstatSync(0);
    return stat.isFIFO() || stat.isFile() || stat.isSocket();
  } catch (error) {
    // Some schedulers start programs without a stdin.
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
