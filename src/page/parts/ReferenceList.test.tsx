import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import type { RunRequest } from '../../runtime/worker-messages.ts';
import { choice, number, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import look from '../look.module.css';
import type { OperationState } from '../session/operation-state.ts';
import { watchDownloads } from '../testing/downloads.ts';
import { renderOperation, toolOf } from '../testing/render-part.tsx';
import styles from './reference-list.module.css';
import { ReferenceList } from './ReferenceList.tsx';
import { anchorInAddress } from './use-anchored-row.ts';

const search = declare({
  input: { query: text({ primary: true }), range: choice(['some', 'all']) },
  output: { count: number(), codes: table({ code: 'text', group: { codes: ['good', 'bad'] }, kind: 'text', name: 'text' }, { primary: true }) },
  answersNothing: true,
});
const words = {
  'outputs.count.label': 'Count',
  'outputs.codes.label': 'Codes',
  'outputs.codes.columns.group.values.good': 'Good ones',
  'outputs.codes.columns.group.values.bad': 'Bad ones',
};
const ROWS = [
  { code: '404', group: 'bad', kind: 'client', name: 'Not Found', range: 'some' },
  { code: '200', group: 'good', kind: 'server', name: 'OK', range: 'some' },
  { code: '418', group: 'bad', kind: 'client', name: 'Teapot', range: 'all' },
] as const;

function find({ input: { query, range } }: RunRequest) {
  const rows = ROWS.filter((row) => (range === 'all' || row.range === 'some') && `${row.code} ${row.name}`.includes(String(query)));
  return rows.map(({ code, group, kind, name }) => ({ code, group, kind, name }));
}

type Props = Partial<Parameters<typeof ReferenceList<typeof search, 'codes'>>[0]>;

async function show(props: Props = {}, link = '') {
  const tool = await toolOf({ search }, {}, words);
  const view = await renderOperation(
    search,
    (operation: OperationState<typeof search>) => (
      <ReferenceList
        operation={operation}
        name="codes"
        id="code"
        textOf={({ name }) => <i>{`about ${name}`}</i>}
        wider={[{ label: 'Search all', input: { range: 'all' } }]}
        {...props}
      />
    ),
    { ...tool, link, run: async (request) => ({ kind: 'output', output: { count: find(request).length, codes: find(request) }, isRandom: false }) },
  );
  await waitFor(() => expect(view.state().isRunning).toBe(false));
  return { ...view, ids: () => [...view.container.querySelectorAll('li[data-code]')].map(({ id }) => id) };
}

let scrolled: string[] = [];
beforeEach(() => {
  scrolled = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function scroll(this: Element) {
    scrolled.push(this.id);
  });
});

test('entries have URLs and are copied by a click or their button, and the whole list is collapsed', async () => {
  const downloads = watchDownloads();
  const view = await show({ titleOf: ({ name }) => name });
  expect(view.ids()).toEqual(['404', '200']);
  expect(view.getByText('2 entries')).toMatchObject({ role: 'status', className: look.note });
  const link = view.getByRole('link', { name: '404' });
  expect([link.getAttribute('href'), link.title]).toEqual(['#404', 'Link to 404']);
  expect(view.getByRole('heading', { name: '404 Not Found' }).tagName).toBe('H2');
  await view.user.click(view.getByText('about Not Found'));
  await waitFor(async () => expect(await copied()).toBe('404'));
  await view.user.click(view.getByRole('button', { name: 'Copy 200' }));
  expect(await copied()).toBe('200');
  const fold = view.container.querySelector('details');
  expect([fold?.open, fold?.querySelector('summary')?.textContent]).toEqual([false, 'List view']);
  expect(within(fold ?? document.body).getByText('Count').className).toBe(look.note);
  fireEvent.click(within(fold ?? document.body).getByRole('button', { name: 'Download Codes', hidden: true }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['codes.tsv', 'text/tab-separated-values']]);
  expect(await downloads[0]?.content.text()).toBe('404\tbad\tclient\tNot Found\n200\tgood\tserver\tOK');
});

test('a click on a link, a button or a selection copies nothing', async () => {
  const view = await show();
  await navigator.clipboard.writeText('before');
  fireEvent.click(view.getByRole('link', { name: '404' }));
  getSelection()?.selectAllChildren(view.getByText('about Not Found'));
  fireEvent.click(view.getByText('about Not Found'));
  await act(async () => undefined);
  expect(await copied()).toBe('before');
});

test('a column other than the first can be copied', async () => {
  const view = await show({ copied: 'name', isSentence: true });
  await view.user.click(view.getByRole('button', { name: 'Copy 404' }));
  expect(await copied()).toBe('Not Found');
  expect(view.container.querySelector('li')?.className).toBe(`${styles.entry} ${styles.sentence}`);
});

test('entries are grouped by a code in the order of the codes, with their number', async () => {
  const view = await show({ groupBy: 'group' });
  expect(view.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Good ones 1', 'Bad ones 1']);
  expect(view.getByRole('region', { name: 'Good ones 1' }).id).toBe('good');
  expect(view.ids()).toEqual(['200', '404']);
  expect(view.getByRole('heading', { name: '404' }).tagName).toBe('H3');
  expect(view.getByText('2 entries').className).toBe('visually-hidden');
});

test('entries are grouped by a text in the order of the entries', async () => {
  const view = await show({ groupBy: 'kind' });
  expect(view.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['client 1', 'server 1']);
});

test('omits a group without entries', async () => {
  const one = await show({ groupBy: 'group' }, '#/search?query=OK');
  expect(one.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['Good ones 1']);
});

test('an entry shows facts, colored tags, and a menu with other notations', { tags: ['slow'] }, async () => {
  const view = await show({
    factsOf: ({ code }) => <b>{`fact of ${code}`}</b>,
    tagsOf: ({ code }) => [{ text: `tag ${code}` }, code === '404' && { text: 'old', hint: 'no longer used', tone: 'doubtful' }],
    spellingsOf: ({ code }) => (code === '404' ? [{ label: 'Go', text: 'StatusNotFound' }] : []),
  });
  const entry = view.container.querySelector<HTMLElement>('li[data-code="404"]') ?? document.body;
  expect(within(entry).getByText('fact of 404').parentElement?.className).toBe(styles.facts);
  expect(within(entry).getByText('tag 404').className).toBe(look.tag);
  expect(within(entry).getByText('old')).toMatchObject({ title: 'no longer used', className: `${look.tag} ${look.doubtful}` });
  expect(view.queryAllByText('old')).toHaveLength(1);
  expect(view.queryByRole('button', { name: 'Copy 200 as…' })).toBeNull();
  await view.user.click(within(entry).getByRole('button', { name: 'Copy 404 as…' }));
  const item = await view.findByRole('menuitem', { name: /StatusNotFound$/u });
  expect(item.textContent).toBe('GoStatusNotFound');
  await view.user.click(item);
  await waitFor(async () => expect(await copied()).toBe('StatusNotFound'));
});

test('an entry without facts and tags has no line for them', async () => {
  const view = await show({ tagsOf: () => [false] });
  expect(view.container.querySelector(`.${styles.facts}`)).toBeNull();
});

test('a search without results says so, and offers to widen it', async () => {
  const view = await show({ groupBy: 'group' }, '#/search?query=Teapot');
  expect(view.getByText('Nothing found.').className).toBe(look.note);
  expect(view.container.querySelector('details')?.querySelector('[data-action="copy"]')).not.toBeNull();
  expect(view.queryByRole('button', { name: 'Download Codes', hidden: true })).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Search all' }));
  await waitFor(() => expect(view.ids()).toEqual(['418']));
  expect(view.state().input).toEqual({ query: 'Teapot', range: 'all' });
  expect(view.queryByRole('button', { name: 'Search all' })).toBeNull();
});

test('offers no way to widen the search that is already in use', async () => {
  const view = await show({}, '#/search?query=nowhere&range=all');
  expect(view.getByText('Nothing found.').tagName).toBe('P');
  expect(view.queryByRole('button', { name: 'Search all' })).toBeNull();
});

test('shows no message while the first result is pending', async () => {
  const tool = await toolOf({ search }, {}, words);
  const view = await renderOperation(search, (operation) => <ReferenceList operation={operation} name="codes" id="code" textOf={() => ''} />, {
    ...tool,
    run: () => new Promise(() => undefined),
  });
  expect(view.container.querySelector('[role=status]')?.textContent).toBe('');
});

test('scrolls once to an entry that the URL names, and marks it', async () => {
  const view = await show({}, '#200');
  // An effect scrolls, which may run after the result is shown.
  await waitFor(() => expect(scrolled).toEqual(['200']));
  expect(view.container.querySelector('li[data-code="200"]')?.className).toBe(`${styles.entry} ${styles.anchor}`);
  expect(view.container.querySelector('li[data-code="404"]')?.className).toBe(styles.entry);
  await act(async () => view.state().set('query', '0'));
  await waitFor(() => expect(view.state().isRunning).toBe(false));
  expect(scrolled).toEqual(['200']);
});

test('a wider search finds an entry that the search hides', async () => {
  const view = await show({}, '#418');
  await waitFor(() => expect(view.ids()).toContain('418'));
  expect(view.state().input).toEqual({ query: '', range: 'all' });
  await waitFor(() => expect(scrolled).toEqual(['418']));
});

test('an unknown entry changes nothing', async () => {
  const view = await show({}, '#999');
  await act(async () => undefined);
  expect(view.state().input).toEqual({ query: '', range: 'some' });
  expect(scrolled).toEqual([]);
});

test('follows another entry in the URL', async () => {
  const view = await show();
  history.replaceState(history.state, '', '/demo#404');
  await act(async () => dispatchEvent(new Event('hashchange')));
  await waitFor(() => expect(scrolled).toEqual(['404']));
  view.unmount();
});

test.each([
  ['', undefined],
  ['#', undefined],
  ['#/search', undefined],
  ['#404', '404'],
  ['#I%20am', 'I am'],
  ['#%zz', '%zz'],
])('the URL %s names %s', (hash, anchor) => {
  history.replaceState(null, '', `/demo${hash}`);
  expect(anchorInAddress()).toBe(anchor);
});

const list = declare({ input: { query: text({ primary: true, sample: 'x' }) }, output: { codes: table({ code: 'text' }, { primary: true }) } });

test('shows 200 entries at a time, or as many as needed to include the one in the URL', { tags: ['slow'] }, async () => {
  const codes = Array.from({ length: 450 }, (_, index) => ({ code: `c${index}` }));
  const tool = { ...(await toolOf({ list }, {}, words)), run: async () => ({ kind: 'output', output: { codes }, isRandom: false }) as const };
  const part = (operation: OperationState<typeof list>) => <ReferenceList operation={operation} name="codes" id="code" textOf={() => ''} />;
  const view = await renderOperation(list, part, tool);
  const shown = (): number => view.container.querySelectorAll('li[data-code]').length;
  await waitFor(() => expect(shown()).toBe(200));
  expect(view.getByText('200 of 450 rows').tagName).toBe('P');
  await view.user.click(view.getByText('Show more'));
  expect(shown()).toBe(400);
  view.unmount();
  const anchored = await renderOperation(list, part, { ...tool, link: '#c299' });
  await waitFor(() => expect(anchored.container.querySelectorAll('li[data-code]')).toHaveLength(300));
});

test('throws for an output that is not a table', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const tool = await toolOf({ search }, {}, words);
  await expect(
    renderOperation(search, (operation) => <ReferenceList operation={operation} name={'count' as 'codes'} id="code" textOf={() => ''} />, tool),
  ).rejects.toThrow('count is not a table');
});
