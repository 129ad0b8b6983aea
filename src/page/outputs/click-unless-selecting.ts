/** Presses a button for a click elsewhere, unless that click ended a text selection. */
export function clickUnlessSelecting(button: HTMLButtonElement | null): void {
  if (getSelection()?.isCollapsed !== false) button?.click();
}
