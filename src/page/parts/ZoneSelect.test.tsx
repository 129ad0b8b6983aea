import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';

test('finds a zone by part of its name, and returns its own name', async () => {
  const onChange = vi.fn<(zone: string) => void>();
  const view = await renderPart(<ZoneSelect id="zone" value="" onChange={onChange} invalid={false} describedBy={undefined} />);
  const box = view.getByRole('combobox');
  expect(box.id).toBe('zone');
  const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(box.textContent || box.getAttribute('value')).toContain(`My time zone (${own})`);
});

test('shows an unlisted zone, and a rejected one', async () => {
  const view = await renderPart(<ZoneSelect id="zone" value="Europe/Old_Town" onChange={() => undefined} invalid describedBy="why" />);
  const box = view.getByRole('combobox');
  expect(box.textContent || box.getAttribute('value')).toContain('Europe/Old Town');
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual(['true', 'why']);
  view.rerender(<ZoneSelect id="zone" value="" onChange={() => undefined} invalid={false} describedBy={undefined} isAdding />);
  const adding = view.getByRole('combobox');
  expect(adding.hasAttribute('aria-invalid')).toBe(false);
  expect(view.container.textContent + (adding.getAttribute('placeholder') ?? '')).toContain('Add a time zone');
});
