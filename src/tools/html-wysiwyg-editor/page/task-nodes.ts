import * as official from '@tiptap/extension-list';

/** Returns the checkbox at the start of an item, if it is a task. */
const boxOf = (item: Element): HTMLInputElement | null =>
  item.querySelector<HTMLInputElement>(':scope > input[type="checkbox"], :scope > :is(p, label) > input[type="checkbox"]:first-child');

const isTaskList = (list: Element): boolean => list.children.length > 0 && [...list.children].every((item) => boxOf(item) !== null);

/** Task lists in the HTML that Markdown renderers generate: a checkbox at the start of an item, without TipTap attributes. */
export const TaskList = official.TaskList.extend({
  parseHTML: () => [{ tag: 'ul', priority: 60, getAttrs: (list) => (isTaskList(list) ? null : false) }],
  renderHTML: () => ['ul', 0],
});

export const TaskItem = official.TaskItem.extend({
  addAttributes: () => ({
    checked: { default: false, keepOnSplit: false, rendered: false, parseHTML: (element) => boxOf(element)?.hasAttribute('checked') ?? false },
  }),
  parseHTML: () => [
    { tag: 'li', priority: 60, context: 'taskList/' },
    { tag: 'input', ignore: true },
  ],
  renderHTML: ({ node }) => ['li', ['input', { type: 'checkbox', disabled: '', ...(node.attrs.checked === true && { checked: '' }) }], ['div', 0]],
}).configure({ nested: true });
