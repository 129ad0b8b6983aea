import { render, screen, act, fireEvent } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Row, Stack, Card, Columns, FillHeight, Folded, RowButton, ActionStrip } from './Section.tsx';
import page from './page.module.css';
import { renderPart } from './testing/render-part.tsx';
import { raise } from './testing/raise.ts';

test('a row is a group only with a name', () => {
  render(
    <>
      <Row label="Presets">one</Row>
      <Row>two</Row>
    </>,
  );
  expect(screen.getAllByRole('group').map((group) => group.textContent)).toEqual(['one']);
  expect(screen.getByText('two').hasAttribute('aria-label')).toBe(false);
});

test('a stack can be hidden, and names its output', () => {
  render(
    <>
      <Stack hidden name="rows">
        one
      </Stack>
      <Stack>two</Stack>
    </>,
  );
  expect(screen.getByText('one').dataset.value).toBe('rows');
  expect([screen.getByText('one').hidden, screen.getByText('two').hidden]).toEqual([true, false]);
});

test('sections stack, fill and align their parts', async () => {
  const view = await renderPart(
    <>
      <Stack>stack</Stack>
      <FillHeight>filling</FillHeight>
      <ActionStrip>strip</ActionStrip>
      <Columns>columns</Columns>
      <Card title="Title" aside={<i>aside</i>}>
        card
      </Card>
      <Card title="No aside">card</Card>
    </>,
  );
  expect([view.getByText('stack').className, view.getByText('filling').className]).toEqual([page.stack, page.filling]);
  expect(view.getByText('filling').dataset.fill).toBe('');
  expect([view.getByText('strip').className, view.getByText('columns').className]).toEqual([page.strip, page.columns]);
  expect(view.getByText('aside').parentElement?.previousElementSibling?.textContent).toBe('Title');
  expect(view.getByRole('heading', { name: 'No aside' }).nextElementSibling).toBeNull();
});

test('a row has one small button, enabled or disabled', async () => {
  const onClick = vi.fn<() => void>();
  const view = await renderPart(
    <>
      <RowButton onClick={onClick}>Now</RowButton>
      <RowButton onClick={onClick} disabled>
        Never
      </RowButton>
    </>,
  );
  await view.user.click(view.getByRole('button', { name: 'Never' }));
  expect(onClick).not.toHaveBeenCalled();
  await view.user.click(view.getByRole('button', { name: 'Now' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(view.getByRole('button', { name: 'Now' }).parentElement?.className).toBe(page.inRow);
});

test('a collapsed part opens when `isOpen` becomes true, and can be closed', async () => {
  const onToggle = vi.fn<(isOpen: boolean) => void>();
  const part = (isOpen: boolean) => (
    <Folded summary="More" isOpen={isOpen} isCard hidden={false} onToggle={onToggle}>
      inside
    </Folded>
  );
  const view = await renderPart(part(false));
  const fold = view.container.querySelector('details') ?? raise();
  expect([fold.open, fold.hidden, fold.className]).toEqual([false, false, `${page.folded} ${page.foldedCard}`]);
  view.rerender(part(true));
  expect(fold.open).toBe(true);
  await act(async () => {
    fold.open = false;
    fireEvent(fold, new Event('toggle'));
  });
  expect(fold.open).toBe(false);
  expect(onToggle).toHaveBeenLastCalledWith(false);
  view.rerender(part(false));
  view.rerender(part(true));
  expect(fold.open).toBe(true);
  view.unmount();
  const open = await renderPart(
    <Folded summary="More" isOpen hidden>
      inside
    </Folded>,
  );
  expect(open.container.querySelector('details')).toMatchObject({ open: true, hidden: true, className: page.folded });
});
