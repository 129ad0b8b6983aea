import { expect, test } from 'vitest';
import { Gate } from './gate.ts';

const { signal } = new AbortController();

test('lets in as many requests as run and wait, and others after one leaves', () => {
  const gate = new Gate({ parallel: 1, queue: 1, bytes: 10 });
  const first = gate.enter();
  gate.enter();
  expect(() => gate.enter()).toThrow(expect.objectContaining({ status: 503, headers: { 'Retry-After': '1' } }));
  first.leave();
  gate.enter();
});

test('runs requests in the order in which they wait', async () => {
  const gate = new Gate({ parallel: 1, queue: 5, bytes: 10 });
  const order: number[] = [];
  const visits = [1, 2, 3].map((number) => {
    const visit = gate.enter();
    const waiting = visit.wait(signal).then(() => order.push(number));
    return { visit, waiting };
  });
  for (const { visit, waiting } of visits) {
    await waiting;
    visit.leave();
  }
  expect(order).toEqual([1, 2, 3]);
});

test('a request that arrives when another one ends does not pass those that wait', async () => {
  const gate = new Gate({ parallel: 1, queue: 5, bytes: 10 });
  const [first, second, third] = [gate.enter(), gate.enter(), gate.enter()];
  await first.wait(signal);
  const order: string[] = [];
  const waiting = second.wait(signal).then(() => order.push('second'));
  first.leave();
  const arriving = third.wait(signal).then(() => order.push('third'));
  await waiting;
  expect(order).toEqual(['second']);
  second.leave();
  await arriving;
});

test('a request that gives up while it waits takes no turn from others', async () => {
  const gate = new Gate({ parallel: 1, queue: 5, bytes: 10 });
  const [first, second, third] = [gate.enter(), gate.enter(), gate.enter()];
  await first.wait(signal);
  const controller = new AbortController();
  const given = second.wait(controller.signal);
  const last = third.wait(signal);
  controller.abort();
  await given;
  second.leave();
  first.leave();
  await last;
  third.leave();
  // Nothing runs any more.
  await gate.enter().wait(signal);
});

test('a signal that has aborted before does not wait', async () => {
  const gate = new Gate({ parallel: 1, queue: 1, bytes: 10 });
  await gate.enter().wait(signal);
  await gate.enter().wait(AbortSignal.abort());
});

test('all bodies together have a largest size', () => {
  const gate = new Gate({ parallel: 5, queue: 5, bytes: 10 });
  const [first, second] = [gate.enter(), gate.enter()];
  first.take(6);
  second.take(4);
  expect(() => second.take(1)).toThrow(expect.objectContaining({ status: 503 }));
  first.leave();
  second.take(6);
});
