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
import type { Editor } from '@tiptap/core';
import type { Alignment } from './alignment.ts';
import { ALIGNED, alignments } from './alignment.ts';
import type en from '../strings/en.json';

/** The parts that a button of the tool bar opens below it. */
export const panels = ['color', 'backgroundColor', 'link', 'image', 'table'] as const;
export type Panel = (typeof panels)[number];

type Word = keyof (typeof en)['page'];

export interface ToolbarItem {
  readonly id: Word;
  readonly Glyph: Glyph;
  /** As `aria-keyshortcuts` writes it. */
  readonly keys?: string;
  /** Whether it is on where the caret is. None: it is no switch. */
  isOn?(this: void, editor: Editor): boolean;
  /** Whether it can do something where the caret is. None: always. */
  can?(this: void, editor: Editor): boolean;
  /** What it does: a command, or the panel that it opens. */
  readonly does: ((editor: Editor) => unknown) | Panel;
}

const mark = (id: Word, Glyph: Glyph, keys: string): ToolbarItem => ({
  id,
  Glyph,
  keys,
  isOn: (editor) => editor.isActive(id),
  can: (editor) => !editor.isActive('codeBlock'),
  does: (editor) => editor.chain().focus().toggleMark(id).run(),
});

const list = (id: Word, Glyph: Glyph, keys: string, item: string): ToolbarItem => ({
  id,
  Glyph,
  keys,
  isOn: (editor) => editor.isActive(id),
  does: (editor) => editor.chain().focus().toggleList(id, item).run(),
});

const LIST_ITEMS = ['listItem', 'taskItem'] as const;
const GLYPHS: Readonly<Record<Alignment, Glyph>> = { left: AlignLeft, center: AlignCenter, right: AlignRight, justify: AlignJustified };

const alignTo = (editor: Editor, textAlign: Alignment | null) => {
  const chain = editor.chain().focus();
  for (const type of ALIGNED) chain.updateAttributes(type, { textAlign });
  return chain.run();
};

const alignment = (id: Alignment): ToolbarItem => ({
  id,
  Glyph: GLYPHS[id],
  isOn: (editor) => editor.isActive({ textAlign: id }),
  does: (editor) => alignTo(editor, editor.isActive({ textAlign: id }) ? null : id),
});

/** The tool bar, in groups. */
export const toolbarGroups: readonly (readonly ToolbarItem[])[] = [
  [
    { id: 'undo', Glyph: Undo, keys: 'Control+Z', can: (editor) => editor.can().undo(), does: (editor) => editor.chain().focus().undo().run() },
    { id: 'redo', Glyph: Redo, keys: 'Control+Shift+Z', can: (editor) => editor.can().redo(), does: (editor) => editor.chain().focus().redo().run() },
  ],
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
    {
      id: 'clear',
      Glyph: ClearFormatting,
      does: (editor) => alignTo(editor, null) && editor.chain().focus().unsetAllMarks().clearNodes().run(),
    },
  ],
  [
    list('bulletList', BulletList, 'Control+Shift+8', 'listItem'),
    list('orderedList', OrderedList, 'Control+Shift+7', 'listItem'),
    list('taskList', TaskList, 'Control+Shift+9', 'taskItem'),
    {
      id: 'outdent',
      Glyph: Outdent,
      keys: 'Shift+Tab',
      can: (editor) => LIST_ITEMS.some((item) => editor.can().liftListItem(item)),
      does: (editor) => LIST_ITEMS.some((item) => editor.chain().focus().liftListItem(item).run()),
    },
    {
      id: 'indent',
      Glyph: Indent,
      keys: 'Tab',
      can: (editor) => LIST_ITEMS.some((item) => editor.can().sinkListItem(item)),
      does: (editor) => LIST_ITEMS.some((item) => editor.chain().focus().sinkListItem(item).run()),
    },
  ],
  [
    {
      id: 'blockquote',
      Glyph: Blockquote,
      keys: 'Control+Shift+B',
      isOn: (editor) => editor.isActive('blockquote'),
      does: (editor) => editor.chain().focus().toggleBlockquote().run(),
    },
    {
      id: 'codeBlock',
      Glyph: CodeBlock,
      keys: 'Control+Alt+C',
      isOn: (editor) => editor.isActive('codeBlock'),
      does: (editor) => editor.chain().focus().toggleCodeBlock().run(),
    },
    { id: 'horizontalRule', Glyph: HorizontalRule, does: (editor) => editor.chain().focus().setHorizontalRule().run() },
    { id: 'hardBreak', Glyph: HardBreak, keys: 'Shift+Enter', does: (editor) => editor.chain().focus().setHardBreak().run() },
  ],
  [
    { id: 'link', Glyph: Link, does: 'link', isOn: (editor) => editor.isActive('link') },
    { id: 'image', Glyph: Photo, does: 'image', isOn: (editor) => editor.isActive('image') },
    { id: 'table', Glyph: Table, does: 'table', isOn: (editor) => editor.isActive('table') },
  ],
  alignments.map(alignment),
];
