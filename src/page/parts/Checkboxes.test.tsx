import { expect, test, vi } from 'vitest';
import look from '../look.module.css';
import { renderPart } from '../testing/render-part.tsx';
import checkboxes from './checkboxes.module.css';
import { Checkboxes } from './Checkboxes.tsx';

test('check boxes report changes, and keep one checked if one is required', async () => {
  const onToggle = vi.fn<(option: string, isChecked: boolean) => void>();
  const view = await renderPart(
    <Checkboxes label="Letters" options={['a', 'b']} checked={['a']} onToggle={onToggle} needsOne describedBy="hint">
      <i>after</i>
    </Checkboxes>,
  );
  const group = view.getByRole('group', { name: 'Letters' });
  expect(group.getAttribute('aria-describedby')).toBe('hint');
  expect(group.querySelector('legend')?.className).toBe(`${look.label} ${checkboxes.legend}`);
  expect(view.getByLabelText('a')).toMatchObject({ checked: true, disabled: true });
  expect(view.getByLabelText('b')).toMatchObject({ checked: false, disabled: false });
  await view.user.click(view.getByLabelText('b'));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('b', true);
  expect(group.lastElementChild?.textContent).toBe('after');
  view.rerender(
    <Checkboxes label="Letters" isLabelHidden options={['a', 'b']} checked={['a', 'b']} onToggle={onToggle} needsOne wordOf={(option) => `letter ${option}`} />,
  );
  expect(view.getByLabelText('letter a')).toMatchObject({ disabled: false });
  expect(group.querySelector('legend')?.className).toBe('visually-hidden');
  await view.user.click(view.getByLabelText('letter a'));
  expect(onToggle).toHaveBeenLastCalledWith('a', false);
  view.rerender(<Checkboxes label="Letters" options={['a', 'b']} checked={['a']} onToggle={onToggle} />);
  expect(view.getByLabelText('a')).toMatchObject({ disabled: false });
});
