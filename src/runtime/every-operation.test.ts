import { describe } from 'vitest';
import { watchMachine } from './testing/ambient.ts';
import { testHostileInput } from './testing/hostile-input-tests.ts';
import { testRandomInput } from './testing/random-input-tests.ts';
import { allOperations } from './testing/tools.ts';
import { testVectors } from './testing/vector-tests.ts';

watchMachine();
// In one file, because the first run of each tool loads its modules and tables, which takes longer than its tests.
describe.each((await allOperations()).map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))('%s', (_title, subject) => {
  testVectors(subject);
  testHostileInput(subject);
  testRandomInput(subject);
});
