// Prints the CHANGELOG.md section of a release, if the tag matches the version in package.json: node scripts/release.mjs v1.2.3
import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Returns the section of a version in a changelog; undefined if it is missing or empty. */
export function notesOf(changelog, version) {
  const lines = changelog.split('\n');
  const start = lines.findIndex((line) => line === `## ${version}` || line.startsWith(`## ${version} `));
  if (start < 0) return undefined;
  const rest = lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  const notes = (end < 0 ? rest : rest.slice(0, end)).join('\n').trim();
  return notes === '' ? undefined : notes;
}

/** Returns the errors of a release, as messages. */
export function problemsOf(tag, version, changelog) {
  return [
    ...(tag === `v${version}` ? [] : [`The tag is ${tag}, but package.json has the version ${version}.`]),
    ...(notesOf(changelog, version) === undefined ? [`CHANGELOG.md has no section "## ${version}", or it is empty.`] : []),
  ];
}

const read = (name) => readFileSync(path.join(import.meta.dirname, '..', name), 'utf8');

if (process.argv[1] === import.meta.filename) {
  const { version } = JSON.parse(read('package.json'));
  const changelog = read('CHANGELOG.md');
  const problems = problemsOf(process.argv[2] ?? '', version, changelog);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(notesOf(changelog, version));
  process.exitCode = problems.length === 0 ? 0 : 1;
}
