import { fstatSync } from 'node:fs';
import type { InputField } from '../contract/fields.ts';
import type { FileValue } from '../contract/values.ts';
import { readText } from '../lib/charset/byte-order-mark.ts';
import { defaultOf } from '../runtime/check.ts';
import { inputKind } from '../runtime/kinds/input-kinds.ts';
import { parseTyped } from '../runtime/recipe/step-value.ts';
import { textOf } from './arguments.ts';

// An operation whose primary input has a default waits this long for the first byte on stdin.
const PATIENCE_MS = 100;

/** All of stdin; empty if nothing is piped in. */
export async function readStdin(): Promise<FileValue> {
  const bytes = isPiped() ? await readAll(true) : undefined;
  return stdinFile(bytes ?? Buffer.alloc(0));
}

const stdinFile = (bytes: Buffer): FileValue => ({ name: 'stdin', type: '', content: new Uint8Array(bytes) });

interface Wanted {
  /** Whether the caller requested the input. */
  readonly isWanted: boolean;
  /** Whether a file is accepted instead of a text. */
  readonly orFile?: boolean;
}

/** Reads an input from stdin; `undefined` if nothing is piped in. */
export async function readPrimary(field: InputField, { isWanted, orFile = false }: Wanted): Promise<unknown> {
  if (!isPiped()) return undefined;
  const { typedForm, isNothing } = inputKind(field);
  const bytes = await readAll(isWanted || isNothing(defaultOf(field), {}));
  if (!bytes) return undefined;
  if (!typedForm || (orFile && readText(bytes) === undefined)) return stdinFile(bytes);
  return parseTyped(typedForm, field, textOf(bytes, 'stdin'));
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
