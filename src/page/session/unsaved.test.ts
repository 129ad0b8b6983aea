import { expect, test } from 'vitest';
import { allOperations } from '../../runtime/testing/tools.ts';
import { hasUnsavedWork, isOption, sampleInput } from './page-state.ts';

const subjects = await allOperations();

test.each(subjects.map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))(
  '%s: a sample is not work, and each typed text is',
  (_title, { name, operation }) => {
    const operations = { [name]: operation };
    const fresh = sampleInput(operation);
    const isUnsaved = (input: typeof fresh): boolean => hasUnsavedWork(operations, { inputs: { [name]: input } }, false, false);
    expect(isUnsaved(fresh)).toBe(false);
    for (const [field, declared] of Object.entries(operation.input)) {
      if (declared.kind === 'text' && !isOption(declared)) expect(isUnsaved({ ...fresh, [field]: 'typed by a person' }), field).toBe(true);
    }
  },
);
