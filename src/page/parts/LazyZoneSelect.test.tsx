import { waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import { LazyZoneSelect } from './LazyZoneSelect.tsx';

const Held = () => {
  const [zone, setZone] = useState('UTC');
  return <LazyZoneSelect id="zone" value={zone} onChange={setZone} invalid={false} describedBy={undefined} />;
};

test('loads the list of zones lazily', async () => {
  const view = await renderPart(<Held />);
  const box = await view.findByRole('combobox');
  await waitFor(() => expect(view.getByRole('combobox').matches(':disabled')).toBe(false));
  expect(box.id).toBe('zone');
});
