import { act, fireEvent, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { file, flag, list, text } from '../contract/fields.ts';
import type { OutputValues } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import type { Failure } from '../runtime/run.ts';
import { FailureNote } from './FailureNote.tsx';
import note from './failure-note.module.css';
import look from './look.module.css';
import type { OperationState } from './session/operation-state.ts';
import { OperationCard } from './OperationCard.tsx';
import page from './page.module.css';
import { RefreshButton } from './RefreshButton.tsx';
import { Results } from './Results.tsx';
import own from './run-status.module.css';
import { RunStatus } from './RunStatus.tsx';
import { Card, Columns, FillHeight, Folded, Row, RowButton, Stack, ActionStrip } from './Section.tsx';
import { renderAnswer, renderPart } from './testing/render-part.tsx';
import { raise } from './testing/raise.ts';

const read = declare({
  input: {
    given: text({ primary: true, multiline: true, sample: 'sample' }),
    mode: text(),
    end: text({ usedWhen: { mode: 'on' } }),
    strict: flag(),
  },
  output: {
    extra: text(),
    result: text({ primary: true }),
    deep: text({ rare: true }),
    marks: list({ codes: ['odd'] }),
  },
});
const words = {
  'operations.answer.label': 'Read a text',
  ...Object.fromEntries(Object.keys(read.input).map((name) => [`inputs.${name}.label`, `The ${name}`])),
  ...Object.fromEntries(Object.keys(read.output).map((name) => [`outputs.${name}.label`, `The ${name}`])),
};

type State = OperationState<typeof read>;

const OUTPUT: OutputValues<(typeof read)['output']> = { extra: 'more', result: 'main', deep: 'rare', marks: [] };

const render = (show: (operation: State) => ReactNode) => renderAnswer(read, OUTPUT, show, { words });

/** The labels of the visible results, in order. */
const order = (view: { readonly container: HTMLElement }): readonly (string | undefined)[] =>
  [...view.container.querySelectorAll<HTMLElement>('[data-field]')]
    .filter(({ dataset }) => dataset.field && dataset.field in read.output)
    .map(({ dataset }) => dataset.field);

const failed = (failure: Omit<Failure, 'params'>): Pick<State, 'problem'> => ({ problem: { kind: 'error', failure: { params: {}, ...failure } as never } });

test('results show the primary output first, in large type, and collapse the rare ones', async () => {
  const view = await render((operation) => <Results operation={operation} />);
  const card = view.getByRole('region', { name: 'Results' });
  expect(card.querySelector('h2')).toBeNull();
  expect(order(view)).toEqual(['result', 'extra', 'marks', 'deep']);
  const fold = card.querySelector('details');
  expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([false, 'Details']);
  expect(fold?.querySelectorAll('[data-field]')).toHaveLength(1);
  expect(view.part('answer', 'result').querySelector('output')?.className).toMatch(/prominent/u);
  expect(view.part('answer', 'extra').querySelector('output')?.className).not.toMatch(/prominent/u);
  expect(view.queryByText('The result will appear here.')).toBeNull();
  expect(view.getByRole('button', { name: 'Copy all: Results' }).dataset.action).toBe('copy-all');
});

test('results show only the named outputs, under a title, none in large type', async () => {
  const view = await render((operation) => <Results operation={operation} title="Answer" names={['extra', 'result']} />);
  expect(view.getByRole('region', { name: 'Answer' }).querySelector('h2')?.textContent).toBe('Answer');
  expect(order(view)).toEqual(['extra', 'result']);
  expect(view.part('answer', 'result').querySelector('output')?.className).not.toMatch(/prominent/u);
  expect(view.queryByText('Details')).toBeNull();
  expect(view.queryByRole('button', { name: 'Copy all: Answer' })).toBeNull();
});

test('results show custom views, and children instead of all outputs, of which only the named ones are copied', async () => {
  const view = await render((operation) => <Results operation={operation} views={{ extra: ({ value }) => <b>own {value}</b> }} />);
  expect(view.part('answer', 'extra').textContent).toBe('own more');
  view.unmount();
  const children = await render((operation) => (
    <Results operation={operation}>
      <p>child</p>
    </Results>
  ));
  expect(order(children)).toEqual([]);
  expect(children.getByText('child').closest('[hidden]')).toBeNull();
  expect(children.queryByRole('button')).toBeNull();
  children.unmount();
  const named = await render((operation) => (
    <Results operation={operation} names={['extra', 'result', 'deep']}>
      <p>child</p>
    </Results>
  ));
  expect(order(named)).toEqual([]);
  expect(named.getByRole('button', { name: 'Copy all: Results' }).dataset.action).toBe('copy-all');
});

test('results ask for input if there is none, and offer the sample', async () => {
  const view = await render((operation) => <Results operation={operation} />);
  await act(async () => view.state().set('given', ''));
  expect(view.getByText('The result will appear here.').className).toBe(look.note);
  expect(view.part('answer', 'result').closest('[hidden]')).not.toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Sample' }));
  expect(view.state().input.given).toBe('sample');
  await waitFor(() => expect(view.queryByText('The result will appear here.')).toBeNull());
  expect(view.part('answer', 'result').closest('[hidden]')).toBeNull();
});

test.each([
  { what: 'progress', more: { progress: 'unknown' } as const, isAsking: false },
  { what: 'a bug', more: { problem: { kind: 'bug', message: 'x' } } as const, isAsking: false },
  { what: 'an error', more: failed({ code: 'required', field: 'given' }), isAsking: true },
])('without a result there is a message, but not next to $what: $isAsking', async ({ more, isAsking }) => {
  const view = await render((operation) => <Results operation={{ ...operation, hasOutput: false, ...more }} empty="Nothing yet" />);
  expect(view.queryByText('Nothing yet') !== null).toBe(isAsking);
  expect(view.queryByRole('button', { name: 'Sample' })).toBeNull();
});

const readFile = declare({ input: { given: file({ primary: true, optional: true }) }, output: { result: text({ primary: true }) } });

test('results ask for a file if the input is one', async () => {
  const view = await renderAnswer(readFile, { result: '' }, (operation) => <Results operation={operation} />);
  expect(view.getByText('Choose a file, or drop one anywhere on this page.').className).toBe(look.note);
  expect(view.container.querySelector('.tabler-icon-file-upload')).not.toBeNull();
  expect(view.queryByRole('button', { name: 'Sample' })).toBeNull();
});

test('an operation card has its name, its fields, its children, and its results', async () => {
  const view = await render((operation) => (
    <OperationCard operation={operation} below={<p>between</p>} prominent="extra">
      <p>child</p>
    </OperationCard>
  ));
  const card = view.getByRole('region', { name: 'Read a text' });
  expect(order(view)).toEqual(['result', 'extra', 'marks', 'deep']);
  expect(view.part('answer', 'extra').querySelector('output')?.className).toMatch(/prominent/u);
  expect([...card.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field).slice(0, 4)).toEqual(['given', 'mode', 'end', 'strict']);
  expect(card.textContent).toMatch(/The strict.*between.*The result.*child/u);
  expect(document.activeElement).toBe(document.body);
  expect(view.getByRole('button', { name: 'Copy all: Read a text' }).dataset.action).toBe('copy-all');
  await act(async () => view.state().set('given', ''));
  expect(view.getByText('child').closest('[hidden]')).not.toBeNull();
  expect(view.getByText('between').closest('[hidden]')).toBeNull();
});

test('an operation card shows the named fields and results, and copies the values of its children', async () => {
  const view = await render((operation) => (
    <OperationCard operation={operation} inputs={['strict']} outputs={['extra']} inChildren={['result', 'deep']} autoFocus>
      <p>child</p>
    </OperationCard>
  ));
  expect([...view.container.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field)).toEqual(['given', 'strict', 'extra']);
  expect(document.activeElement).toBe(view.box('answer', 'given'));
  await view.user.click(view.getByRole('button', { name: 'Copy all: Read a text' }));
  await waitFor(async () => expect(await navigator.clipboard.readText()).toBe('The extra: more\nThe result: main\nThe deep: rare'));
});

const status = async (more: Partial<State>) => render((operation) => <RunStatus operation={{ ...operation, ...more }} />);

test('a status shows unknown progress, and cancels', async () => {
  const cancel = vi.fn<() => void>();
  const view = await status({ progress: 'unknown', cancel });
  const bar = view.getByRole('progressbar', { name: 'Working…' });
  expect(bar.hasAttribute('value')).toBe(false);
  expect(bar.nextElementSibling?.textContent).toBe('Working…');
  await view.user.click(view.getByRole('button', { name: 'Cancel' }));
  expect(cancel).toHaveBeenCalledOnce();
});

test.each([
  { done: 1, total: 3, unit: undefined, announced: '33%', value: 1 / 3 },
  { done: 0, total: 0, unit: undefined, announced: '0%', value: null },
  { done: 999, total: 1_000, unit: undefined, announced: '99%', value: 0.999 },
  { done: 3_000_000, total: 6_000_000, unit: 'bytes' as const, announced: '50% · 1.5 MB/s', value: 0.5 },
])('a status shows progress as a percentage: $announced', { tags: ['slow'] }, async ({ done, total, unit, announced, value }) => {
  vi.spyOn(performance, 'now').mockReturnValue(3_000);
  const view = await status({ progress: { done, total, startedAt: 1_000, ...(unit && { unit }) } });
  const bar = view.getByRole('progressbar', { name: 'Working…' });
  expect(bar.getAttribute('value')).toBe(value === null ? null : String(value));
  expect(bar.nextElementSibling?.textContent).toBe(announced);
});

test('a status shows no byte rate before any time has passed', async () => {
  vi.spyOn(performance, 'now').mockReturnValue(1_000);
  const view = await status({ progress: { done: 1, total: 2, unit: 'bytes', startedAt: 1_000 } });
  expect(view.getByRole('progressbar').nextElementSibling?.textContent).toBe('50%');
});

test('a status offers to start long runs', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ isOnDemand: true, isCanceled: true, refresh });
  expect(view.getByRole('status').textContent).toBe('This can take a while, so it does not start automatically. Start');
  expect(view.getByRole('status').className).toBe(look.banner);
  const button = view.getByRole('button', { name: 'Start' });
  expect([button.dataset.action, button.getAttribute('aria-keyshortcuts')]).toEqual(['run', 'Control+Enter']);
  await view.user.click(button);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a status reports a canceled run, and offers another', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ isCanceled: true, refresh });
  expect(view.getByRole('status').textContent).toBe('Canceled. Run again');
  expect(view.getByRole('status').className).toBe(`${look.banner} ${look.doubtful}`);
  const button = view.getByRole('button', { name: 'Run again' });
  expect([button.dataset.action, button.getAttribute('aria-keyshortcuts')]).toEqual(['run', 'Control+Enter']);
  await view.user.click(button);
  expect(refresh).toHaveBeenCalledOnce();
});

test('a status reports a bug with its message, and offers another run', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ problem: { kind: 'bug', message: 'TypeError: x' }, refresh });
  const alert = view.getByRole('alert');
  expect(alert.querySelector('p')?.textContent).toBe('Something went wrong. This is a bug in Penknife; your input is still here.');
  expect([alert.querySelector('summary')?.textContent, alert.querySelector('pre')?.textContent]).toEqual(['Details', 'TypeError: x']);
  expect(alert.querySelector('details')?.open).toBe(false);
  expect(alert.className).toBe(`${look.banner} ${look.bad} ${own.fault}`);
  await view.user.click(view.getByRole('button', { name: 'Run again' }));
  expect(refresh).toHaveBeenCalledOnce();
});

test.each([
  { field: undefined, isTold: true },
  { field: 'mode', isTold: false },
  { field: 'end', isTold: true },
  { field: 'unknown', isTold: true },
])('a status reports an error that no visible field shows: $field $isTold', { tags: ['slow'] }, async ({ field, isTold }) => {
  const view = await status(failed({ code: 'required', ...(field !== undefined && { field }) }));
  expect(view.queryByRole('alert')?.textContent.trim()).toBe(isTold ? 'A value is required.' : undefined);
  expect(view.queryByRole('button')).toBeNull();
  if (isTold) expect(view.getByText('A value is required.').id).toBe('answer-failure');
});

test('a status offers another run if the code could not be loaded', async () => {
  const refresh = vi.fn<() => void>();
  const view = await status({ ...failed({ code: 'not-loaded' }), refresh });
  expect(view.getByRole('alert').textContent.trim()).toBe('This tool could not be loaded. Check your connection, then try again.');
  await view.user.click(view.getByRole('button', { name: 'Run again' }));
  expect(refresh).toHaveBeenCalledOnce();
});

test('a status without anything to report is empty', async () => {
  const view = await status({});
  expect(view.container.querySelector('main')?.textContent).toBe('');
});

test('an error note starts with its position in short form, which is read out in words', async () => {
  const onGoTo = vi.fn<(failure: Failure) => void>();
  const failure: Failure = { code: 'odd', position: { line: 2, column: 13 }, params: {} };
  const part = (
    <FailureNote id="why" failure={failure} onGoTo={onGoTo}>
      <button type="button">Repair</button>
    </FailureNote>
  );
  const view = await renderPart(part);
  // A code without a message is reported as a bug.
  expect(view.getByText(/^Something went wrong/u).id).toBe('why');
  await view.user.click(view.getByRole('button', { name: 'Show' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(failure);
  expect(view.getByRole('alert').className).toBe(note.note);
  expect(view.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Show', 'Repair']);
  view.unmount();
  const own = await renderAnswer(read, OUTPUT, () => <FailureNote id="why" failure={failure} line="foot" />, {
    words: { 'errors.odd': 'Line 2, column 13: unexpected “x”.' },
  });
  const why = own.container.querySelector('#why');
  expect(why?.querySelector('.visually-hidden')?.textContent).toBe('Line 2, column 13: ');
  expect(why?.querySelector('b')?.textContent).toBe('2:13');
  expect(why?.querySelector('b')?.getAttribute('aria-hidden')).toBe('true');
  expect(why?.lastChild?.textContent).toBe('unexpected “x”.');
  expect(own.getByRole('alert').className).toBe(`${note.note} ${note.line} ${note.foot}`);
  expect(own.queryByRole('button')).toBeNull();
});

test.each([{ character: 3 }, { line: 1, column: 1 }])('a note whose message does not start with the position is shown unchanged: %o', async (position) => {
  const view = await renderAnswer(read, OUTPUT, () => <FailureNote id="why" failure={{ code: 'odd', position, params: {} }} />, {
    words: { 'errors.odd': 'Unexpected “x”.' },
  });
  expect(view.container.querySelector('#why')?.innerHTML).toBe('Unexpected “x”.');
});

test('a button refreshes, with the key R if it is the main one, and is off while the operation waits for its start', async () => {
  const refresh = vi.fn<() => void>();
  const view = await renderPart(
    <>
      <RefreshButton operation={{ refresh, isOnDemand: false }} isMain />
      <RefreshButton operation={{ refresh, isOnDemand: true }}>Draw again</RefreshButton>
    </>,
  );
  const main = view.getByRole('button', { name: 'Refresh' });
  expect([main.dataset.action, main.getAttribute('aria-keyshortcuts')]).toEqual(['run', 'R Control+Enter']);
  expect(main.className).toMatch(/primary/u);
  await view.user.click(main);
  expect(refresh).toHaveBeenCalledOnce();
  const other = view.getByRole('button', { name: 'Draw again' });
  expect([other.matches(':disabled'), other.getAttribute('aria-keyshortcuts')]).toEqual([true, 'Control+Enter']);
  expect(other.className).not.toMatch(/primary/u);
});

test('sections stack, fill and align their parts', async () => {
  const view = await renderPart(
    <>
      <Stack name="rows">stack</Stack>
      <Stack hidden>hidden</Stack>
      <FillHeight>filling</FillHeight>
      <ActionStrip>strip</ActionStrip>
      <Columns>columns</Columns>
      <Row label="Group">row</Row>
      <Row>plain</Row>
      <Card title="Title" aside={<i>aside</i>}>
        card
      </Card>
      <Card title="No aside">card</Card>
    </>,
  );
  expect(view.getByText('stack').dataset.value).toBe('rows');
  expect([view.getByText('stack').hidden, view.getByText('hidden').hidden]).toEqual([false, true]);
  expect([view.getByText('stack').className, view.getByText('filling').className]).toEqual([page.stack, page.filling]);
  expect(view.getByText('filling').dataset.fill).toBe('');
  expect([view.getByText('strip').className, view.getByText('columns').className]).toEqual([page.strip, page.columns]);
  expect(view.getByRole('group', { name: 'Group' }).textContent).toBe('row');
  expect([view.getByText('plain').getAttribute('role'), view.getByText('plain').hasAttribute('aria-label')]).toEqual([null, false]);
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

test('a collapsed part opens automatically when it has to, and can be closed', async () => {
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
