import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import meter from './meter.module.css';
import { Meter } from './Meter.tsx';

const SCALE = { weak: 'bad', fair: 'doubtful', strong: 'good' } as const;

test.each([
  { step: '', filled: [false, false, false], tone: undefined },
  { step: 'weak', filled: [true, false, false], tone: meter.bad },
  { step: 'fair', filled: [true, true, false], tone: meter.doubtful },
  { step: 'strong', filled: [true, true, true], tone: meter.good },
] as const)('a meter fills up to its step: “$step”', async ({ step, filled, tone }) => {
  const view = await renderPart(
    <Meter scale={SCALE} step={step}>
      <b>word</b>
    </Meter>,
  );
  const bar = view.container.querySelector('[aria-hidden="true"]');
  expect([...(bar?.children ?? [])].map(({ className }) => className === meter.filled)).toEqual(filled);
  expect(bar?.parentElement?.className.split(' ')).toEqual([meter.meter, tone].filter(Boolean));
  expect(bar?.parentElement?.textContent).toBe('word');
});
