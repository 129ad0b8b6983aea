import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { onNotStored } from './storage.ts';
import { fillStorage } from '../testing/full-storage.ts';

test('reports full storage once per visit, when a change cannot be stored', async () => {
  const say = vi.fn<() => void>();
  onNotStored(say);
  fillStorage();
  const view = await renderTool('roman-numeral-converter');
  await view.expectShown('toRoman', 'roman', 'XLII');
  expect(say).not.toHaveBeenCalled();
  const letterCase = view.part('toRoman', 'letterCase').querySelector('select') ?? document.body;
  await view.user.selectOptions(letterCase, 'lower');
  await view.expectShown('toRoman', 'roman', 'xlii');
  await waitFor(() => expect(say).toHaveBeenCalledOnce());
  await view.user.selectOptions(letterCase, 'upper');
  dispatchEvent(new Event('pagehide'));
  expect(say).toHaveBeenCalledOnce();
});
