import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Collapse } from './Collapse.tsx';
import collapse from './collapse.module.css';
import styles from './fold-summary.module.css';
import { FoldSummary } from './FoldSummary.tsx';

test('is collapsed at first, and its header toggles it by pointer and keyboard', async () => {
  const { user } = await renderWidget(
    <Collapse title="More options">
      <button type="button">Inside</button>
    </Collapse>,
  );
  const header = screen.getByRole('button', { name: 'More options' });
  const isOpen = (): readonly unknown[] => [header.getAttribute('aria-expanded'), screen.queryByRole('button', { name: 'Inside' }) !== null];
  expect(isOpen()).toEqual(['false', false]);
  await user.click(header);
  expect(isOpen()).toEqual(['true', true]);
  await user.keyboard('{Enter}');
  expect(isOpen()).toEqual(['false', false]);
  await user.keyboard(' ');
  expect(isOpen()).toEqual(['true', true]);
});

test('is open at first if requested', async () => {
  await renderWidget(
    <Collapse title="Details" defaultOpen className="own" id="details">
      <p>Inside</p>
    </Collapse>,
  );
  const header = screen.getByRole('button', { name: 'Details' });
  expect(header.getAttribute('aria-expanded')).toBe('true');
  const panel = document.getElementById(header.getAttribute('aria-controls') ?? '');
  expect([panel?.textContent, panel?.className]).toEqual(['Inside', collapse['panel']]);
  expect(document.querySelector('#details')).toHaveProperty('className', `${collapse['collapse']} own`);
});

test('the summary of a details element has a chevron that screen readers skip', async () => {
  await renderWidget(
    <details>
      <FoldSummary className="own" id="more">
        More
      </FoldSummary>
    </details>,
  );
  const summary = document.querySelector('summary');
  expect([summary?.className, summary?.id, summary?.textContent]).toEqual([`${styles['summary']} own`, 'more', 'More']);
  expect(summary?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});
