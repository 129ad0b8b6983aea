import { expect, test } from 'vitest';
import { files } from './example-files.ts';

test('placeholder', () => expect(Object.keys(files)).toHaveLength(9));
