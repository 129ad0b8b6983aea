import type { Extensions } from '@tiptap/core';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { isLinkAddress } from '../addresses.ts';
import { TextAlign } from './alignment.ts';
import { Image } from './image-node.ts';
import { Colors, Subscript, Superscript } from './marks.ts';
import { Table, TableCell, TableHeader, TableRow } from './table-nodes.ts';
import { TaskItem, TaskList } from './task-nodes.ts';

interface ExtensionWords {
  /** The accessible name of the checkbox of a task. */
  readonly task: string;
  readonly placeholder: string;
}

/** The extensions of the editor. */
export const createExtensions = ({ task, placeholder }: ExtensionWords): Extensions => [
  StarterKit.configure({
    // It would add a paragraph to the HTML that nobody wrote.
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: isLinkAddress, HTMLAttributes: { target: null, rel: null } },
  }),
  Placeholder.configure({ placeholder }),
  Subscript,
  Superscript,
  Colors,
  TextAlign,
  TaskList,
  TaskItem.configure({ a11y: { checkboxLabel: () => task } }),
  Image,
  Table,
  TableRow,
  TableCell,
  TableHeader,
];
