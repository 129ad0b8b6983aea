import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { BitButtons } from './BitButtons.tsx';

const focused = (): string | null => document.activeElement?.getAttribute('aria-label') ?? null;

function show(bits: string) {
  const onChange = vi.fn<(bits: string) => void>();
  render(<BitButtons label="Bit" bits={bits} exponentBits={2} onChange={onChange} />);
  return onChange;
}

test('each bit is a button with its number, its part and its state', () => {
  show('10110');
  const buttons = screen.getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(['Bit 4: 1', 'Bit 3: 0', 'Bit 2: 1', 'Bit 1: 1', 'Bit 0: 0']);
  expect(buttons.map((button) => button.dataset.part)).toEqual(['sign', 'exponent', 'exponent', 'fraction', 'fraction']);
  expect(buttons.map((button) => button.getAttribute('aria-pressed'))).toEqual(['true', 'false', 'true', 'true', 'false']);
});

test('a click flips one bit', async () => {
  const onChange = show('10110');
  await userEvent.click(screen.getByRole('button', { name: /^Bit 3: /u }));
  await userEvent.click(screen.getByRole('button', { name: /^Bit 4: /u }));
  expect(onChange.mock.calls).toEqual([['11110'], ['00110']]);
});

test('arrow keys, Home and End move between the bits, of which one is a tab stop', async () => {
  const onChange = show('10110');
  await userEvent.tab();
  expect(focused()).toMatch(/^Bit 4: /u);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(focused()).toMatch(/^Bit 2: /u);
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0, -1, -1]);
  await userEvent.keyboard('{End}{ArrowRight}');
  expect(focused()).toMatch(/^Bit 0: /u);
  fireEvent.keyDown(screen.getByRole('button', { name: /^Bit 0: /u }), { key: 'constructor' });
  await userEvent.keyboard('{Home}{ArrowLeft} ');
  expect(focused()).toMatch(/^Bit 4: /u);
  expect(onChange).toHaveBeenCalledExactlyOnceWith('00110');
});

function Bits() {
  const [bits, setBits] = useState('10110');
  return <BitButtons label="Bit" bits={bits} exponentBits={2} onChange={setBits} />;
}

test('keys work after a click, also if the bits change', async () => {
  render(<Bits />);
  await userEvent.click(screen.getByRole('button', { name: /^Bit 2: /u }));
  await userEvent.keyboard('{ArrowRight} ');
  expect(focused()).toMatch(/^Bit 1: /u);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['1', '0', '0', '0', '0']);
});

test('fewer bits keep a tab stop', async () => {
  const { rerender } = render(<BitButtons label="Bit" bits="10110" exponentBits={2} onChange={() => {}} />);
  screen.getByRole('button', { name: /^Bit 0: /u }).focus();
  rerender(<BitButtons label="Bit" bits="101" exponentBits={1} onChange={() => {}} />);
  expect(screen.getAllByRole('button').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1, 0]);
});
