import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import styles from './field-frame.module.css';
import { describeValidation, FieldFrame } from './field-frame.tsx';
import { renderWidget } from './testing/render-widget.tsx';
import type { Validation } from './validation/validation.ts';

const broken: Validation = { isValid: false, message: 'Too short', status: 'error' };
const valid: Validation = { isValid: true, message: '', status: 'valid' };

const frame = (): HTMLElement | null => screen.getByRole('textbox').closest<HTMLElement>(`.${styles['frame']}`);

test('names the control above it', async () => {
  await renderWidget(
    <FieldFrame label="Name" controlId="name" labelId="name-label" className="own" labelWidth="100px">
      <input id="name" />
    </FieldFrame>,
  );
  expect(screen.getByRole('textbox', { name: 'Name' }).id).toBe('name');
  const label = screen.getByText('Name');
  expect([label.id, label.className, label.style.width]).toEqual(['name-label', styles['label'], '']);
  expect(frame()?.className).toBe([styles['frame'], styles['top'], 'own'].join(' '));
});

test('places a label with a width next to the control, aligned to its end', async () => {
  await renderWidget(
    <FieldFrame label="Name" controlId="name" labelPosition="left" labelAlign="right" labelWidth="100px">
      <input id="name" />
    </FieldFrame>,
  );
  const label = screen.getByText('Name');
  expect([label.className, label.style.width]).toEqual([`${styles['label']} ${styles['alignEnd']}`, '100px']);
  expect(frame()?.className).toBe(`${styles['frame']} ${styles['left']}`);
});

test('a label next to the control is as wide as its text by default', async () => {
  await renderWidget(
    <FieldFrame label="Name" controlId="name" labelPosition="left">
      <input id="name" />
    </FieldFrame>,
  );
  const label = screen.getByText('Name');
  expect([label.className, label.style.width]).toEqual([styles['label'], '']);
});

test('has no label and no styles of one without it', async () => {
  const { container } = await renderWidget(
    <FieldFrame controlId="name">
      <input aria-label="Name" />
    </FieldFrame>,
  );
  expect(container.querySelectorAll('label, p')).toHaveLength(0);
  expect(frame()?.className).toBe(styles['frame']);
});

test('shows the error while the value is invalid', async () => {
  const view = await renderWidget(
    <FieldFrame controlId="name" validation={broken}>
      <input aria-label="Name" />
    </FieldFrame>,
  );
  const message = screen.getByText('Too short');
  expect([message.id, message.className]).toEqual(['name-message', styles['message']]);
  view.rerender(
    <FieldFrame controlId="name" validation={valid}>
      <input aria-label="Name" />
    </FieldFrame>,
  );
  expect(view.container.querySelectorAll('p')).toHaveLength(0);
});

test.each([
  [broken, 'hint', { 'aria-describedby': 'hint name-message', 'aria-invalid': true }],
  [broken, undefined, { 'aria-describedby': 'name-message', 'aria-invalid': true }],
  [valid, 'hint', { 'aria-describedby': 'hint' }],
  [undefined, 'hint', { 'aria-describedby': 'hint' }],
  [undefined, undefined, { 'aria-describedby': undefined }],
])('describes a control whose validation is %j and whose hint is %j', (validation, describedBy, expected) => {
  expect(describeValidation('name', validation, describedBy)).toStrictEqual(expected);
});
