import { act, fireEvent, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import { rejected } from '../testing/rejected.ts';
import { stubScreen } from '../../app/testing/media.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { file, flag, integer, list, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { CodeEditorHandle } from '../../ui/code-editor/CodeEditor.tsx';
import { describeText } from '../demo-tool.tsx';
import { MainInput } from '../MainInput.tsx';
import type { OperationState } from '../session/operation-state.ts';
import page from '../page.module.css';
import { watchDownloads } from '../testing/downloads.ts';
import { chooseInDialog, dropOn } from '../testing/files.ts';
import { renderAnswer, renderOperation, renderPart, toastWith, toolOf } from '../testing/render-part.tsx';
import { MAX_FILE_BYTES } from '../files/max-file-bytes.ts';
import { FormLayout } from './FormLayout.tsx';
import { GeneratorLayout } from './GeneratorLayout.tsx';
import { InputCard } from './InputCard.tsx';
import { InputToolbar } from './InputToolbar.tsx';
import { InspectorLayout } from './InspectorLayout.tsx';
import { loadLayout } from './load-layout.ts';
import { InputPane, OutputPane, Panes } from './panes.tsx';
import { focusesInput, isAnswered, partsOf } from './parts.ts';
import { GoToPlace, PlaceList } from './PlaceList.tsx';
import { ReferenceLayout } from './ReferenceLayout.tsx';
import { SwapButton } from './SwapButton.tsx';
import { TwoPanesLayout } from './TwoPanesLayout.tsx';
import { ViewChoice } from './ViewChoice.tsx';
import { copied } from '../../app/testing/clipboard.ts';
import { order } from '../testing/order.ts';
import { raise } from '../testing/raise.ts';
import { convertWords, plain, read, readWords } from '../testing/layout-operations.ts';

test('the form has its fields next to its results', { tags: ['slow'] }, async () => {
  const view = await renderOperation(describeText, (operation) => <FormLayout operation={operation} />);
  const [input, results] = view.getAllByRole('region').filter((region) => ['Input', 'Results'].includes(region.getAttribute('aria-label') ?? ''));
  expect(input?.parentElement?.className).toBe(page.columns);
  const flags = ['strict'];
  expect(order(input ?? document.body)).toEqual([...Object.keys(describeText.input).filter((name) => !flags.includes(name)), ...flags]);
  expect(new Set(order(results ?? document.body))).toEqual(new Set(Object.keys(describeText.output)));
});

test('the inspector shows its input on top, then its results in declaration order, with rare ones last', { tags: ['slow'] }, async () => {
  const view = await renderOperation(describeText, (operation) => <InspectorLayout operation={operation} views={{ last: () => 'own view' }} />);
  await waitFor(() => expect(view.part('describeText', 'last').textContent).toBe('own view'));
  expect(view.getByRole('region', { name: 'Input' }).parentElement?.className).toBe(page.stack);
  const rare = ['counts'];
  expect(order(view.getByRole('region', { name: 'Results' }))).toEqual([...Object.keys(describeText.output).filter((name) => !rare.includes(name)), ...rare]);
  expect(view.part('describeText', 'written').querySelector('output')?.className).not.toMatch(/prominent/u);
  view.unmount();
  const own = await renderOperation(describeText, (operation) => (
    <InspectorLayout operation={operation}>
      <p>own results</p>
    </InspectorLayout>
  ));
  expect(order(own.getByRole('region', { name: 'Results' }))).toEqual([]);
  expect(own.getByText('own results').closest('[hidden]')).toBeNull();
});

const search = declare({
  input: { query: text({ primary: true, sample: 'x' }), a: flag(), b: flag(), c: flag(), d: flag(), e: flag(), f: flag(), g: flag() },
  output: { hits: list() },
});

test('a reference shows its search and all options, and the / key focuses the search', { tags: ['slow'] }, async () => {
  const view = await renderAnswer(search, { hits: [] }, (operation) => <ReferenceLayout operation={operation} />);
  expect(order(view.getByRole('group', { name: 'Options' }))).toEqual(Object.keys(search.input));
  expect(view.queryByText('More options')).toBeNull();
  expect(document.activeElement).toBe(view.box('answer', 'query'));
  expect(order(view.getByRole('region', { name: 'Results' }))).toEqual(['hits']);
  act(() => view.box('answer', 'query').blur());
  await view.user.keyboard('/');
  expect(document.activeElement).toBe(view.box('answer', 'query'));
  await view.user.keyboard('/y');
  expect(view.state().input.query).toBe('x/y');
});

test.each(['a narrow screen', 'an address that names an entry'])('a reference does not take focus on %s', async (where) => {
  if (where === 'a narrow screen') stubScreen({ isSmall: true });
  await renderAnswer(search, { hits: [] }, (operation) => <ReferenceLayout operation={operation}>own</ReferenceLayout>, {
    link: where === 'a narrow screen' ? '' : '#404',
  });
  expect(document.activeElement).toBe(document.body);
});

const count = declare({ input: { base: integer({ primary: true, default: 7 }), other: flag() }, output: { hits: list() } });

test('a reference without a text to search has the usual controls', async () => {
  const view = await renderAnswer(count, { hits: [] }, (operation) => <ReferenceLayout operation={operation}>own</ReferenceLayout>);
  expect(view.box('answer', 'base').value).toBe('7');
  expect(view.getByText('own').textContent).toContain('own');
  view.unmount();
  const bare = await renderAnswer(plain, { hits: [] }, (operation) => <ReferenceLayout operation={operation}>own</ReferenceLayout>);
  expect(order(bare.container)).toEqual(['other']);
});

test('the usual layouts load by name', async () => {
  const loaded = await Promise.all((['form', 'two-panes', 'generator', 'inspector', 'reference'] as const).map((layout) => loadLayout(layout)));
  expect(loaded.map((module) => module.default)).toEqual([FormLayout, TwoPanesLayout, GeneratorLayout, InspectorLayout, ReferenceLayout]);
});

test("an operation's parts are its names, with the primary ones separate", () => {
  expect(partsOf(describeText)).toMatchObject({ primaryInput: 'text', primaryOutput: 'written' });
  expect(partsOf(describeText).otherInputs).toEqual(Object.keys(describeText.input).filter((name) => name !== 'text'));
  expect(partsOf(plain)).toEqual({ primaryInput: undefined, primaryOutput: undefined, otherInputs: ['other'], otherOutputs: ['hits'] });
});

test('the main input takes focus on wide screens only', () => {
  const changeScreen = stubScreen({ isSmall: true });
  expect(focusesInput()).toBe(false);
  expect(matchMedia).toHaveBeenLastCalledWith('(min-width: 900px)');
  changeScreen({ isSmall: false });
  expect(focusesInput()).toBe(true);
});

test('an empty list is a result if there was one before, or nothing was rejected', () => {
  const problem = { kind: 'bug', message: '' } as const;
  expect(isAnswered({ hasOutput: true, isAwaited: false, problem })).toBe(true);
  expect(isAnswered({ hasOutput: false, isAwaited: false, problem: undefined })).toBe(true);
  expect(isAnswered({ hasOutput: false, isAwaited: true, problem: undefined })).toBe(false);
  expect(isAnswered({ hasOutput: false, isAwaited: false, problem })).toBe(false);
});

const toolbar = (name?: 'given' | 'line' | 'bare' | 'number') =>
  renderAnswer(read, { result: '' }, (operation) => <InputToolbar operation={operation} name={name} />, { words: readWords });

test('a toolbar pastes, opens a file, loads the sample and clears', { tags: ['slow'] }, async () => {
  const view = await toolbar();
  expect(view.getAllByRole('button').map(({ dataset, textContent }) => [dataset.action, textContent])).toEqual([
    ['paste', 'Paste'],
    ['open-file', 'Open file'],
    ['sample', 'Sample'],
    ['clear', 'Clear'],
  ]);
  const [, , sample, clear] = view.getAllByRole('button');
  const states = () => [sample?.getAttribute('aria-pressed'), clear?.getAttribute('aria-disabled')];
  expect(states()).toEqual(['true', 'false']);
  await view.user.click(view.getByRole('button', { name: 'Clear' }));
  expect(view.state().input.given).toBe('');
  expect(states()).toEqual(['false', 'true']);
  await navigator.clipboard.writeText('pasted');
  await view.user.click(view.getByRole('button', { name: 'Paste' }));
  expect(view.state().input.given).toBe('pasted');
  expect(states()).toEqual(['false', 'false']);
  await view.user.click(view.getByRole('button', { name: 'Sample' }));
  expect(view.state().input.given).toBe('[1]');
  expect(states()).toEqual(['true', 'false']);
  await toastWith(view, 'Given was replaced.');
});

test('a disabled toolbar button keeps focus and does nothing', async () => {
  const view = await toolbar();
  const clear = view.getByRole('button', { name: 'Clear' });
  await view.user.dblClick(clear);
  expect(view.state().input.given).toBe('');
  expect(clear.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(clear);
  await view.user.click(clear);
  expect(view.state().input.given).toBe('');
  expect(document.querySelector('body > input[type="file"]')).toBeNull();
});

test('a toolbar omits Open file for a single-line input, and Sample for an input without a sample', { tags: ['slow'] }, async () => {
  const view = await toolbar('line');
  expect(view.getAllByRole('button').map(({ dataset }) => dataset.action)).toEqual(['paste', 'sample', 'clear']);
  const sample = view.getByRole('button', { name: 'Sample' });
  expect(sample.getAttribute('aria-pressed')).toBe('true');
  await view.user.click(sample);
  expect(view.state().input.line).toBe('');
  expect(sample.getAttribute('aria-pressed')).toBe('false');
  await view.user.click(sample);
  expect(view.state().input.line).toBe('one');
  expect(sample.getAttribute('aria-pressed')).toBe('true');
  view.unmount();
  const bare = await toolbar('bare');
  expect(bare.getAllByRole('button').map(({ dataset }) => dataset.action)).toEqual(['paste', 'open-file', 'clear']);
  bare.unmount();
  const number = await toolbar('number');
  expect(number.queryByRole('button')).toBeNull();
});

test('a toolbar reports that clipboard access is blocked, until it is allowed', async () => {
  const view = await toolbar();
  const refusal = vi.spyOn(navigator.clipboard, 'readText').mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  await view.user.click(view.getByRole('button', { name: 'Paste' }));
  expect(view.getByRole('status').textContent).toBe('Clipboard access is blocked. Paste with the keyboard instead.');
  refusal.mockResolvedValue('pasted');
  await view.user.click(view.getByRole('button', { name: 'Paste' }));
  expect(view.getByRole('status').textContent).toBe('');
});

test.each([
  {
    bytes: [0x63, 0xe9],
    name: 'latin.txt',
    announced: 'latin.txt is not valid UTF-8, so it was read as Windows-1252. Check the accented characters.',
    given: 'cé',
  },
  { bytes: [0x00, 0xff], name: 'program.bin', announced: 'program.bin is not a text file.', given: '[1]' },
  { bytes: [0x61], name: 'plain.txt', announced: '', given: 'a' },
])('a toolbar opens a file and reports how it was read: $name', { tags: ['slow'] }, async ({ bytes, name, announced, given }) => {
  const view = await toolbar();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(new File([new Uint8Array(bytes)], name));
  await waitFor(() => expect(view.state().input.given).toBe(given));
  expect(view.getByRole('status').textContent).toBe(announced);
  await view.user.click(view.getByRole('button', { name: 'Clear' }));
  expect(view.getByRole('status').textContent).toBe('');
});

test('a toolbar reports a file that could not be read, and nothing when the dialog is closed', async () => {
  const view = await toolbar();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(undefined);
  expect(document.querySelector('body > input[type="file"]')).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(Object.assign(new File(['x'], 'gone.txt'), { arrayBuffer: async () => Promise.reject(new DOMException('gone')) }));
  await waitFor(() => expect(view.getByRole('status').textContent).toBe('Could not read gone.txt. It may have been moved or deleted.'));
});

test('rejects a file that is too large for a page, with a message', { tags: ['slow'] }, async () => {
  const view = await toolbar();
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  const large = Object.defineProperty(new File(['x'], 'large.txt'), 'size', { value: MAX_FILE_BYTES + 1 });
  await chooseInDialog(large);
  await toastWith(view, /^large\.txt is too large \(.*\)\. The limit is .*\. Your input was not changed\.$/u);
  expect(view.state().input.given).toBe('[1]');
  await view.user.click(view.getByRole('button', { name: 'Open file' }));
  await chooseInDialog(Object.defineProperty(new File(['x'], 'fits.txt'), 'size', { value: MAX_FILE_BYTES }));
  await waitFor(() => expect(view.state().input.given).toBe('x'));
});

test('the main input is a text with its toolbar, focused on wide screens', async () => {
  const view = await renderAnswer(read, { result: '' }, (operation) => <MainInput operation={operation} rows={3} />, { words: readWords });
  expect(view.box('answer', 'given').getAttribute('rows')).toBe('3');
  expect(document.activeElement).toBe(view.box('answer', 'given'));
  expect(view.getByRole('button', { name: 'Paste' }).dataset.action).toBe('paste');
  view.unmount();
  stubScreen({ isSmall: true });
  const line = await renderAnswer(read, { result: '' }, (operation) => <MainInput operation={operation} name="line" />, { words: readWords });
  expect(document.activeElement).toBe(document.body);
  expect(order(line.container)).toEqual(['line']);
  line.unmount();
  const none = await renderAnswer(plain, { hits: [] }, (operation) => <MainInput operation={operation} />);
  expect(none.container.querySelector('main')?.textContent).toBe('');
});

const pictures = declare({ input: { picture: file({ primary: true, optional: true, format: 'image' }) }, output: { result: text({ primary: true }) } });

const anyFile = declare({ input: { picture: file({ primary: true, optional: true }) }, output: { result: text({ primary: true }) } });

const pdf = declare({ input: { picture: file({ primary: true, optional: true, format: 'pdf' }) }, output: { result: text({ primary: true }) } });

test.each([
  { operation: pictures, canPaste: true },
  { operation: anyFile, canPaste: true },
  { operation: pdf, canPaste: false },
])('a file input offers Paste if it accepts images: $canPaste', { tags: ['slow'] }, async ({ operation, canPaste }) => {
  const view = await renderAnswer<typeof pictures | typeof anyFile | typeof pdf>(operation, { result: '' }, (state) => <MainInput operation={state} />);
  await view.findByText(/Drop a file here/u);
  expect(view.queryByRole('button', { name: 'Paste a file' }) !== null).toBe(canPaste);
});

test('an input card has the main input, the options and its children below them', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => (
      <InputCard operation={operation} rows={2} controls={{ line: () => <b>own</b> }}>
        <p>below</p>
      </InputCard>
    ),
    { words: readWords },
  );
  const card = view.getByRole('region', { name: 'Input' });
  expect(order(card)).toEqual(['given', 'line', 'bare', 'number']);
  expect(view.box('answer', 'given').getAttribute('rows')).toBe('2');
  expect(view.part('answer', 'line').textContent).toBe('Lineown');
  expect(card.textContent.endsWith('below')).toBe(true);
});

test('an input card accepts a custom control for the main input, and shows only the named options', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => <InputCard operation={operation} inputs={['number']} controls={{ given: ({ value }) => <b>own: {value}</b> }} />,
    { words: readWords },
  );
  expect(order(view.getByRole('region', { name: 'Input' }))).toEqual(['given', 'number']);
  expect(view.part('answer', 'given').querySelector('b')?.textContent).toMatch(/^own: /u);
  expect(view.part('answer', 'given').querySelector('[data-action="clear"]')).not.toBeNull();
});

const convert = declare({
  input: { json: text({ primary: true, multiline: true, format: 'json', sample: '[1]' }), indent: integer({ default: 2 }) },
  output: { yaml: text({ primary: true, multiline: true, format: 'yaml' }) },
  inverse: 'revert',
});

const revert = declare({
  input: { yaml: text({ primary: true, multiline: true, format: 'yaml' }) },
  output: { json: text({ primary: true, multiline: true, format: 'json' }) },
  inverse: 'convert',
});

const converter = (yaml = 'x: 1') => toolOf({ convert, revert }, { convert: () => ({ yaml }), revert: () => ({ json: '{}' }) }, convertWords);

test('Swap passes the result to the inverse operation, and the previous input can be restored', async () => {
  const view = await renderOperation(convert, (operation) => <SwapButton operation={operation} />, await converter());
  const button = view.getByRole('button', { name: 'Swap: use the result as Back again input' });
  await waitFor(() => expect(button.matches(':disabled')).toBe(false));
  expect([button.textContent, button.dataset.action, button.getAttribute('aria-keyshortcuts')]).toEqual(['Swap', 'swap', 'Alt+S']);
  await view.user.click(button);
  expect(location.hash).toBe('#/revert');
});

test('Swap does nothing without a result, or with an outdated one', async () => {
  const view = await renderOperation(convert, (operation) => <SwapButton operation={operation} />, await converter(''));
  await waitFor(() => expect(view.state().hasOutput).toBe(true));
  expect(view.getByRole('button').matches(':disabled')).toBe(true);
  view.unmount();
  const stale = await renderOperation(convert, (operation) => <SwapButton operation={{ ...operation, isStale: true, isDimmed: true }} />, await converter());
  await waitFor(() => expect(stale.state().hasOutput).toBe(true));
  expect(stale.getByRole('button').matches(':disabled')).toBe(true);
});

test('Swap is missing without an inverse, and names the inverse tool otherwise', async () => {
  const view = await renderAnswer(read, { result: 'x' }, (operation) => <SwapButton operation={operation} />);
  expect(view.queryByRole('button')).toBeNull();
  view.unmount();
  const tool = await renderAnswer(read, { result: 'x' }, (operation) => <SwapButton operation={operation} />, { inverse: 'yaml-to-json-converter' });
  await tool.user.click(tool.getByRole('button', { name: 'Swap: use the result as YAML to JSON input' }));
  await waitFor(() => expect(location.pathname).toBe('/yaml-to-json-converter'));
});

test('an input pane has its toolbar, its editor and the size of its text', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => (
      <InputPane operation={operation} name="given" wrap={false} autoFocus>
        <p>below</p>
      </InputPane>
    ),
    { words: readWords },
  );
  const pane = view.getByRole('region', { name: 'Given' });
  expect(pane.dataset).toMatchObject({ operation: 'answer', field: 'given', kind: 'text', dropZone: 'true' });
  const box = view.getByRole('textbox', { name: 'Given' });
  expect(document.activeElement).toBe(box);
  expect(box.hasAttribute('aria-invalid')).toBe(false);
  const foot = pane.lastElementChild;
  expect(foot?.lastElementChild?.textContent.trim()).toBe('3 characters · 3 bytes · 1 line');
  expect(foot?.firstElementChild?.textContent).toBe('below');
  fireEvent.change(box, { target: { value: 'é\n' } });
  expect(view.state().input.given).toBe('é\n');
  expect(foot?.lastElementChild?.textContent.trim()).toBe('2 characters · 3 bytes · 2 lines');
  expect(view.queryByRole('alert')).toBeNull();
});

test('an input pane accepts a dropped file, the first of several, and leaves dropped text to its editor', async () => {
  const view = await renderAnswer(read, { result: '' }, (operation) => <InputPane operation={operation} name="given" wrap />, { words: readWords });
  const pane = view.getByRole('region', { name: 'Given' });
  fireEvent.dragOver(pane, { dataTransfer: { types: ['text/plain'], files: [] } });
  expect(pane.className).toBe(page.pane);
  expect(fireEvent.dragOver(pane, { dataTransfer: { types: ['Files'], files: [] } })).toBe(false);
  expect(pane.className).toBe(`${page.pane} ${page.paneOver}`);
  fireEvent.dragLeave(pane);
  expect(pane.className).toBe(page.pane);
  expect(await dropOn(pane, [new File(['[2]'], 'two.json'), new File(['[3]'], 'three.json')])).toBe(true);
  await waitFor(() => expect(view.state().input.given).toBe('[2]'));
  expect(pane.className).toBe(page.pane);
  await toastWith(view, 'One file at a time: only two.json was opened.');
  expect(await dropOn(pane, [])).toBe(false);
  expect(view.state().input.given).toBe('[2]');
});

test('an input pane shows why its text was rejected, and goes to the position', async () => {
  const handle: CodeEditorHandle = { goTo: vi.fn<() => void>(), show: vi.fn<() => void>(), showOffset: vi.fn<() => void>(), focus: vi.fn<() => void>() };
  const Pane = ({ operation }: { readonly operation: OperationState<typeof read> }): ReactNode => {
    const editor = useRef<CodeEditorHandle>(null);
    return (
      <InputPane
        operation={{ ...operation, ...rejected({ code: 'required', field: 'given', position: { line: 2, column: 3 } }) }}
        name="given"
        wrap
        editor={{
          get current() {
            return handle;
          },
          set current(_) {
            editor.current = null;
          },
        }}
        failureActions={<button type="button">Repair</button>}
      />
    );
  };
  const view = await renderAnswer(read, { result: '' }, (operation) => <Pane operation={operation} />, { words: readWords });
  const box = view.getByRole('textbox', { name: 'Given' });
  expect(box.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent).toBe('A value is required.');
  expect(view.getByRole('button', { name: 'Repair' }).closest('[role=alert]')).toBe(view.getByRole('alert'));
  await view.user.click(view.getByRole('button', { name: 'Show' }));
  expect(handle.show).toHaveBeenCalledExactlyOnceWith({ line: 2, column: 3 });
});

test('an input pane does not show the error of another input', async () => {
  const view = await renderAnswer(
    read,
    { result: '' },
    (operation) => <InputPane operation={{ ...operation, ...rejected({ code: 'required', field: 'line' }) }} name="given" wrap />,
    { words: readWords },
  );
  expect(view.queryByRole('alert')).toBeNull();
});

test('an input pane suggests the matching tool for a rejected text', { tags: ['slow'] }, async () => {
  const view = await renderTool('json-prettify');
  view.fill('format', 'input', '<?xml version="1.0"?>\n<a><b>1</b></a>');
  const offer = await view.findByText('This looks like input for another tool:');
  const button = within(offer.parentElement ?? raise()).getByRole('button', { name: 'XML to JSON' });
  await view.user.click(button);
  await waitFor(() => expect(location.pathname).toBe('/xml-to-json'));
});

test('an output pane has the buttons of its result, a switch for long lines and the size', async () => {
  const downloads = watchDownloads();
  const onWrap = vi.fn<(wrap: boolean) => void>();
  const view = await renderAnswer(
    convert,
    { yaml: 'a: 1\nb: 2' },
    (operation) => <OutputPane operation={operation} name="yaml" wrap={false} onWrap={onWrap} views={<i>views</i>} />,
    { words: convertWords },
  );
  const pane = view.getByRole('region', { name: 'YAML' });
  expect(pane.dataset).toMatchObject({ operation: 'answer', field: 'yaml', kind: 'text', primary: 'true' });
  expect(view.getByRole('textbox', { name: 'YAML' })).toMatchObject({ readOnly: true, value: 'a: 1\nb: 2' });
  expect(pane.lastElementChild?.textContent.trim()).toBe('9 characters · 9 bytes · 2 lines');
  const wrap = view.getByRole('button', { name: 'Wrap lines' });
  expect(wrap.getAttribute('aria-pressed')).toBe('false');
  await view.user.click(wrap);
  expect(onWrap).toHaveBeenCalledExactlyOnceWith(true);
  await view.user.click(view.getByRole('button', { name: 'Copy YAML' }));
  expect(await copied()).toBe('a: 1\nb: 2');
  await view.user.click(view.getByRole('button', { name: 'Download YAML' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['demo.yaml', 'application/yaml']]);
  expect(view.getByText('views').previousElementSibling?.textContent).toBe('YAML');
  expect(pane.className).toBe(page.pane);
});

test('an output pane shows a view instead of its text, without a switch for lines', async () => {
  const view = await renderAnswer(
    convert,
    { yaml: '' },
    (operation) => (
      <OutputPane operation={operation} name="yaml" onWrap={() => undefined}>
        <p>own view</p>
      </OutputPane>
    ),
    { words: convertWords },
  );
  expect(view.getByText('own view').parentElement?.className).toBe(page.paneBody);
  expect(view.queryByRole('textbox')).toBeNull();
  expect(view.queryByRole('button', { name: 'Wrap lines' })).toBeNull();
});

test('the buttons of an output pane keep their place without a result', async () => {
  const view = await renderAnswer(convert, { yaml: '' }, (operation) => <OutputPane operation={operation} name="yaml" onWrap={() => undefined} />, {
    words: convertWords,
  });
  const buttons = view.getAllByRole('button').map((button) => [button.getAttribute('aria-label') ?? button.textContent, button.matches(':disabled')]);
  expect(buttons).toEqual([
    ['Wrap lines', false],
    ['Copy YAML', true],
    ['Download YAML', true],
    ['Open YAML in…', true],
  ]);
});

test('an output pane marks an outdated result, and shows the status of the run', async () => {
  const view = await renderAnswer(
    convert,
    { yaml: 'a' },
    (operation) => <OutputPane operation={{ ...operation, isStale: true, isDimmed: true, isCanceled: true }} name="yaml" fileName={['x.txt', 'text/plain']} />,
    { words: convertWords },
  );
  const pane = view.getByRole('region', { name: 'YAML' });
  expect(pane.className).toBe(`${page.pane} ${page.stale}`);
  expect(view.getByText('Last valid result').className).toBe(page.lastGood);
  expect(view.getByText(/^Canceled\./u).getAttribute('role')).toBe('status');
  expect(view.getByRole('button', { name: 'Download YAML (last valid result)' }).matches(':disabled')).toBe(true);
  view.unmount();
  const empty = await renderAnswer(
    convert,
    { yaml: '' },
    (operation) => <OutputPane operation={{ ...operation, isStale: true, isDimmed: true }} name="yaml" />,
    {
      words: convertWords,
    },
  );
  expect(empty.queryByText('Last valid result')).toBeNull();
});

test('low panes leave space for the parts below', async () => {
  const view = await renderPart(
    <>
      <Panes>high</Panes>
      <Panes low>low</Panes>
    </>,
  );
  expect(view.getByText('high').className).toBe(page.panes);
  expect(view.getByText('low').className).toBe(`${page.panes} ${page.lowPanes}`);
});

const places = (count: number) => Array.from({ length: count }, (_, index) => ({ code: 'odd', line: index + 1, column: 1 }));

test('a list of positions shows 200 at a time, and the total number', { tags: ['slow'] }, async () => {
  const onGoTo = vi.fn<(line: number, column: number) => void>();
  const part = <PlaceList name="found" items={places(450)} describe={({ line }) => `at ${line}`} onGoTo={onGoTo} />;
  const view = await renderPart(part);
  expect(view.getByRole('list').dataset.value).toBe('found');
  expect(view.getAllByRole('listitem')).toHaveLength(200);
  expect(view.getByText('200 of 450 rows').tagName).toBe('P');
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('listitem')).toHaveLength(400);
  await view.user.click(view.getByRole('button', { name: 'Show more' }));
  expect(view.getAllByRole('listitem')).toHaveLength(450);
  expect(view.queryByRole('button', { name: 'Show more' })).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Line 2, column 1' }));
  expect(onGoTo).toHaveBeenCalledExactlyOnceWith(2, 1);
  view.unmount();
  const partial = await renderPart(<PlaceList name="found" items={places(3)} total={900} describe={() => 'x'} onGoTo={onGoTo} />);
  expect(partial.getByText('3 of 900 rows').tagName).toBe('P');
  expect(partial.queryByRole('button', { name: 'Show more' })).toBeNull();
  partial.unmount();
  const all = await renderPart(<PlaceList name="found" items={places(200)} describe={() => 'x'} onGoTo={onGoTo} />);
  expect(all.queryByText(/rows$/u)).toBeNull();
});

test.each([
  [null, 1],
  [1, null],
])('has no link to a position without line and column: %s, %s', async (line, column) => {
  const view = await renderPart(<GoToPlace line={line} column={column} onGoTo={() => undefined} />);
  expect(view.queryByRole('button')).toBeNull();
});

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
