import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { ViewChoice } from './ViewChoice.tsx';

test('a choice of views selects one of them', async () => {
  const onChoose = vi.fn<(view: 'text' | 'tree') => void>();
  const view = await renderPart(
    <ViewChoice
      views={[
        { view: 'text', label: 'Text' },
        { view: 'tree', label: 'Tree' },
      ]}
      chosen="text"
      onChoose={onChoose}
    />,
  );
  expect(view.getByRole('radiogroup', { name: 'Result' }).textContent).toBe('TextTree');
  expect(view.getByLabelText('Text')).toMatchObject({ checked: true });
  await view.user.click(view.getByLabelText('Tree'));
  expect(onChoose).toHaveBeenCalledExactlyOnceWith('tree');
});
