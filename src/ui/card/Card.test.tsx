import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Card } from './Card.tsx';
import styles from './card.module.css';

test('is a section named by its title, a heading', async () => {
  await renderWidget(
    <Card title="Token" className="own" data-operation="make">
      Text
    </Card>,
  );
  const card = screen.getByRole('region', { name: 'Token' });
  expect(screen.getByRole('heading', { level: 2, name: 'Token' })).toHaveProperty('className', styles['title']);
  expect([card.className, card.dataset['operation'], card.textContent]).toEqual([`${styles['card']} own`, 'make', 'TokenText']);
});

test('has no heading without a title, and the name that it is given', async () => {
  await renderWidget(<Card aria-label="Token">Text</Card>);
  const card = screen.getByRole('region', { name: 'Token' });
  expect([card.hasAttribute('aria-labelledby'), card.textContent]).toEqual([false, 'Text']);
  expect(screen.queryByRole('heading')).toBeNull();
});
