import type { ReactElement } from 'react';
import { StrictMode } from 'react';
import { act, render, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Alert } from './alert/Alert.tsx';
import { Button } from './button/Button.tsx';
import { ButtonsSelect } from './buttons-select/ButtonsSelect.tsx';
import { Card } from './card/Card.tsx';
import { CodeEditor } from './code-editor/CodeEditor.tsx';
import { Collapse } from './collapse/Collapse.tsx';
import { DataGrid } from './data-grid/DataGrid.tsx';
import { DataTable } from './data-table/DataTable.tsx';
import { FileUpload } from './file-upload/FileUpload.tsx';
import { HexView } from './hex-view/HexView.tsx';
import { InputText } from './input-text/InputText.tsx';
import { Link } from './link/Link.tsx';
import { Markdown } from './markdown/Markdown.tsx';
import { Menu } from './menu/Menu.tsx';
import { ModalValue } from './modal-value/ModalValue.tsx';
import { Modal } from './modal/Modal.tsx';
import { NativeSelect } from './native-select/NativeSelect.tsx';
import { NumberInput } from './number-input/NumberInput.tsx';
import { Progress } from './progress/Progress.tsx';
import { Select } from './select/Select.tsx';
import { Slider } from './slider/Slider.tsx';
import { SortableList } from './sortable-list/SortableList.tsx';
import { Switch } from './switch/Switch.tsx';
import { Table } from './table/Table.tsx';
import { Tabs } from './tabs/Tabs.tsx';
import { TextCopyable } from './text-copyable/TextCopyable.tsx';
import { showToast } from './toast/toast.ts';
import { Toasts } from './toast/Toasts.tsx';
import { Tooltip } from './tooltip/Tooltip.tsx';
import { UiWordsContext } from './words.ts';
import editor from './code-editor/strings/en.json';
import words from './strings/en.json';

/** Properties that every widget passes to its root or to its control. */
interface Forwarded {
  readonly ref: (value: object | null) => void;
  readonly className: string;
}

const nothing = (): void => {};
const text = (item: string): string => item;

/** Folder → the widget in one of its states. The test fails for a folder without a line here. */
const widgets: Readonly<Record<string, (forwarded: Forwarded) => ReactElement>> = {
  alert: (forwarded) => <Alert {...forwarded}>Text</Alert>,
  button: (forwarded) => <Button {...forwarded}>Text</Button>,
  'buttons-select': (forwarded) => <ButtonsSelect {...forwarded} aria-label="Letter" options={['a', 'b']} value="a" onChange={nothing} />,
  card: (forwarded) => <Card {...forwarded} title="Text" />,
  'code-editor': (forwarded) => <CodeEditor {...forwarded} label="Code" value="text" />,
  collapse: (forwarded) => <Collapse {...forwarded} title="Text" />,
  'data-grid': (forwarded) => <DataGrid {...forwarded} label="Rows" columns={[{ key: 'text', label: 'Text' }]} rows={[['a']]} />,
  'data-table': (forwarded) => <DataTable {...forwarded} label="Rows" columns={[{ key: 'text', label: 'Text', text }]} rows={['a']} />,
  'file-upload': (forwarded) => <FileUpload {...forwarded} onUpload={nothing} />,
  'hex-view': (forwarded) => (
    <HexView {...forwarded} label="Bytes" rows={[{ offset: '00000000', hex: '41', text: 'A' }]} size={1} position={0} onMove={nothing} />
  ),
  'input-text': (forwarded) => <InputText {...forwarded} label="Text" value="" onChange={nothing} />,
  link: (forwarded) => (
    <Link {...forwarded} to="/">
      Text
    </Link>
  ),
  markdown: (forwarded) => <Markdown {...forwarded} markdown="# Text" />,
  menu: (forwarded) => <Menu {...forwarded} label="Text" groups={[]} />,
  modal: (forwarded) => <Modal {...forwarded} open onOpenChange={nothing} title="Text" />,
  'modal-value': (forwarded) => <ModalValue {...forwarded} label="Text" value="value" />,
  'native-select': (forwarded) => <NativeSelect {...forwarded} aria-label="Letter" options={['a', 'b']} value="a" onChange={nothing} />,
  'number-input': (forwarded) => <NumberInput {...forwarded} aria-label="Number" value={1} onChange={nothing} />,
  progress: (forwarded) => <Progress {...forwarded} label="Text" cancelLabel="Cancel" onCancel={nothing} />,
  select: (forwarded) => <Select {...forwarded} label="Text" options={['a']} onChange={nothing} />,
  slider: (forwarded) => <Slider {...forwarded} label="Number" value={1} onChange={nothing} />,
  'sortable-list': (forwarded) => (
    <SortableList {...forwarded} list={['a']} itemKey={text} itemName={text}>
      {(item) => <p>{item}</p>}
    </SortableList>
  ),
  switch: (forwarded) => <Switch {...forwarded} label="Text" onChange={nothing} />,
  table: (forwarded) => <Table {...forwarded} data={[{ a: 1 }]} />,
  tabs: (forwarded) => (
    <Tabs {...forwarded} label="Tabs" tabs={[{ id: 'a', label: 'Text' }]} selected="a" onSelect={nothing}>
      Panel
    </Tabs>
  ),
  'text-copyable': (forwarded) => <TextCopyable {...forwarded} value="text" />,
  tooltip: (forwarded) => (
    <Tooltip {...forwarded} text="Text" defaultOpen>
      <button type="button">Control</button>
    </Tooltip>
  ),
};

/** Modules with functions to call: they render no element that could take properties. */
const called: Readonly<Record<string, () => ReactElement>> = {
  toast: () => {
    showToast('Text');
    return <Toasts />;
  },
};

beforeEach(() => void vi.spyOn(console, 'error'));

/** Renders a widget and returns a function that removes it. */
async function show(widget: ReactElement): Promise<() => void> {
  const { unmount } = await act(async () =>
    render(
      <StrictMode>
        <UiWordsContext value={(word) => ({ ...words.ui, ...editor.ui })[word]}>{widget}</UiWordsContext>
      </StrictMode>,
    ),
  );
  return unmount;
}

test('every widget is tested here', () => {
  const folders = foldersOf(import.meta.glob(['./*/*.tsx', '!./testing/*', '!./*/demo.tsx', '!./**/*.test.tsx']));
  expect(Object.keys({ ...widgets, ...called }).toSorted()).toEqual(folders);
});

test('every folder has a demo', () => {
  const folders = foldersOf(import.meta.glob(['./*/*.{ts,tsx}', '!./testing/*', '!./**/*.test.{ts,tsx}']));
  expect(foldersOf(import.meta.glob('./*/demo.tsx'))).toEqual(folders);
});

const foldersOf = (files: Readonly<Record<string, unknown>>): readonly string[] =>
  [...new Set(Object.keys(files).map((file) => file.split('/')[1] ?? ''))].toSorted();

test.each(Object.entries(widgets))('%s renders, and forwards ref and class name', async (_, widget) => {
  const refs: (object | null)[] = [];
  const remove = await show(widget({ ref: (value) => refs.push(value), className: 'forwarded' }));
  await waitFor(() => {
    expect(document.querySelectorAll('.forwarded')).toHaveLength(1);
    expect(refs.at(-1)).toBeInstanceOf(Object);
  });
  remove();
  expect(document.querySelectorAll('.forwarded')).toHaveLength(0);
  expect(refs.at(-1)).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});

test.each(Object.entries(called))('%s renders', async (_, widget) => {
  const remove = await show(widget());
  await waitFor(() => expect(document.body.textContent).toContain('Text'));
  remove();
  expect(document.body.textContent).toBe('');
  expect(console.error).not.toHaveBeenCalled();
});
