import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useInput } from '../../../page/session/use-operation.ts';
import * as fields from '../fields.ts';
import { renderUnwrapPart } from '../testing/render-unwrap.tsx';
import { SigningKey } from './SigningKey.tsx';

const Shared = () => <output>{useInput(fields.wrap).input.key}</output>;

test('is the masked key of the operation “wrap”', async () => {
  const onChange = vi.fn<(key: string) => void>();
  const { container, user } = await renderUnwrapPart(
    <>
      <SigningKey onChange={onChange} />
      <Shared />
    </>,
  );
  const box = screen.getByLabelText('Signing key');
  fireEvent.change(box, { target: { value: 'top secret' } });
  expect(onChange.mock.calls).toEqual([['top secret']]);
  expect(container.querySelector('output')?.textContent).toBe('top secret');
  expect(box.getAttribute('aria-describedby')).toBe(screen.getByText(/^Signs changed JWTs again\./u).id);
  // A multi-line secret is visible until the reader hides it, as in other tools.
  await user.click(screen.getByRole('button', { name: 'Hide Signing key' }));
  screen.getByRole('button', { name: 'Show Signing key' });
  expect(location.href).not.toContain('secret');
});
