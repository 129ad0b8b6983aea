import { act, fireEvent, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { file, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { Field } from '../Field.tsx';
import { FileDrop } from './FileDrop.tsx';
import drop from './file-drop.module.css';
import look from '../look.module.css';
import { MainInput } from '../MainInput.tsx';
import { PageDrop } from './PageDrop.tsx';
import { dropEarly, dropOn } from '../testing/files.ts';
import { renderAnswer, renderPart, toastWith, toolOf } from '../testing/render-part.tsx';
import { useFileDrop } from './use-file-drop.ts';
import { usePageFile } from './use-page-file.ts';

const FILES = { dataTransfer: { files: [], types: ['Files'] } };
const TEXT = { dataTransfer: { files: [], types: ['text/plain'] } };
const one = new File(['1'], 'one.json', { type: 'application/json' });
const two = new File(['2'], 'two.json');

/** Moves dragged files from an element to another, or off the page. */
const leave = (from: Element, to: Element | null): boolean =>
  fireEvent(from, Object.defineProperty(new Event('dragleave', { bubbles: true }), 'relatedTarget', { value: to }));

beforeEach(() => {
  // Without layout nothing is visible, unless it is hidden by an attribute.
  vi.spyOn(Element.prototype, 'checkVisibility').mockImplementation(function check(this: Element) {
    return this.closest('[hidden]') === null;
  });
});

const read = declare({ input: { json: text({ primary: true, multiline: true, format: 'json' }), note: text() }, output: { result: text({ primary: true }) } });
const readFile = declare({
  input: { data: file({ primary: true, optional: true, format: 'pdf' }), note: text() },
  output: { result: text({ primary: true }) },
});

test('a page opens a dropped file as its main text, and shows where to drop it', async () => {
  const view = await renderAnswer(read, { result: '' }, (operation) => (
    <>
      <PageDrop />
      <h1>Title</h1>
      <MainInput operation={operation} />
    </>
  ));
  const title = view.getByText('Title');
  fireEvent.dragOver(title, TEXT);
  expect(view.queryByText('Drop to open')).toBeNull();
  expect(fireEvent.dragOver(title, FILES)).toBe(false);
  expect(view.getByText('Drop to open').parentElement?.getAttribute('aria-hidden')).toBe('true');
  leave(title, view.container);
  expect(view.queryByText('Drop to open')).not.toBeNull();
  leave(title, null);
  expect(view.queryByText('Drop to open')).toBeNull();
  expect(await dropOn(title, [one, two])).toBe(true);
  await waitFor(() => expect(view.state().input.json).toBe('1'));
  await toastWith(view, 'One file at a time: only one.json was opened.');
  expect(view.queryByText('Drop to open')).toBeNull();
});

test('a page ignores drops of text, and those on parts that accept files themselves', async () => {
  const view = await renderAnswer(read, { result: '' }, (operation) => (
    <>
      <PageDrop />
      <p>plain</p>
      <p data-drop-zone="">zone</p>
      <MainInput operation={operation} />
    </>
  ));
  expect(fireEvent.drop(view.getByText('plain'), TEXT)).toBe(true);
  expect(await dropOn(view.getByText('zone'), [one])).toBe(false);
  fireEvent.dragOver(view.getByText('zone'), FILES);
  expect(view.queryByText('Drop to open')).toBeNull();
  expect(view.state().input.json).toBe('');
});

test('a page that accepts no file says so, and keeps the browser from opening it', async () => {
  const view = await renderPart(
    <>
      <PageDrop />
      <p>plain</p>
    </>,
    await toolOf({ read }),
  );
  expect(await dropOn(view.getByText('plain'), [one])).toBe(true);
  await toastWith(view, 'This tool does not accept files.');
});

test('a page passes a file to a file input, and reports how a text without toolbar was read', async () => {
  const view = await renderAnswer(readFile, { result: '' }, (operation) => (
    <>
      <PageDrop />
      <p>plain</p>
      <Field operation={operation} name="data" />
    </>
  ));
  expect(await dropOn(view.getByText('plain'), [one])).toBe(true);
  expect(view.state().input.data).toMatchObject({ name: 'one.json', type: 'application/json' });
  view.unmount();
});

test('a page reports how a file was read if the text has no toolbar for that', async () => {
  const latin = new File([new Uint8Array([0xe9])], 'latin.json');
  const view = await renderAnswer(read, { result: '' }, (operation) => (
    <>
      <PageDrop />
      <p>plain</p>
      <Field operation={operation} name="json" />
    </>
  ));
  await dropOn(view.getByText('plain'), [latin]);
  await toastWith(view, 'latin.json is not valid UTF-8, so it was read as Windows-1252. Check the accented characters.');
  expect(view.state().input.json).toBe('é');
});

test('a page does not report a file whose toolbar shows how it was read', async () => {
  const latin = new File([new Uint8Array([0xe9])], 'latin.json');
  const view = await renderAnswer(read, { result: '' }, (operation) => (
    <>
      <PageDrop />
      <p>plain</p>
      <MainInput operation={operation} />
    </>
  ));
  await dropOn(view.getByText('plain'), [latin]);
  await waitFor(() => expect(view.container.querySelector('[role=status]')?.textContent).toContain('Windows-1252'));
  expect(document.querySelector('[data-type]')).toBeNull();
});

test('a file input accepts what is dropped or pasted anywhere, before the page', async () => {
  const view = await renderAnswer(
    readFile,
    { result: '' },
    (operation) => (
      <>
        <PageDrop />
        <h1>Title</h1>
        <FileDrop operation={operation} name="data" takesPictures={false} />
      </>
    ),
    { words: { 'operations.answer.hint': 'Any PDF' } },
  );
  expect(view.getByText('Any PDF').className).toBe(look.note);
  const zone = view.container.querySelector(`.${drop.drop}`);
  fireEvent.dragOver(view.getByText('Title'), FILES);
  expect(zone?.className).toBe(`${drop.drop} ${drop.over}`);
  expect(view.queryByText('Drop to open')).toBeNull();
  expect(await dropOn(view.getByText('Title'), [one, two])).toBe(true);
  expect(zone?.className).toBe(drop.drop);
  expect(view.state().input.data).toMatchObject({ name: 'one.json' });
  await toastWith(view, 'One file at a time: only one.json was opened.');
  const paste = async (files: readonly File[]): Promise<boolean> => {
    let isLeft = true;
    await act(async () => {
      isLeft = fireEvent.paste(view.getByText('Title'), { clipboardData: { files } });
    });
    return isLeft;
  };
  expect(await paste([])).toBe(true);
  expect(view.state().input.data).toMatchObject({ name: 'one.json' });
  expect(await paste([two])).toBe(false);
  expect(view.state().input.data).toMatchObject({ name: 'two.json' });
  expect(view.queryByText('Paste a file')).toBeNull();
});

test('a file input without a hint has no line for it, and a button to paste if it accepts images', async () => {
  const view = await renderAnswer(readFile, { result: '' }, (operation) => <FileDrop operation={operation} name="data" takesPictures />);
  expect(view.container.querySelector(`p.${look.note}`)).toBeNull();
  const picture = new Blob(['x'], { type: 'image/png' });
  Object.assign(navigator.clipboard, { read: async () => [{ types: ['image/png'], getType: async () => picture }] });
  await view.user.click(view.getByText('Paste a file'));
  await waitFor(() => expect(view.state().input.data).toMatchObject({ name: 'clipboard', type: 'image/png' }));
});

test('leaves a pasted file to another part that has handled it', async () => {
  const onFile = vi.fn<() => void>();
  const Part = () => {
    usePageFile(onFile);
    return <p onPaste={(event) => event.preventDefault()}>taker</p>;
  };
  const view = await renderPart(<Part />);
  await act(async () => void fireEvent.paste(view.getByText('taker'), { clipboardData: { files: [one] } }));
  expect(onFile).not.toHaveBeenCalled();
  await act(async () => void fireEvent.paste(document.body, { clipboardData: { files: [one] } }));
  expect(onFile).toHaveBeenCalledOnce();
  view.unmount();
  fireEvent.paste(document.body, { clipboardData: { files: [one] } });
  expect(onFile).toHaveBeenCalledOnce();
});

test('a part that accepts files of the whole page gets the element they were dropped on, and no longer when it is removed', async () => {
  const onDrop = vi.fn<(files: readonly File[], target: Element) => void>();
  const Part = () => {
    useFileDrop(onDrop);
    return <p>target</p>;
  };
  const view = await renderPart(<Part />);
  const bubbled = vi.fn<() => void>();
  document.body.addEventListener('drop', bubbled);
  await dropOn(view.getByText('target'), [one, two]);
  expect(onDrop).toHaveBeenCalledExactlyOnceWith([one, two], view.getByText('target'));
  expect(bubbled).not.toHaveBeenCalled();
  view.unmount();
  expect(await dropOn(document.body, [one])).toBe(false);
  expect(onDrop).toHaveBeenCalledOnce();
  document.body.removeEventListener('drop', bubbled);
});

test('files dropped before anything took those of the whole page are taken once', async () => {
  const onDrop = vi.fn<(files: readonly File[], target: Element) => void>();
  const Part = () => {
    useFileDrop(onDrop);
    return null;
  };
  const isRecording = dropEarly([one], document.body);
  const view = await renderPart(<Part />);
  expect([onDrop.mock.calls, isRecording()]).toEqual([[[[one], document.body]], false]);
  view.unmount();
  await renderPart(<Part />);
  expect(onDrop).toHaveBeenCalledOnce();
  vi.unstubAllGlobals();
});
