import type { Reading } from '../model.ts';
import { Findings } from '../model.ts';

/** Reads a file like `docker run --env-file`: everything after the first `=` is the value, with quotes and spaces. */
export function readDockerFile(text: string): Reading {
  const findings = new Findings();
  let at = 0;
  for (const line of text.split('\n')) {
    const start = at;
    at += line.length + 1;
    const trimmed = line.trimStart();
    if (trimmed === '') continue;
    if (trimmed.startsWith('#')) {
      findings.comment(trimmed, start);
      continue;
    }
    const equals = trimmed.indexOf('=');
    const name = equals < 0 ? trimmed : trimmed.slice(0, equals);
    if (/\s/u.test(name) || name === '') findings.report(equals < 0 ? 'not-a-variable' : 'invalid-name', name || line, start);
    else if (equals < 0) findings.report('from-environment', name, start);
    else findings.set(name, trimmed.slice(equals + 1), start);
  }
  return findings;
}
