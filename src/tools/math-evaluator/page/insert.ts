/** Inserts text at the cursor of the textarea in an element, replacing the selection. */
export function insertInto(within: HTMLElement | null, text: string, onChange: (value: string) => void): void {
  const box = within?.querySelector('textarea');
  if (!box) return;
  box.focus();
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  onChange(box.value);
}
