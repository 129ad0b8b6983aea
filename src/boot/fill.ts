import { readItem } from '../page/storage/storage.ts';
import { splitLink } from '../runtime/link-text.ts';
import type { Control } from '../page/lazy/early-input.ts';
import { objectOf, parseObject } from './json.ts';
import { root } from './page.ts';
import { itemsOf } from './visitor.ts';

/**
 * Shows the values of a link, or stored ones, in the fields of the rendered page until the app starts with the same values. The rest of
 * the tool stays hidden, because it was made from the samples. So does a field that shows more than its value.
 */
export function fill(tool: string): void {
  const link = splitLink(location.hash);
  const kept = itemsOf(tool).map((name) => parseObject(readItem(name) ?? ''));
  if (root.dataset.work === undefined || kept.includes(undefined) || (location.hash.length > 1 && !link)) return;
  const fields = [...document.querySelectorAll<HTMLElement>('#content [aria-busy] [data-operation][data-field]')];
  if (link && !fields.some(({ dataset }) => dataset.operation === link.operation)) return;
  for (const field of fields) {
    const { operation = '', field: name = '' } = field.dataset;
    const [control, ...others] = field.querySelectorAll<Control>('input, select, textarea');
    if (!control || others.length > 0 || field.querySelector('output, pre, [aria-pressed="true"]:not([data-action="sample"])')) continue;
    const linked = link?.operation === operation ? link.values : undefined;
    const values = linked ?? kept.flatMap((stored) => Object.entries(objectOf(stored?.[operation])));
    const { [name]: value } = Object.fromEntries(values);
    // A link sets all values: a missing field has its default, not its sample.
    const isAsRendered = !linked || control.localName === 'select' || control.type === 'checkbox' || control.value === '';
    if (value === undefined ? isAsRendered : setControl(control, value)) field.dataset.filled = '';
  }
  root.dataset.work = 'filled';
}

/** Sets the value of a control. Returns whether the control shows it. */
function setControl(control: Control, value: unknown): boolean {
  // Neither links nor storage have files and secrets.
  if (['file', 'password'].includes(control.type)) return false;
  if ('checked' in control && control.type === 'checkbox') {
    control.checked = String(value) === 'true';
    return true;
  }
  control.value = String(value);
  return control.value === String(value);
}
