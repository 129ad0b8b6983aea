import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import look from '../look.module.css';
import { renderPart } from '../testing/render-part.tsx';
import { CardTitleContext } from './card-title.ts';
import { CopiedValue } from './CopiedValue.tsx';
import styles from './outputs.module.css';
import { BlockHead, Nothing, Result } from './Result.tsx';

const value = (
  <CopiedValue label="Host" text="a.example">
    <output aria-labelledby="host">a.example</output>
  </CopiedValue>
);

/** The head of a value in a card with a title. */
const head = (title: string) => (
  <CardTitleContext value={title}>
    <BlockHead id="host" label="Host" />
  </CardTitleContext>
);

test('a result is a row with its label, and a click beside the value copies it', async () => {
  const view = await renderPart(
    <Result id="host" label="Host">
      {value}
      <a href="#other">other</a>
    </Result>,
  );
  expect(view.getByRole('status', { name: 'Host' }).textContent).toBe('a.example');
  await navigator.clipboard.writeText('before');
  // A link in the row does what links do.
  fireEvent.click(view.getByRole('link'));
  expect(await copied()).toBe('before');
  await view.user.click(view.getByText('Host'));
  expect(await copied()).toBe('a.example');
});

test('a row without a value to copy ignores clicks', async () => {
  const view = await renderPart(
    <Result id="host" label="Host">
      <output aria-labelledby="host">a.example</output>
    </Result>,
  );
  await navigator.clipboard.writeText('before');
  await view.user.click(view.getByText('Host'));
  expect(await copied()).toBe('before');
});

test('a value over the full width has its label and buttons above it', async () => {
  const view = await renderPart(
    <Result id="host" label="Host" isBlock actions={<button type="button">Save</button>}>
      {value}
    </Result>,
  );
  expect(view.getByText('Host').parentElement?.className).toBe(styles.blockHead);
  expect(view.getByRole('button', { name: 'Save' }).parentElement).toBe(view.getByText('Host').parentElement);
});

test('a label that would repeat the title of its card is for screen readers only', async () => {
  const view = await renderPart(head('Host'));
  expect(view.getByText('Host').className).toBe('visually-hidden');
  view.rerender(head('Parts'));
  expect(view.getByText('Host').className).toBe(look.note);
});

test('an empty value says so, except while the first result is pending', async () => {
  const view = await renderPart(<Nothing isAwaited={false} />);
  expect(view.container.textContent).toBe('Empty');
  view.rerender(<Nothing isAwaited={false} text="No duplicates." />);
  expect(view.container.textContent).toBe('No duplicates.');
  view.rerender(<Nothing isAwaited />);
  expect(view.container.textContent).toBe('');
  expect(view.container.querySelector('[data-awaited]')).not.toBeNull();
});
