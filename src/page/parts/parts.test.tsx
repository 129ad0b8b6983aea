import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { flag, integer, number, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import look from '../look.module.css';
import { watchDownloads } from '../testing/downloads.ts';
import { raise } from '../testing/raise.ts';
import { renderAnswer, renderPart } from '../testing/render-part.tsx';
import { Banner } from './Banner.tsx';
import bits from './bit-row.module.css';
import { BitRow, BitSample } from './BitRow.tsx';
import changes from './changes.module.css';
import { ChangeSummary } from './ChangeSummary.tsx';
import checkboxes from './checkboxes.module.css';
import { Checkboxes } from './Checkboxes.tsx';
import { ColoredParts } from './ColoredParts.tsx';
import PartsDemo from './demo.tsx';
import { Drawing } from './Drawing.tsx';
import { Facts } from './Facts.tsx';
import { FilePreview } from './FilePreview.tsx';
import { LazyZoneSelect } from './LazyZoneSelect.tsx';
import meter from './meter.module.css';
import { Meter } from './Meter.tsx';
import styles from './parts.module.css';
import { PasteFile } from './PasteFile.tsx';
import { Presets } from './Presets.tsx';
import share from './share-bar.module.css';
import { ShareBar } from './ShareBar.tsx';
import { ZoneSelect } from './ZoneSelect.tsx';

test.each([
  { tone: 'good', icon: 'check', className: look.good },
  { tone: 'doubtful', icon: 'alert-triangle', className: look.doubtful },
  { tone: 'bad', icon: 'x', className: look.bad },
  { tone: 'none', icon: 'info-circle', className: undefined },
] as const)('a banner has the color and an icon of its tone: $tone', async ({ tone, className }) => {
  const view = await renderPart(
    <Banner tone={tone} code="the-code" role="status" isLarge={tone === 'good'}>
      Words
    </Banner>,
  );
  const banner = view.getByRole('status');
  expect([banner.textContent, banner.dataset.code]).toEqual(['Words', 'the-code']);
  expect(banner.className.split(' ')).toEqual([look.banner, className, tone === 'good' && styles.largeBanner].filter(Boolean));
  expect(banner.querySelectorAll('svg')).toHaveLength(1);
});

test('banners of different tones have different icons, and no role of their own', async () => {
  const view = await renderPart(
    <>
      <Banner tone="good">1</Banner>
      <Banner tone="doubtful">2</Banner>
      <Banner tone="bad">3</Banner>
      <Banner tone="none">4</Banner>
    </>,
  );
  const icons = [...view.container.querySelectorAll('svg')].map(({ innerHTML }) => innerHTML);
  expect(new Set(icons).size).toBe(4);
  expect(view.queryByRole('status')).toBeNull();
  expect(view.getByText('1').parentElement?.className).toBe(`${look.banner} ${look.good}`);
});

const nameOf = (index: number, value: 0 | 1): string => `bit ${index} is ${value}`;

test('flips a bit on click, and marks some bits', async () => {
  const onChange = vi.fn<(bits: string) => void>();
  const view = await renderPart(
    <BitRow label="Bits" bits="1000000001" disabled={false} isMarked={(index) => index === 9} nameOf={nameOf} onChange={onChange} />,
  );
  const group = view.getByRole('group', { name: 'Bits' });
  expect([...group.children].map(({ textContent }) => textContent)).toEqual(['10000000', '01']);
  const buttons = within(group).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(Array.from('1000000001', (bit, index) => `bit ${index} is ${bit}`));
  expect(buttons.map(({ className }) => className.includes(bits.marked ?? '?'))).toEqual([...Array.from({ length: 9 }, () => false), true]);
  await view.user.click(view.getByRole('button', { name: 'bit 0 is 1' }));
  expect(onChange).toHaveBeenLastCalledWith('0000000001');
  await view.user.click(view.getByRole('button', { name: 'bit 8 is 0' }));
  expect(onChange).toHaveBeenLastCalledWith('1000000011');
  view.rerender(<BitRow label="Bits" bits="1" disabled nameOf={nameOf} onChange={onChange} />);
  expect(view.getByRole('button').matches(':disabled')).toBe(true);
  expect(view.getByRole('button').className).toBe(bits.bit);
});

test('a sample of a bit is marked or not', async () => {
  const view = await renderPart(
    <>
      <BitSample />
      <BitSample marked />
    </>,
  );
  expect([...view.container.querySelectorAll('i')].map((sample) => [sample.className, sample.getAttribute('aria-hidden')])).toEqual([
    [bits.sample, 'true'],
    [`${bits.sample} ${bits.marked}`, 'true'],
  ]);
});

const compare = declare({
  input: { one: text({ primary: true, sample: 'x' }) },
  output: { equal: flag({ primary: true }), added: number(), removed: number(), changed: number() },
});

test.each([true, false])('a summary shows on one line whether both sides are equal (%s), and the number of changes of each kind', async (isEqual) => {
  const view = await renderAnswer(compare, { equal: isEqual, added: 1, removed: 2, changed: 3 }, (operation) => (
    <ChangeSummary
      operation={operation}
      equal="equal"
      isEqual={isEqual}
      text="six changes"
      counts={[
        { name: 'added', kind: 'added', text: '+1' },
        { name: 'removed', kind: 'removed', text: '−2' },
        { name: 'changed', kind: 'changed', text: '~3' },
      ]}
    >
      <button type="button">Next</button>
    </ChangeSummary>
  ));
  expect(view.shown('answer', 'equal')).toBe('six changes');
  expect(view.getByText('six changes').className).toBe(isEqual ? changes.addedText : changes.text);
  expect(['added', 'removed', 'changed'].map((name) => [view.shown('answer', name), view.part('answer', name).querySelector('span')?.className])).toEqual([
    ['+1', changes.addedText],
    ['−2', changes.removedText],
    ['~3', changes.text],
  ]);
  expect(view.getByRole('button', { name: 'Next' }).parentElement?.className).toBe(changes.line);
});

test('a summary has no space for missing buttons', async () => {
  const view = await renderAnswer(compare, { equal: true, added: 0, removed: 0, changed: 0 }, (operation) => (
    <ChangeSummary operation={operation} equal="equal" isEqual text="equal" counts={[]} />
  ));
  expect(view.container.querySelectorAll('span')).toHaveLength(0);
});

test('check boxes report changes, and keep one checked if one is required', async () => {
  const onToggle = vi.fn<(option: string, isChecked: boolean) => void>();
  const view = await renderPart(
    <Checkboxes label="Letters" options={['a', 'b']} checked={['a']} onToggle={onToggle} needsOne describedBy="hint">
      <i>after</i>
    </Checkboxes>,
  );
  const group = view.getByRole('group', { name: 'Letters' });
  expect(group.getAttribute('aria-describedby')).toBe('hint');
  expect(group.querySelector('legend')?.className).toBe(`${look.label} ${checkboxes.legend}`);
  expect(view.getByLabelText('a')).toMatchObject({ checked: true, disabled: true });
  expect(view.getByLabelText('b')).toMatchObject({ checked: false, disabled: false });
  await view.user.click(view.getByLabelText('b'));
  expect(onToggle).toHaveBeenCalledExactlyOnceWith('b', true);
  expect(group.lastElementChild?.textContent).toBe('after');
  view.rerender(
    <Checkboxes label="Letters" isLabelHidden options={['a', 'b']} checked={['a', 'b']} onToggle={onToggle} needsOne wordOf={(option) => `letter ${option}`} />,
  );
  expect(view.getByLabelText('letter a')).toMatchObject({ disabled: false });
  expect(group.querySelector('legend')?.className).toBe('visually-hidden');
  await view.user.click(view.getByLabelText('letter a'));
  expect(onToggle).toHaveBeenLastCalledWith('a', false);
  view.rerender(<Checkboxes label="Letters" options={['a', 'b']} checked={['a']} onToggle={onToggle} />);
  expect(view.getByLabelText('a')).toMatchObject({ disabled: false });
});

test('colors the first 1,000 pieces of a text, and shows the rest as one', async () => {
  const pieces = Array.from({ length: 100_000 }, () => ({ text: 'a', part: 'letter' }));
  const view = await renderPart(<ColoredParts pieces={pieces} />);
  expect(view.container.querySelectorAll('span').length).toBe(1_001);
  expect(view.container.querySelector('p')?.textContent).toBe('a'.repeat(100_000));
});

test('a drawing is part of the page, and is copied and downloaded as SVG', async () => {
  const downloads = watchDownloads();
  const view = await renderPart(<Drawing label="The drawing" name="sketch" svg="<svg><text>drawn</text></svg>" />);
  const region = view.getByRole('region', { name: 'The drawing' });
  expect([region.tabIndex, region.textContent, region.parentElement?.dataset.value]).toEqual([0, 'drawn', 'sketch']);
  await view.user.click(view.getByRole('button', { name: 'Download The drawing' }));
  expect(downloads.map(({ name, type }) => [name, type])).toEqual([['sketch.svg', 'image/svg+xml']]);
});

test('facts are names and values, without empty ones, and some can be copied', async () => {
  const view = await renderPart(
    <Facts
      name="facts"
      facts={[
        { label: 'One', value: '1', copied: 'copied 1' },
        { label: 'two', isCode: true, hint: 'the second', value: '2' },
        { label: 'None', value: '' },
        { label: 'Null', value: null },
      ]}
    />,
  );
  const list = view.container.querySelector('dl');
  expect(list?.dataset.value).toBe('facts');
  expect([...(list?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(['One', 'twothe second']);
  expect(list?.querySelector('code')?.textContent).toBe('two');
  expect(list?.querySelectorAll('code')).toHaveLength(1);
  expect(list?.querySelectorAll(`.${look.hint}`)).toHaveLength(1);
  expect(view.getAllByRole('button')).toHaveLength(1);
  await view.user.click(view.getByRole('button', { name: 'Copy One' }));
  expect(await copied()).toBe('copied 1');
});

const fileOf = (type: string, content: Uint8Array<ArrayBuffer>): FileValue => ({ name: 'file.x', type, content });

const bytesOf = (announced: string): Uint8Array<ArrayBuffer> => new Uint8Array(new TextEncoder().encode(announced));

test.each([
  { type: 'image/png', kind: 'image', tag: 'IMG' },
  { type: 'audio/mpeg', kind: 'audio', tag: 'AUDIO' },
  { type: 'video/mp4', kind: 'video', tag: 'VIDEO' },
])('a preview shows a file of type $type, or its bytes if the browser cannot', async ({ type, kind, tag }) => {
  const bytes = bytesOf('abc');
  const view = await renderPart(<FilePreview file={fileOf(type, bytes)} bytes={bytes} isStale={false} />);
  const figure = view.container.querySelector('figure') ?? raise();
  expect([figure.dataset.preview, figure.className, figure.querySelector('figcaption')?.textContent]).toEqual([kind, styles.preview, 'Preview']);
  const media = figure.querySelector(tag.toLowerCase()) ?? raise();
  expect(media.getAttribute('src')).toMatch(/^blob:/u);
  expect(media.getAttribute('alt') ?? media.getAttribute('aria-label')).toBe('Preview of file.x');
  expect(figure.querySelector('pre')).toBeNull();
  fireEvent.error(media);
  expect(figure.dataset.preview).toBe('bytes');
  expect(figure.querySelector(tag.toLowerCase())).toBeNull();
  expect(view.getByText('The browser cannot preview this file. Here are its first bytes.').className).toBe(look.note);
  expect(view.getByRole('region', { name: 'Preview' }).textContent).toContain('61 62 63');
});

test.each([
  { type: 'text/plain', limit: 4_096, announced: 'First 4.1 kB of 4.1 kB' },
  { type: 'application/x-unknown', limit: 256, announced: 'First 256 bytes of 257 bytes' },
])('a preview of $type shows the first bytes, and reports if there are more', async ({ type, limit, announced }) => {
  const bytes = bytesOf('x'.repeat(limit));
  const view = await renderPart(<FilePreview file={fileOf(type, bytes)} bytes={bytes} isStale />);
  const figure = view.container.querySelector('figure');
  expect(figure?.className).toBe(`${styles.preview} ${styles.dimmed}`);
  const box = view.getByRole('region', { name: 'Preview' });
  expect(box.tabIndex).toBe(0);
  expect(box.className.includes(styles.dump ?? '?')).toBe(type !== 'text/plain');
  expect(view.queryByText(/^The first/u)).toBeNull();
  const shown = box.textContent;
  const more = bytesOf('x'.repeat(limit + 1));
  view.rerender(<FilePreview file={fileOf(type, more)} bytes={more} isStale />);
  expect(view.getByText(announced).className).toBe(look.note);
  expect(view.getByRole('region', { name: 'Preview' }).textContent).toBe(shown);
});

const SCALE = { weak: 'bad', fair: 'doubtful', strong: 'good' } as const;

test.each([
  { step: '', filled: [false, false, false], tone: undefined },
  { step: 'weak', filled: [true, false, false], tone: meter.bad },
  { step: 'fair', filled: [true, true, false], tone: meter.doubtful },
  { step: 'strong', filled: [true, true, true], tone: meter.good },
] as const)('a meter fills up to its step: “$step”', async ({ step, filled, tone }) => {
  const view = await renderPart(
    <Meter scale={SCALE} step={step}>
      <b>word</b>
    </Meter>,
  );
  const bar = view.container.querySelector('[aria-hidden="true"]');
  expect([...(bar?.children ?? [])].map(({ className }) => className === meter.filled)).toEqual(filled);
  expect(bar?.parentElement?.className.split(' ')).toEqual([meter.meter, tone].filter(Boolean));
  expect(bar?.parentElement?.textContent).toBe('word');
});

/** Makes the clipboard contain items with these types. */
function holdItems(view: { readonly user: unknown }, types: readonly string[]): void {
  expect(view.user).toBeInstanceOf(Object);
  Object.assign(navigator.clipboard, {
    read: async () => [{ types, getType: async (type: string) => new Blob([type], { type }) }],
  });
}

test('a button pastes the first clipboard item that is not text', async () => {
  const onFile = vi.fn<(file: FileValue) => void>();
  const view = await renderPart(<PasteFile onFile={onFile} />);
  expect(view.getByRole('status').textContent).toBe('Or paste from the clipboard, for example a screenshot.');
  holdItems(view, ['text/html', 'text/plain']);
  await view.user.click(view.getByRole('button', { name: 'Paste a file' }));
  expect(view.getByRole('status').textContent).toBe('No image or file on the clipboard.');
  expect(onFile).not.toHaveBeenCalled();
  holdItems(view, ['text/html', 'image/png']);
  await view.user.click(view.getByRole('button', { name: 'Paste a file' }));
  expect(onFile).toHaveBeenCalledOnce();
  expect(onFile.mock.lastCall?.[0]).toMatchObject({ name: 'clipboard', type: 'image/png' });
  expect(view.getByRole('status').textContent).toBe('Or paste from the clipboard, for example a screenshot.');
});

test.each([
  { error: new DOMException('empty', 'DataError'), announced: 'No image or file on the clipboard.' },
  { error: new DOMException('no', 'NotAllowedError'), announced: 'Clipboard access is blocked. Paste with the keyboard instead.' },
  { error: new TypeError('no clipboard'), announced: 'Clipboard access is blocked. Paste with the keyboard instead.' },
])('a button that could not paste gives the reason: $error.name', async ({ error, announced }) => {
  const view = await renderPart(<PasteFile onFile={() => undefined} />);
  Object.assign(navigator.clipboard, { read: async () => Promise.reject(error) });
  await view.user.click(view.getByRole('button', { name: 'Paste a file' }));
  expect(view.getByRole('status').textContent).toBe(announced);
});

const draw = declare({
  input: { level: integer({ default: 1 }), round: flag() },
  output: { svg: text({ primary: true }) },
});

const PRESETS = { low: { level: 1 }, high: { level: 9, round: true } } as const;

const MANY = { a: { level: 1 }, b: { level: 2 }, c: { level: 3 }, d: { level: 4 }, e: { level: 5 }, f: { level: 6 } } as const;

test('presets are buttons that set several inputs, with the current one pressed', async () => {
  const view = await renderAnswer(draw, { svg: '' }, (operation) => (
    <Presets operation={operation} label="Levels" presets={PRESETS} nameOf={(name) => name.toUpperCase()} />
  ));
  const group = view.getByRole('group', { name: 'Levels' });
  const pressed = () =>
    within(group)
      .getAllByRole('button')
      .map((button) => [button.textContent, button.getAttribute('aria-pressed')]);
  expect(pressed()).toEqual([
    ['LOW', 'true'],
    ['HIGH', 'false'],
  ]);
  await view.user.click(view.getByRole('button', { name: 'HIGH' }));
  expect(view.state().input).toMatchObject({ level: 9, round: true });
  expect(pressed()).toEqual([
    ['LOW', 'false'],
    ['HIGH', 'true'],
  ]);
  await act(async () => view.state().set('round', false));
  expect(pressed().map(([, isPressed]) => isPressed)).toEqual(['false', 'false']);
});

test('more than five presets are a list, which says if none is set', async () => {
  const view = await renderAnswer(draw, { svg: '' }, (operation) => (
    <Presets operation={operation} label="Levels" presets={MANY} nameOf={(name) => name.toUpperCase()} />
  ));
  const list = view.getByLabelText('Levels');
  expect([...list.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Custom', 'A', 'B', 'C', 'D', 'E', 'F']);
  expect(list).toMatchObject({ value: 'a' });
  await view.user.selectOptions(list, 'F');
  expect(view.state().input.level).toBe(6);
  await view.user.selectOptions(list, 'Custom');
  expect(view.state().input.level).toBe(6);
  await act(async () => view.state().set('level', 7));
  expect(list).toMatchObject({ value: '' });
  view.unmount();
  const { f, ...five } = MANY;
  expect(f.level).toBe(6);
  const buttons = await renderAnswer(draw, { svg: '' }, (operation) => <Presets operation={operation} label="Levels" presets={five} nameOf={(name) => name} />);
  expect(buttons.getAllByRole('button')).toHaveLength(5);
});

test('a bar shows shares in proportion, and a legend of their tones', async () => {
  const view = await renderPart(
    <ShareBar
      label="Whole"
      shares={[
        { tone: 'good', size: 3 },
        { tone: 'bad', size: 0 },
        { tone: 'none', size: 1, isMarked: true },
        { tone: 'good', size: 2 },
        { tone: 'doubtful', size: 1 },
      ]}
      nameOf={(tone) => `tone ${tone}`}
    >
      words
    </ShareBar>,
  );
  const figure = view.container.querySelector('figure');
  expect(figure?.getAttribute('aria-label')).toBe('Whole');
  const bar = figure?.querySelector('[aria-hidden="true"]');
  expect([...(bar?.querySelectorAll<HTMLElement>('span') ?? [])].map(({ className, style }) => [className, style.flexGrow])).toEqual([
    [share.good, '3'],
    [`${share.none} ${share.marked}`, '1'],
    [share.good, '2'],
    [share.doubtful, '1'],
  ]);
  expect(view.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['tone good', 'tone none', 'tone doubtful']);
  view.rerender(
    <ShareBar label="Whole" shares={[{ tone: 'bad', size: 1 }]}>
      words
    </ShareBar>,
  );
  expect(view.queryByRole('list')).toBeNull();
  expect(view.container.querySelector('figcaption')?.textContent).toBe('words');
  expect(view.container.querySelector('figure span')?.className).toBe(share.bad);
});

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

test('the demo shows every part', { tags: ['slow'] }, async () => {
  const view = await renderPart(<PartsDemo />);
  expect(view.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(10);
});
