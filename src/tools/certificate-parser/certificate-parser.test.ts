import { expect, test } from 'vitest';
test('placeholder', () => expect(1).toBe(1));
