import { act, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { expect, test } from 'vitest';
import { setStored } from '../../app/testing/stored.ts';
import { forgetDrafts, findDraft } from '../session/drafts.ts';
import { describeText } from '../demo-tool.tsx';
import { provideHost } from '../storage/host.ts';
import { openInGroups } from './open-in-groups.ts';
import { giveText, takeOffer } from './open-offer.ts';
import { OpenIn } from './OpenIn.tsx';
import { StaleContext } from '../outputs/stale.ts';
import { begunRecipe } from '../testing/drafts.ts';
import { renderAnswer, renderPart, toastWith } from '../testing/render-part.tsx';
import { loadOperations } from '../../tools/declarations.ts';
import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { Output } from '../Output.tsx';
import { useEnvironment } from '../environment.ts';
import { useKitWords } from '../words/kit-words.ts';
import type { PageState } from '../session/session.ts';
import type { LoadedTool } from '../session/use-tool.ts';
import { usePageActions, useTool } from '../session/use-tool.ts';

const items = () => [...document.querySelectorAll('[role=menuitem]')];
const groups = () => [...document.querySelectorAll('[role=menu] [role=group]')].map((group) => group.firstElementChild?.textContent);

async function open(part: ReactElement) {
  const view = await renderPart(part);
  await view.user.click(view.container.querySelector('[data-action="open-in"]') ?? document.body);
  await waitFor(() => expect(items().length).toBeGreaterThan(0));
  return view;
}

const handed = async (tool: string) => {
  const operations = await loadOperations(tool);
  return findDraft(tool, operations).read();
};

test('a result opens in a tool for its format, with its text', { tags: ['slow'] }, async () => {
  const view = await open(<OpenIn label="Result" text={() => '{"a": [1, 2]}'} format="json" />);
  expect(view.getByText('Open in…').closest('button')?.dataset.action).toBe('open-in');
  expect(groups().at(-2)).toBe('Tools for any text');
  expect(groups().at(-1)).toBe('Recipes');
  const item = items().find(({ textContent }) => textContent === 'JSON formatter');
  await view.user.click(item ?? document.body);
  await waitFor(() => expect(location.pathname).toBe('/json-prettify'));
  const { active, inputs } = await handed('json-prettify');
  expect([active, inputs[active]]).toMatchObject(['format', { input: '{"a": [1, 2]}' }]);
});

test('a menu with only an icon has the result in its name, and is off for an outdated result', async () => {
  const view = await renderPart(
    <>
      <OpenIn label="Result" text={() => 'x'} format={undefined} iconOnly />
      <StaleContext value="own">
        <OpenIn label="Old" text={() => 'x'} format={undefined} iconOnly />
      </StaleContext>
    </>,
  );
  const [now, old] = [...view.container.querySelectorAll('[data-action="open-in"]')];
  expect([now?.textContent, old?.textContent]).toEqual(['Open Result in…', 'Open Old in…']);
  expect([now?.matches(':disabled'), old?.matches(':disabled')]).toEqual([false, true]);
});

/** What a result can be opened in on a page of `tool`, by the menu's own code. */
async function groupsFor(given: string, format: string | undefined, id = 'demo', output: string | undefined = 'written') {
  const found: { tool: LoadedTool & { readonly state: PageState }; environment: ReturnType<typeof useEnvironment>; kit: ReturnType<typeof useKitWords> }[] = [];
  const Reader = () => {
    found.push({ tool: { ...useTool(), state: usePageActions().read() }, environment: useEnvironment(), kit: useKitWords() });
    return null;
  };
  const view = await renderPart(<Reader />, { id });
  const place = found.at(-1);
  if (!place) throw new Error('nothing was rendered');
  const all = await openInGroups(given, format, { ...place, output });
  const entries = all.flatMap((group) => group.entries);
  return { ...view, all, entries, ids: entries.map((entry) => entry.id) };
}

test('the current tool is not among those that a result opens in', async () => {
  const { ids } = await groupsFor('{"a": 1}', 'json');
  expect(ids).toContain('json-prettify format');
  const own = await groupsFor('{"a": 1}', 'json', 'json-prettify');
  expect(own.ids).not.toContain('json-prettify format');
});

test('tools for any text are listed separately, and groups without entries are omitted', async () => {
  const { all } = await groupsFor('just words', undefined);
  expect(all.map(({ label }) => label)).toEqual(['Tools for any text']);
  expect(all.every(({ entries }) => entries.length > 0)).toBe(true);
});

test('passes the whole of a long text, though only its beginning is parsed', async () => {
  const long = `[${'1,'.repeat(200_000)}1]`;
  const { entries } = await groupsFor(long, 'json');
  await act(async () => entries.find(({ id }) => id === 'json-prettify format')?.onSelect());
  await waitFor(() => expect(location.pathname).toBe('/json-prettify'));
  expect((await handed('json-prettify')).inputs.format).toMatchObject({ input: long });
});

test('starts a matching recipe of this device or of the host with the text', async () => {
  const recipe = { version: 1, name: 'Mine', steps: [{ tool: 'json-prettify', operation: 'format' }] } as const;
  setStored({ recipes: JSON.stringify({ version: 1, recipes: [recipe] }) });
  provideHost({ recipes: [{ ...recipe, name: 'Theirs' }] });
  try {
    const { all } = await groupsFor('{"a": 1}', 'json');
    const recipes = all.at(-1)?.entries ?? [];
    expect(recipes.slice(0, 2).map(({ id, content }) => [id, content])).toEqual([
      ['own Mine', 'Mine'],
      ['preset Theirs', 'Theirs'],
    ]);
    await act(async () => recipes[1]?.onSelect());
    expect(location.pathname).toBe('/recipes');
    expect(begunRecipe()).toMatchObject({ text: '{"a": 1}' });
    expect(JSON.parse(String(begunRecipe()?.recipe))).toMatchObject({ name: 'Theirs' });
  } finally {
    provideHost({});
  }
});

test('offers a path through two tools as a recipe', async () => {
  const first = await groupsFor('{"a": 1}', 'json');
  await act(async () => first.entries.find(({ id }) => id === 'json-prettify format')?.onSelect());
  first.unmount();
  forgetDrafts();
  const second = await groupsFor('{"a": 1}', 'json', 'json-prettify', 'last');
  await act(async () => second.entries.find(({ id }) => id === 'hash-text hash')?.onSelect());
  const toast = await toastWith(second, /recipe/u);
  // It opens the tool while the strings of recipes load.
  await waitFor(() => expect(location.pathname).toBe('/hash-text'));
  await second.user.click(toast.querySelector('button') ?? document.body);
  expect(location.pathname).toBe('/recipes');
  expect(JSON.parse(String(begunRecipe()?.recipe)).steps).toMatchObject([
    { tool: 'demo', operation: 'describeText' },
    { tool: 'json-prettify', operation: 'describeText', output: 'last' },
    { tool: 'hash-text', operation: 'hash' },
  ]);
  expect(begunRecipe()?.text).toBe(describeText.input.text.sample);
});

test('an offer puts its values into the inputs of its tool', async () => {
  await takeOffer({ tool: 'hash-text', operation: 'hash', values: { text: 'given' }, confidence: 'any-text' } as never);
  expect((await handed('hash-text')).inputs.hash).toMatchObject({ text: 'given' });
});

test('an offer for the beginning of a file puts all of it into the input', async () => {
  const cut = { file: new File(['given and more'], 'a.txt'), text: 'given' };
  const offer = { tool: 'hash-text', operation: 'hash', values: { text: 'given', encoding: 'base64' }, confidence: 'certain' } as const;
  await takeOffer(offer, cut);
  expect((await handed('hash-text')).inputs.hash).toMatchObject({ text: 'given and more', encoding: 'base64' });
  await takeOffer({ ...offer, values: { text: 'other' } }, cut);
  expect((await handed('hash-text')).inputs.hash).toMatchObject({ text: 'other' });
});

test('a text is given to the first operation of a tool, if that accepts one', async () => {
  await giveText('base64-string-converter', 'given');
  const { active, inputs } = await handed('base64-string-converter');
  expect([active, inputs[active]]).toMatchObject(['encode', { text: 'given' }]);
  await giveText('chronometer', 'given');
});

const copy = declare({ input: { given: text({ primary: true, sample: 'x' }) }, output: { result: text({ primary: true, format: 'json' }) } });

test('opens nothing before the menu is open, and reports a menu without entries', async () => {
  const view = await renderAnswer(copy, { result: '[1]' }, (operation) => <Output operation={operation} name="result" />);
  const button = view.container.querySelector('[data-action="open-in"]');
  expect(button?.getAttribute('aria-busy')).toBe('false');
  await view.user.click(button ?? document.body);
  await waitFor(() => expect(items().length).toBeGreaterThan(0));
});
