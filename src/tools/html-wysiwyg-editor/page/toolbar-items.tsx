import type { Glyph } from '../../../ui/glyph.tsx';
import AlignCenter from '@tabler/icons-react/dist/esm/icons/IconAlignCenter.mjs';
import AlignJustified from '@tabler/icons-react/dist/esm/icons/IconAlignJustified.mjs';
import AlignLeft from '@tabler/icons-react/dist/esm/icons/IconAlignLeft.mjs';
import AlignRight from '@tabler/icons-react/dist/esm/icons/IconAlignRight.mjs';
import Undo from '@tabler/icons-react/dist/esm/icons/IconArrowBackUp.mjs';
import Redo from '@tabler/icons-react/dist/esm/icons/IconArrowForwardUp.mjs';
import Blockquote from '@tabler/icons-react/dist/esm/icons/IconBlockquote.mjs';
import Bold from '@tabler/icons-react/dist/esm/icons/IconBold.mjs';
import ClearFormatting from '@tabler/icons-react/dist/esm/icons/IconClearFormatting.mjs';
import Code from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import HardBreak from '@tabler/icons-react/dist/esm/icons/IconCornerDownLeft.mjs';
import Highlight from '@tabler/icons-react/dist/esm/icons/IconHighlight.mjs';
import Outdent from '@tabler/icons-react/dist/esm/icons/IconIndentDecrease.mjs';
import Indent from '@tabler/icons-react/dist/esm/icons/IconIndentIncrease.mjs';
import Italic from '@tabler/icons-react/dist/esm/icons/IconItalic.mjs';
import Link from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import BulletList from '@tabler/icons-react/dist/esm/icons/IconList.mjs';
import TaskList from '@tabler/icons-react/dist/esm/icons/IconListCheck.mjs';
import OrderedList from '@tabler/icons-react/dist/esm/icons/IconListNumbers.mjs';
import Photo from '@tabler/icons-react/dist/esm/icons/IconPhoto.mjs';
import HorizontalRule from '@tabler/icons-react/dist/esm/icons/IconSeparator.mjs';
import CodeBlock from '@tabler/icons-react/dist/esm/icons/IconSourceCode.mjs';
import Strike from '@tabler/icons-react/dist/esm/icons/IconStrikethrough.mjs';
import Subscript from '@tabler/icons-react/dist/esm/icons/IconSubscript.mjs';
import Superscript from '@tabler/icons-react/dist/esm/icons/IconSuperscript.mjs';
import Table from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import TextColor from '@tabler/icons-react/dist/esm/icons/IconTextColor.mjs';
import Underline from '@tabler/icons-react/dist/esm/icons/IconUnderline.mjs';
import type { ChainedCommands, Editor } from '@tiptap/core';
import type { Alignment } from './alignment.ts';
import { ALIGNED, alignments } from './alignment.ts';
import type en from '../strings/en.json';

/** The panels that a toolbar button opens below it. */
export const panels = ['color', 'backgroundColor', 'link', 'image', 'table'] as const;
export type Panel = (typeof panels)[number];

type Word = keyof (typeof en)['page'];

export interface ToolbarItem {
  readonly id: Word;
  readonly Glyph: Glyph;
  /** In the format of `aria-keyshortcuts`. */
  readonly keys?: string;
  /** Whether it is on at the caret. Undefined: not a toggle. */
  isOn?(this: void, editor: Editor): boolean;
  /** Whether it is enabled at the caret. Default: always. */
  can?(this: void, editor: Editor): boolean;
  /** Its action: a command, or the panel to open. */
  readonly does: ((editor: Editor) => unknown) | Panel;
}

type Run = (chain: ChainedCommands) => ChainedCommands;

const command = (id: Word, Glyph: Glyph, keys: string | undefined, run: Run): ToolbarItem => ({
  id,
  Glyph,
  ...(keys !== undefined && { keys }),
  does: (editor) => run(editor.chain().focus()).run(),
});

/** Creates a toggle for the node or mark with the name of the button. */
const toggle = (id: Word, Glyph: Glyph, keys: string, run: Run): ToolbarItem => ({
  ...command(id, Glyph, keys, run),
  isOn: (editor) => editor.isActive(id),
});

const mark = (id: Word, Glyph: Glyph, keys: string): ToolbarItem => ({
  ...toggle(id, Glyph, keys, (chain) => chain.toggleMark(id)),
  can: (editor) => !editor.isActive('codeBlock'),
});

const history = (id: 'undo' | 'redo', Glyph: Glyph, keys: string): ToolbarItem => ({
  ...command(id, Glyph, keys, (chain) => chain[id]()),
  can: (editor) => editor.can()[id](),
});

/** Creates a button that indents or outdents a list item or task. */
const shift = (id: Word, Glyph: Glyph, keys: string, by: 'sinkListItem' | 'liftListItem'): ToolbarItem => ({
  id,
  Glyph,
  keys,
  can: (editor) => LIST_ITEMS.some((item) => editor.can()[by](item)),
  does: (editor) => LIST_ITEMS.some((item) => editor.chain().focus()[by](item).run()),
});

/** Creates a button that opens a panel, and is on while the caret is in the element that the panel edits. */
const panel = (id: Panel, Glyph: Glyph): ToolbarItem => ({ id, Glyph, does: id, isOn: (editor) => editor.isActive(id) });

const LIST_ITEMS = ['listItem', 'taskItem'] as const;
const GLYPHS: Readonly<Record<Alignment, Glyph>> = { left: AlignLeft, center: AlignCenter, right: AlignRight, justify: AlignJustified };

const alignTo = (chain: ChainedCommands, textAlign: Alignment | null): ChainedCommands => {
  for (const type of ALIGNED) chain.updateAttributes(type, { textAlign });
  return chain;
};

const alignment = (id: Alignment): ToolbarItem => ({
  id,
  Glyph: GLYPHS[id],
  isOn: (editor) => editor.isActive({ textAlign: id }),
  does: (editor) => alignTo(editor.chain().focus(), editor.isActive({ textAlign: id }) ? null : id).run(),
});

/** The toolbar, in groups. */
export const toolbarGroups: readonly (readonly ToolbarItem[])[] = [
  [history('undo', Undo, 'Control+Z'), history('redo', Redo, 'Control+Shift+Z')],
  [
    mark('bold', Bold, 'Control+B'),
    mark('italic', Italic, 'Control+I'),
    mark('underline', Underline, 'Control+U'),
    mark('strike', Strike, 'Control+Shift+S'),
    mark('code', Code, 'Control+E'),
    mark('subscript', Subscript, 'Control+,'),
    mark('superscript', Superscript, 'Control+.'),
  ],
  [
    { id: 'color', Glyph: TextColor, does: 'color' },
    { id: 'backgroundColor', Glyph: Highlight, does: 'backgroundColor' },
    command('clear', ClearFormatting, undefined, (chain) => alignTo(chain, null).unsetAllMarks().clearNodes()),
  ],
  [
    toggle('bulletList', BulletList, 'Control+Shift+8', (chain) => chain.toggleBulletList()),
    toggle('orderedList', OrderedList, 'Control+Shift+7', (chain) => chain.toggleOrderedList()),
    toggle('taskList', TaskList, 'Control+Shift+9', (chain) => chain.toggleTaskList()),
    shift('outdent', Outdent, 'Shift+Tab', 'liftListItem'),
    shift('indent', Indent, 'Tab', 'sinkListItem'),
  ],
  [
    toggle('blockquote', Blockquote, 'Control+Shift+B', (chain) => chain.toggleBlockquote()),
    toggle('codeBlock', CodeBlock, 'Control+Alt+C', (chain) => chain.toggleCodeBlock()),
    command('horizontalRule', HorizontalRule, undefined, (chain) => chain.setHorizontalRule()),
    command('hardBreak', HardBreak, 'Shift+Enter', (chain) => chain.setHardBreak()),
  ],
  [panel('link', Link), panel('image', Photo), panel('table', Table)],
  alignments.map(alignment),
];
