import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import * as tables from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { chooseFile } from '../../../ui/choose-file.ts';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import type en from '../strings/en.json';
import { isImageAddress, isLinkAddress } from './addresses.ts';
import { toDataUrl } from './image-file.ts';
import styles from './rich-editor.module.css';
import type { Panel } from './toolbar-items.tsx';

interface PanelProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

/** The part below the tool bar that a button has opened. Escape closes it. */
export function OpenPanel({ panel, ...props }: PanelProps & { readonly panel: Panel }) {
  const words = useWords<typeof en>();
  const content: Readonly<Record<Panel, ReactNode>> = {
    color: <ColorPanel {...props} name="color" />,
    backgroundColor: <ColorPanel {...props} name="backgroundColor" />,
    link: <LinkPanel {...props} />,
    image: <ImagePanel {...props} />,
    table: <TablePanel {...props} />,
  };
  return (
    <div
      role="group"
      aria-label={words(panel)}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      {content[panel]}
    </div>
  );
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

interface PanelFormProps {
  readonly onApply: () => void;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

function PanelForm({ onApply, onRemove, children }: PanelFormProps) {
  const words = useWords<typeof en>();
  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onApply();
      }}
    >
      {children}
      <button type="submit" hidden>
        {words('apply')}
      </button>
      <Button size="small" type="primary" onClick={onApply}>
        {words('apply')}
      </Button>
      {onRemove && (
        <Button size="small" onClick={onRemove}>
          {words('remove')}
        </Button>
      )}
    </form>
  );
}

function LinkPanel({ editor, onClose }: PanelProps) {
  const words = useWords<typeof en>();
  const before = editor.getAttributes('link');
  const [href, setHref] = useState(textOf(before.href));
  const [opensTab, setOpensTab] = useState(before.target === '_blank');
  const [rel, setRel] = useState(textOf(before.rel));
  const [isRefused, setRefused] = useState(false);

  function apply(): void {
    const address = href.trim();
    if (address === '' || !isLinkAddress(address)) return setRefused(true);
    const attributes = { href: address, target: opensTab ? '_blank' : null, rel: rel.trim() || null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link'))
      chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs: attributes }] });
    else chain.setLink(attributes);
    chain.run();
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <PanelForm onApply={apply} onRemove={editor.isActive('link') ? remove : undefined}>
      <AddressBox value={href} onChange={setHref} isRefused={isRefused} />
      <InputText size="small" rawText label={words('rel')} value={rel} onChange={setRel} placeholder="noopener noreferrer" />
      <Switch
        label={words('newTab')}
        checked={opensTab}
        onChange={(next) => {
          setOpensTab(next);
          if (next && rel === '') setRel('noopener noreferrer');
        }}
      />
    </PanelForm>
  );
}

function ImagePanel({ editor, onClose }: PanelProps) {
  const words = useWords<typeof en>();
  const before = editor.getAttributes('image');
  const [src, setSrc] = useState(textOf(before.src));
  const [alt, setAlt] = useState(textOf(before.alt));
  const [isRefused, setRefused] = useState(false);

  function apply(): void {
    if (!isImageAddress(src.trim())) return setRefused(true);
    const attrs = { ...before, src: src.trim(), alt };
    if (editor.isActive('image')) editor.chain().focus().updateAttributes('image', attrs).run();
    else editor.chain().focus().insertContent({ type: 'image', attrs }).run();
    onClose();
  }

  async function choose(): Promise<void> {
    const file = await chooseFile();
    if (!file?.type.startsWith('image/')) return;
    setSrc(await toDataUrl(file));
  }

  return (
    <PanelForm onApply={apply}>
      <AddressBox value={src} onChange={setSrc} isRefused={isRefused} />
      <InputText size="small" label={words('alt')} value={alt} onChange={setAlt} placeholder="" />
      <Button size="small" onClick={() => void choose()}>
        {words('imageFile')}
      </Button>
    </PanelForm>
  );
}

const textColors = { red: '#c9302c', orange: '#b45309', green: '#15803d', blue: '#1d4ed8', purple: '#7e22ce', gray: '#6b7280' } as const;
const backgroundColors = { red: '#fecaca', orange: '#fed7aa', green: '#bbf7d0', blue: '#bfdbfe', purple: '#e9d5ff', gray: '#e5e7eb' } as const;
const colorNames = ['red', 'orange', 'green', 'blue', 'purple', 'gray'] as const;

function ColorPanel({ editor, onClose, name }: PanelProps & { readonly name: 'color' | 'backgroundColor' }) {
  const words = useWords<typeof en>();
  const colors = name === 'color' ? textColors : backgroundColors;
  const set = (color: string | null): unknown =>
    editor
      .chain()
      .focus()
      .setMark('colors', { [name]: color })
      .run();
  return (
    <>
      {colorNames.map((color) => (
        <Button
          key={color}
          size="small"
          variant="text"
          iconOnly
          icon={<span className={styles.swatch} style={{ backgroundColor: colors[color] }} />}
          onClick={() => {
            set(colors[color]);
            onClose();
          }}
        >
          {words(color)}
        </Button>
      ))}
      <label className={styles.colorField}>
        {words('otherColor')}
        <input
          type="color"
          defaultValue={textOf(editor.getAttributes('colors')[name]) || colors.red}
          onChange={({ target }) =>
            editor
              .chain()
              .setMark('colors', { [name]: target.value })
              .run()
          }
        />
      </label>
      <Button
        size="small"
        onClick={() => {
          set(null);
          onClose();
        }}
      >
        {words('noColor')}
      </Button>
    </>
  );
}

const tableCommands = {
  rowBefore: tables.addRowBefore,
  rowAfter: tables.addRowAfter,
  columnBefore: tables.addColumnBefore,
  columnAfter: tables.addColumnAfter,
  headerRow: tables.toggleHeaderRow,
  deleteRow: tables.deleteRow,
  deleteColumn: tables.deleteColumn,
  deleteTable: tables.deleteTable,
} as const satisfies Readonly<Record<string, Command>>;
const tableCommandNames = ['rowBefore', 'rowAfter', 'columnBefore', 'columnAfter', 'headerRow', 'deleteRow', 'deleteColumn', 'deleteTable'] as const;

const NEW_TABLE_SIZE = 3;

function TablePanel({ editor }: PanelProps) {
  const words = useWords<typeof en>();
  const isInTable = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });

  function insert(): void {
    const row = (cell: string) => ({
      type: 'tableRow',
      content: Array.from({ length: NEW_TABLE_SIZE }, () => ({ type: cell, content: [{ type: 'paragraph' }] })),
    });
    const rows = Array.from({ length: NEW_TABLE_SIZE }, (_, index) => row(index === 0 ? 'tableHeader' : 'tableCell'));
    const at = editor.state.selection.from;
    editor.chain().focus().insertContent({ type: 'table', content: rows }).run();
    // Into the first cell of it.
    editor.state.doc.nodesBetween(Math.max(at - 1, 0), editor.state.doc.content.size, (node, position) => {
      if (node.type.name === 'table' && position >= at - 2 && !editor.isActive('table')) editor.commands.setTextSelection(position + FIRST_CELL);
      return !editor.isActive('table');
    });
  }

  function run(command: Command): void {
    command(editor.state, (transaction) => editor.view.dispatch(transaction));
    editor.commands.focus();
  }

  if (!isInTable) {
    return (
      <Button size="small" onClick={insert}>
        {words('insertTable')}
      </Button>
    );
  }
  return tableCommandNames.map((name) => (
    <Button key={name} size="small" onClick={() => run(tableCommands[name])}>
      {words(name)}
    </Button>
  ));
}

/** From before a table into the paragraph of its first cell: table, row, cell, paragraph. */
const FIRST_CELL = 4;

/** The language of the code block in which the caret is. */
export function CodePanel({ editor, language }: { readonly editor: Editor; readonly language: string }) {
  const words = useWords<typeof en>();
  return (
    <div className={styles.panel}>
      <InputText
        size="small"
        rawText
        label={words('language')}
        labelPosition="left"
        value={language}
        onChange={(next) => editor.commands.updateAttributes('codeBlock', { language: next.replaceAll(/\s/gu, '') || null })}
      />
    </div>
  );
}

interface AddressBoxProps {
  readonly value: string;
  readonly onChange: (address: string) => void;
  readonly isRefused: boolean;
}

function AddressBox({ isRefused, ...box }: AddressBoxProps) {
  const words = useWords<typeof en>();
  return (
    <InputText
      autoFocus
      size="small"
      type="url"
      rawText
      label={words('address')}
      placeholder="https://"
      {...box}
      {...(isRefused && { validation: { isValid: false, status: 'error', message: words('badAddress') } })}
    />
  );
}
