import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { startEditor } from '../testing/start-editor.ts';
import { renderWidget } from '../testing/render-widget.tsx';
import LongLines from './LongLines.tsx';
import { SHOW_PLACE } from './long-text.ts';

const text = Array.from({ length: 300 }, (_, index) => `line ${index + 1}`).join('\n');

async function show(takesFocus = false): Promise<HTMLElement> {
  const { container } = await renderWidget(
    <>
      <label htmlFor="log">Log</label>
      <LongLines
        id="log"
        label={undefined}
        value={text}
        before={undefined}
        rows={8}
        readOnly={false}
        invalid={false}
        describedBy={undefined}
        takesFocus={() => takesFocus}
        onChange={vi.fn<(value: string) => void>()}
      />
    </>,
  );
  const host = container.querySelector<HTMLElement>('[data-long-text]');
  if (!host) throw new Error('no editor');
  return host;
}

test('shows an editor that has the name of the label and the height of the rows', async () => {
  const host = await show();
  await startEditor('Log');
  expect(host.style.height).toBe('calc(8 * 1.5em + 14px)');
  expect(document.activeElement).toBe(document.body);
});

test('focuses the editor when the label is clicked', async () => {
  await show();
  const { content } = await startEditor('Log');
  fireEvent.click(screen.getByText('Log'));
  expect(document.activeElement).toBe(content);
});

test('takes over the focus of the text box', async () => {
  await show(true);
  const { content } = await startEditor('Log');
  expect(document.activeElement).toBe(content);
});

test('moves the selection to a requested place', async () => {
  const host = await show();
  const { view } = await startEditor('Log');
  await act(async () => host.dispatchEvent(new CustomEvent(SHOW_PLACE, { detail: { line: 3, column: 2 } })));
  expect(view.state.doc.lineAt(view.state.selection.main.head).number).toBe(3);
});
