import { Node } from '@tiptap/core';

/** The box with which the content of an item begins, if it is a task. */
const boxOf = (item: Element): HTMLInputElement | null =>
  item.querySelector<HTMLInputElement>(':scope > input[type="checkbox"], :scope > :is(p, label) > input[type="checkbox"]:first-child');

const isTaskList = (list: Element): boolean => list.children.length > 0 && [...list.children].every((item) => boxOf(item) !== null);

export const TaskList = Node.create({
  name: 'taskList',
  group: 'block list',
  content: 'taskItem+',
  parseHTML: () => [{ tag: 'ul', priority: 60, getAttrs: (list) => (isTaskList(list) ? null : false) }],
  renderHTML: () => ['ul', 0],
  addKeyboardShortcuts() {
    return { 'Mod-Shift-9': () => this.editor.commands.toggleList(this.name, 'taskItem') };
  },
});

export const TaskItem = Node.create<{ readonly label: string }>({
  name: 'taskItem',
  content: 'paragraph block*',
  defining: true,
  addOptions: () => ({ label: '' }),
  addAttributes: () => ({
    checked: { default: false, keepOnSplit: false, rendered: false, parseHTML: (element) => boxOf(element)?.hasAttribute('checked') ?? false },
  }),
  parseHTML: () => [
    { tag: 'li', priority: 60, context: 'taskList/' },
    { tag: 'input', ignore: true },
  ],
  renderHTML: ({ node }) => ['li', ['input', { type: 'checkbox', disabled: '', ...(node.attrs.checked === true && { checked: '' }) }], ['div', 0]],
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      Tab: () => this.editor.commands.sinkListItem(this.name),
      'Shift-Tab': () => this.editor.commands.liftListItem(this.name),
    };
  },
  addNodeView() {
    return ({ node, editor, getPos }) => {
      const dom = document.createElement('li');
      const box = Object.assign(document.createElement('input'), { type: 'checkbox', checked: node.attrs.checked === true });
      const contentDOM = document.createElement('div');
      box.setAttribute('aria-label', this.options.label);
      box.contentEditable = 'false';
      box.addEventListener('change', () => {
        const at = getPos();
        if (at !== undefined) editor.view.dispatch(editor.state.tr.setNodeAttribute(at, 'checked', box.checked));
      });
      dom.append(box, contentDOM);
      return {
        dom,
        contentDOM,
        stopEvent: ({ target }) => target === box,
        ignoreMutation: ({ target }) => target === box,
        update(next) {
          if (next.type !== node.type) return false;
          box.checked = next.attrs.checked === true;
          return true;
        },
      };
    };
  },
});
