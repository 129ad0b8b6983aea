const TRIES = 60;

/** Selects and shows a place in the code editor inside an element. The editor may yet have to load. */
export async function showPlace(box: HTMLElement, line: number, column: number): Promise<void> {
  const { EditorView } = await import('@codemirror/view');
  const content = await waitFor(() => box.querySelector<HTMLElement>('.cm-content'));
  const view = content && EditorView.findFromDOM(content);
  if (!view) return;
  const target = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
  // Columns count code points, the editor code units.
  const before = Array.from(target.text)
    .slice(0, column - 1)
    .join('').length;
  const at = Math.min(target.from + before, target.to);
  view.dispatch({ selection: { anchor: at, head: Math.min(at + 1, target.to) }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
  view.focus();
}

async function waitFor<Found>(find: () => Found | null): Promise<Found | undefined> {
  for (let tried = 0; tried < TRIES; tried++) {
    const found = find();
    if (found) return found;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return undefined;
}
