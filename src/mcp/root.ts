import type { Stats } from 'node:fs';
import { constants, realpathSync, statSync } from 'node:fs';
import { lstat, open, realpath } from 'node:fs/promises';
import path from 'node:path';
import { InputError } from '../contract/errors.ts';

/** The maximum size of a file: files are read whole, since their name may be given to another file at any time. */
const MAX_FILE_BYTES = 256 * 2 ** 20;

/** Windows has neither of the flags, and no links or pipes that a path could lead to unnoticed. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
const CREATE = constants.O_WRONLY | constants.O_CREAT | constants.O_EXCL | (constants.O_NOFOLLOW ?? 0);

/** A folder whose files a client may name. Nothing outside is read or written, even through symlinks. */
export class Root {
  /** The folder's own path, without links. */
  readonly folder: string;
  readonly #given: string;

  private constructor(folder: string, given: string) {
    this.folder = folder;
    this.#given = given;
  }

  /** The folder at a path; undefined if it does not exist. */
  static open(given: string): Root | undefined {
    try {
      const folder = realpathSync(given);
      return statSync(folder).isDirectory() ? new Root(folder, path.resolve(given)) : undefined;
    } catch (error) {
      if (isOfFiles(error)) return undefined;
      throw error;
    }
  }

  /**
   * Reads a file below the folder; a relative path begins there.
   * @throws InputError `outside-root`, `unreadable-path` or `too-large` on the field.
   */
  async read(given: string, field?: string): Promise<Uint8Array<ArrayBuffer>> {
    const refuse = (code: string): InputError => new InputError(code, { ...(field !== undefined && { field }), params: { path: given } });
    try {
      const asked = path.resolve(this.folder, given);
      // What exists elsewhere is not disclosed.
      const unseen = isWithin(this.folder, asked) || isWithin(this.#given, asked) ? 'unreadable-path' : 'outside-root';
      const real = await realpath(asked).catch((error: unknown) => {
        throw isOfFiles(error) ? refuse(unseen) : error;
      });
      if (!isWithin(this.folder, real)) throw refuse('outside-root');
      const handle = await open(real, READ);
      try {
        const stat = await handle.stat();
        if (!stat.isFile()) throw refuse('unreadable-path');
        // Between the check of the path and the opening, a part of the path may have been replaced by a link.
        if ((await realpath(real)) !== real || !isSameFile(stat, await lstat(real))) throw refuse('outside-root');
        if (stat.size > MAX_FILE_BYTES) {
          throw new InputError('too-large', { ...(field !== undefined && { field }), params: { bytes: stat.size, limit: MAX_FILE_BYTES } });
        }
        return new Uint8Array(await handle.readFile());
      } finally {
        await handle.close();
      }
    } catch (error) {
      throw isOfFiles(error) ? refuse('unreadable-path') : error;
    }
  }

  /** Writes a new file into the folder, numbered so that no other is changed, and returns its path. */
  async write(name: string, extension: string, bytes: Uint8Array): Promise<string> {
    // The folder itself may have been replaced by a link.
    if ((await realpath(this.folder)) !== this.folder) throw new InputError('outside-root', { params: { path: this.folder } });
    for (let number = 1; ; number++) {
      const file = path.join(this.folder, `${name}-${number}.${extension}`);
      const handle = await open(file, CREATE, 0o600).catch((error: unknown) => {
        if (isOfFiles(error) && error.code === 'EEXIST') return undefined;
        throw isOfFiles(error) ? new InputError('unreadable-path', { params: { path: file } }) : error;
      });
      if (!handle) continue;
      try {
        await handle.writeFile(bytes);
        return file;
      } finally {
        await handle.close();
      }
    }
  }
}

const isWithin = (folder: string, file: string): boolean => {
  const way = path.relative(folder, file);
  return way !== '..' && !way.startsWith(`..${path.sep}`) && !path.isAbsolute(way);
};

const isSameFile = (a: Stats, b: Stats): boolean => a.ino === b.ino && a.dev === b.dev;

/** Whether an error comes from the file system, or from a path that no file can have. */
const isOfFiles = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error && !(error instanceof InputError);
