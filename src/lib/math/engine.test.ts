import { expect, test } from 'vitest';
import { createEngine } from './engine.ts';
import { Gate } from './gate.ts';

class CountingGate extends Gate {
  functions = 0;

  override around(...args: Parameters<Gate['around']>): unknown {
    this.functions++;
    return super.around(...args);
  }
}

test('knows names before creating their functions, which takes a second', () => {
  const gate = new CountingGate({ isExact: false });
  const engine = createEngine('bignumber', 40, gate);
  expect(engine.names).toContain('sqrt');
  expect(gate.functions).toBe(0);
  const { functionNames, constantNames } = engine;
  expect([...functionNames, ...constantNames].toSorted()).toEqual(engine.names.toSorted());
  expect(gate.functions).toBe(functionNames.length);
});
