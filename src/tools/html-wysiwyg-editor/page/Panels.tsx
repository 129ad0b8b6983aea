import type { Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import * as tables from '@tiptap/pm/tables';
import { useEditorState } from '@tiptap/react';
import type { ComponentType, ReactNode } from 'react';
import { useState } from 'react';
import { useWords } from '../../../page/session/use-tool.ts';
import { namesOf } from '../../../page/words/names-of.ts';
import { textOf } from '../../../page/words/text-of.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { chooseFile } from '../../../ui/choose-file.ts';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import type en from '../strings/en.json';
import { isImageAddress, isLinkAddress } from '../addresses.ts';
import { palettes } from '../colors.ts';
import { toDataUrl } from './image-file.ts';
import styles from './rich-editor.module.css';
import type { Panel } from './toolbar-items.tsx';

interface PanelProps {
  readonly editor: Editor;
  readonly panel: Panel;
  readonly onClose: () => void;
}

const panelParts: Readonly<Record<Panel, ComponentType<PanelProps>>> = {
  color: ColorPanel,
  backgroundColor: ColorPanel,
  link: LinkPanel,
  image: ImagePanel,
  table: TablePanel,
};

/** Shows the open panel below the toolbar. Escape closes it. */
export function OpenPanel(props: PanelProps) {
  const words = useWords<typeof en>();
  const Content = panelParts[props.panel];
  return (
    <div
      role="group"
      aria-label={words(props.panel)}
      className={styles.panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        props.onClose();
      }}
    >
      <Content {...props} />
    </div>
  );
}

interface AddressFormProps {
  readonly address: string;
  readonly onAddress: (address: string) => void;
  readonly isAddress: (text: string) => boolean;
  /** Called with a URL that `isAddress` accepts. */
  readonly onApply: (address: string) => void;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** Edits a URL and its options. */
function AddressForm({ address, onAddress, isAddress, onApply, onRemove, children }: AddressFormProps) {
  const words = useWords<typeof en>();
  const [isRefused, setRefused] = useState(false);

  function apply(): void {
    if (isAddress(address.trim())) onApply(address.trim());
    else setRefused(true);
  }

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        apply();
      }}
    >
      <InputText
        autoFocus
        size="small"
        type="url"
        rawText
        label={words('address')}
        placeholder="https://"
        value={address}
        onChange={onAddress}
        {...(isRefused && { validation: { isValid: false, status: 'error', message: words('badAddress') } })}
      />
      {children}
      <button type="submit" hidden>
        {words('apply')}
      </button>
      <Button size="small" type="primary" onClick={apply}>
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

  function apply(address: string): void {
    const attrs = { href: address, target: opensTab ? '_blank' : null, rel: rel.trim() || null };
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !editor.isActive('link')) chain.insertContent({ type: 'text', text: address, marks: [{ type: 'link', attrs }] });
    else chain.setLink(attrs);
    chain.run();
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  return (
    <AddressForm
      address={href}
      onAddress={setHref}
      isAddress={(text) => text !== '' && isLinkAddress(text)}
      onApply={apply}
      onRemove={editor.isActive('link') ? remove : undefined}
    >
      <InputText size="small" rawText label={words('rel')} value={rel} onChange={setRel} placeholder="noopener noreferrer" />
      <Switch
        label={words('newTab')}
        checked={opensTab}
        onChange={(next) => {
          setOpensTab(next);
          if (next && rel === '') setRel('noopener noreferrer');
        }}
      />
    </AddressForm>
  );
}

function ImagePanel({ editor, onClose }: PanelProps) {
  const words = useWords<typeof en>();
  const before = editor.getAttributes('image');
  const [src, setSrc] = useState(textOf(before.src));
  const [alt, setAlt] = useState(textOf(before.alt));

  function apply(address: string): void {
    const attrs = { ...before, src: address, alt };
    const chain = editor.chain().focus();
    if (editor.isActive('image')) chain.updateAttributes('image', attrs).run();
    else chain.insertContent({ type: 'image', attrs }).run();
    onClose();
  }

  async function choose(): Promise<void> {
    const file = await chooseFile();
    if (file?.type.startsWith('image/')) setSrc(await toDataUrl(file));
  }

  return (
    <AddressForm address={src} onAddress={setSrc} isAddress={isImageAddress} onApply={apply}>
      <InputText size="small" label={words('alt')} value={alt} onChange={setAlt} placeholder="" />
      <Button size="small" onClick={() => void choose()}>
        {words('imageFile')}
      </Button>
    </AddressForm>
  );
}

function ColorPanel({ editor, panel, onClose }: PanelProps) {
  const words = useWords<typeof en>();
  const colors = palettes[panel === 'color' ? panel : 'backgroundColor'];

  function choose(color: string | null): void {
    editor
      .chain()
      .focus()
      .setMark('colors', { [panel]: color })
      .run();
    onClose();
  }

  return (
    <>
      {namesOf(colors).map((color) => (
        <Button
          key={color}
          size="small"
          variant="text"
          iconOnly
          icon={<span className={styles.swatch} style={{ backgroundColor: colors[color] }} />}
          onClick={() => choose(colors[color])}
        >
          {words(color)}
        </Button>
      ))}
      <label className={styles.colorField}>
        {words('otherColor')}
        <input
          type="color"
          defaultValue={textOf(editor.getAttributes('colors')[panel]) || colors.red}
          onChange={({ target }) => editor.commands.setMark('colors', { [panel]: target.value })}
        />
      </label>
      <Button size="small" onClick={() => choose(null)}>
        {words('noColor')}
      </Button>
    </>
  );
}

const tableCommands = [
  ['rowBefore', tables.addRowBefore],
  ['rowAfter', tables.addRowAfter],
  ['columnBefore', tables.addColumnBefore],
  ['columnAfter', tables.addColumnAfter],
  ['headerRow', tables.toggleHeaderRow],
  ['deleteRow', tables.deleteRow],
  ['deleteColumn', tables.deleteColumn],
  ['deleteTable', tables.deleteTable],
] as const;

const repeat = <Item,>(item: Item): Item[] => Array.from({ length: NEW_TABLE_SIZE }, () => item);
const NEW_TABLE_SIZE = 3;

const newRow = (cell: 'tableCell' | 'tableHeader') => ({ type: 'tableRow', content: repeat({ type: cell, content: [{ type: 'paragraph' }] }) });

function TablePanel({ editor }: PanelProps) {
  const words = useWords<typeof en>();
  const isInTable = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('table') });

  function insert(): void {
    const { from } = editor.state.selection;
    const table = { type: 'table', content: [newRow('tableHeader'), ...repeat(newRow('tableCell')).slice(1)] };
    const chain = editor.chain().focus().insertContent(table);
    // Puts the caret in the first cell.
    chain.command(({ tr }) => Boolean(tr.setSelection(Selection.near(tr.doc.resolve(from + 1))))).run();
  }

  if (!isInTable) {
    return (
      <Button size="small" onClick={insert}>
        {words('insertTable')}
      </Button>
    );
  }
  return tableCommands.map(([name, command]) => (
    <Button
      key={name}
      size="small"
      onClick={() =>
        editor
          .chain()
          .focus()
          .command(({ state, dispatch }) => command(state, dispatch))
          .run()
      }
    >
      {words(name)}
    </Button>
  ));
}

/** Edits the language of the code block at the caret. */
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
