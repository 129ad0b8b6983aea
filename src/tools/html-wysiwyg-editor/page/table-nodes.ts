import { Node } from '@tiptap/core';
import { goToNextCell, tableEditing } from '@tiptap/pm/tables';

type CellSpans = Readonly<Partial<Record<'colspan' | 'rowspan', unknown>>>;

const span = (name: 'colspan' | 'rowspan') => ({
  default: 1,
  parseHTML: (element: HTMLElement) => Math.min(Math.max(Number.parseInt(element.getAttribute(name) ?? '1', 10) || 1, 1), MAX_SPAN),
  renderHTML: (attributes: CellSpans) => (attributes[name] === 1 ? {} : { [name]: attributes[name] }),
});
// The HTML limit for columns. The table size follows from its cells.
const MAX_SPAN = 1000;

const cellAttributes = () => ({ colspan: span('colspan'), rowspan: span('rowspan'), colwidth: { default: null, rendered: false, parseHTML: () => null } });

/** The role of each node in the table library. */
const ROLES: Readonly<Record<string, string>> = { table: 'table', tableRow: 'row', tableCell: 'cell', tableHeader: 'header_cell' };

export const Table = Node.create({
  name: 'table',
  group: 'block',
  content: 'tableRow+',
  isolating: true,
  parseHTML: () => [{ tag: 'table' }],
  renderHTML: () => ['table', ['tbody', 0]],
  extendNodeSchema: ({ name }) => (name in ROLES ? { tableRole: ROLES[name] } : {}),
  addProseMirrorPlugins: () => [tableEditing()],
  addKeyboardShortcuts() {
    const go = (direction: 1 | -1) => () => goToNextCell(direction)(this.editor.state, (transaction) => this.editor.view.dispatch(transaction));
    return { Tab: go(1), 'Shift-Tab': go(-1) };
  },
});

export const TableRow = Node.create({
  name: 'tableRow',
  content: '(tableCell | tableHeader)+',
  parseHTML: () => [{ tag: 'tr' }],
  renderHTML: () => ['tr', 0],
});

const cell = (name: string, tag: 'td' | 'th'): Node =>
  Node.create({
    name,
    content: 'block+',
    isolating: true,
    addAttributes: cellAttributes,
    parseHTML: () => [{ tag }],
    renderHTML: ({ HTMLAttributes }) => [tag, HTMLAttributes, 0],
  });

export const TableCell = cell('tableCell', 'td');
export const TableHeader = cell('tableHeader', 'th');
