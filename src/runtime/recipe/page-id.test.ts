import { expect, test } from 'vitest';
import { commands } from '../../cli/commands.ts';
import { routes } from '../../app/routes.ts';
import { tools } from '../../tools/registry.ts';
import { pageConflict, pageIdOf } from './page-id.ts';

test.each([
  ['My recipe', 'my-recipe'],
  ['  Log → table! (2)', 'log-table-2'],
  ['Über Größe', 'uber-große'],
  ['Журнал', 'журнал'],
  ['日志 表', '日志-表'],
  ['../../etc/passwd', 'etc-passwd'],
  ['--input', 'input'],
  ['<b>?page=#', 'b-page'],
  ['→ !', ''],
  ['x'.repeat(200), 'x'.repeat(60)],
  [`${'x'.repeat(59)} y`, 'x'.repeat(59)],
])('the page of the recipe %j is %j', (name, id) => {
  expect(pageIdOf(name)).toBe(id);
});

test('an id stays the same if it is read as a name', () => {
  for (const name of ['Über Größe', 'A  B', 'ﬁle №1']) expect(pageIdOf(pageIdOf(name))).toBe(pageIdOf(name));
});

test('ids of tools, of former tools, of pages and of commands are refused', () => {
  for (const tool of tools.keys()) expect(pageConflict(tool), tool).toBe('tool');
  const former = [...tools.values()].flatMap(({ redirectFrom = [] }) => redirectFrom.map((path) => path.slice(1)));
  for (const path of former) expect(pageConflict(path), path).toBe('tool');
  for (const id of [...commands.keys(), 'help', ...routes.filter((route) => route !== '/' && !tools.has(route.slice(1))).map((route) => route.slice(1))])
    expect(pageConflict(id), id).toBe('reserved');
  expect([pageConflict(''), pageConflict('my-recipe')]).toEqual(['empty', undefined]);
});
