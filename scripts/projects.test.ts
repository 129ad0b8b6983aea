import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '..');
const compiler = path.join(root, 'node_modules', 'typescript', 'bin', 'tsc');

// An editor assigns a file to one of the projects that tsconfig.json references. If tsconfig.json listed files itself, the editor
// would judge these by other rules than the checks do.
const { files, references } = JSON.parse(readFileSync(path.join(root, 'tsconfig.json'), 'utf8')) as {
  readonly files: readonly string[];
  readonly references: readonly { readonly path: string }[];
};
const projects = references.map((reference) => reference.path);

/** The files that a project lists, without the files that these import. */
function filesOf(project: string): readonly string[] {
  const shown = execFileSync(process.execPath, [compiler, '-p', project, '--showConfig'], { cwd: root, encoding: 'utf8' });
  return (JSON.parse(shown) as { files: readonly string[] }).files.map((file) => path.normalize(file));
}

test('an editor applies the same rules as the checks', () => {
  expect(files).toEqual([]);
});

test('every source file is in exactly one project', () => {
  const all = projects.flatMap((project) => filesOf(project).map((file) => ({ project, file })));
  const sources = ['src', 'e2e', 'scripts', 'bench'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file)),
  );
  // Declarations of globals belong to several projects.
  const wrong = sources
    .filter((file) => /\.tsx?$/u.test(file) && !file.endsWith('.d.ts'))
    .map((file) => ({ file, projects: all.filter((other) => other.file === file).map(({ project }) => project) }))
    .filter((found) => found.projects.length !== 1);
  expect(wrong).toEqual([]);
});
