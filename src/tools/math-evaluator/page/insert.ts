/** Puts a text at the cursor of the text box in an element, or in the place of what is selected there. */
export function insertInto(within: HTMLElement | null, text: string, onChange: (value: string) => void): void {
  const box = within?.querySelector('textarea');
  if (!box) return;
  box.focus();
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  onChange(box.value);
}
