import { spawnSync } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Pair } from './pair.ts';
import { createRandom, run } from './run.ts';

const LINES = 20_000;

function gitDiff(folder: string): void {
  const { status, error } = spawnSync('git', ['diff', '--no-index', '--no-color', 'original', 'modified'], { cwd: folder, maxBuffer: 1 << 28 });
  if (error || status === null || status > 1) throw error ?? new Error('git diff failed');
}

function pair(name: string, original: readonly string[], modified: readonly string[], rounds: number): Pair {
  const folder = mkdtempSync(path.join(tmpdir(), 'penknife-bench-'));
  const [before, after] = [`${original.join('\n')}\n`, `${modified.join('\n')}\n`];
  writeFileSync(path.join(folder, 'original'), before);
  writeFileSync(path.join(folder, 'modified'), after);
  return {
    name: `text-diff, ${LINES} lines, ${name}`,
    ours: () => run('text-diff', 'compare', { original: before, modified: after }),
    limit: () => gitDiff(folder),
    limitName: 'git diff --no-index (its whole process)',
    rounds,
  };
}

export function textDiff(): readonly Pair[] {
  const random = createRandom(3);
  const original = Array.from({ length: LINES }, (_, index) => `line ${index} ${Math.floor(random() * 1e6).toString(36)}`);
  const shuffled = original.map((line) => ({ line, key: random() })).toSorted((a, b) => a.key - b.key);
  return [
    pair(
      '2 % changed',
      original,
      original.map((line) => (random() < 0.02 ? `${line} changed` : line)),
      9,
    ),
    pair(
      'all different',
      original,
      original.map((line) => `other ${line}`),
      5,
    ),
    pair(
      'same lines in another order',
      original,
      shuffled.map(({ line }) => line),
      3,
    ),
  ];
}
