import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../../../page/testing/render-part.tsx';
import { TestText } from './TestText.tsx';

test('is one line high, accepts line breaks and corrects nothing', async () => {
  const onChange = vi.fn<(text: string) => void>();
  await renderPart(<TestText aria-label="Test 1" value="a" onChange={onChange} />);
  const box = screen.getByRole('textbox', { name: 'Test 1' });
  expect([box.localName, box.getAttribute('rows'), box.getAttribute('spellcheck'), box.getAttribute('autocapitalize')]).toEqual([
    'textarea',
    '1',
    'false',
    'off',
  ]);
  fireEvent.change(box, { target: { value: 'a\nb' } });
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a\nb');
});
