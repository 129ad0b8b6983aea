import { useEffect, useEffectEvent } from 'react';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import { toFileValue } from './file-value.ts';
import { useKitWords } from '../words/kit-words.ts';
import { fileOutcome } from '../layouts/InputToolbar.tsx';
import { useOneFile } from './one-file.ts';
import styles from './page-drop.module.css';
import type { FileTarget } from './file-targets.ts';
import { fileTargets } from './file-targets.ts';
import { usePageActions, usePageState, useTool } from '../session/use-tool.ts';
import { useOpenText } from './use-open-text.ts';
import { useFileDrop } from './use-file-drop.ts';

/**
 * Makes a tool's page a drop zone for its input, as its fields declare it. Panes and file inputs are separate zones, and a
 * part that accepts files of the whole page goes first.
 */
export function PageDrop() {
  const kit = useKitWords();
  const oneOf = useOneFile();
  const { operations } = useTool();
  const { read, replace } = usePageActions();
  const openedFile = usePageState((state) => state.openedFile);
  const openText = useOpenText();

  function give({ operation, field }: FileTarget, file: File): void {
    if (operations[operation]?.input[field]?.kind === 'file') replace(operation, { [field]: toFileValue(file) });
    else void openText(operation, field, file);
  }

  const tell = useEffectEvent(() => {
    if (!openedFile) return;
    const outcome = fileOutcome(openedFile.outcome, openedFile.name, kit);
    // A text with a toolbar shows there how its file was read.
    if (outcome !== '' && !document.querySelector(`${selectorOf(openedFile)} [data-action="paste"]`))
      showToast(outcome, { type: 'warning', duration: LONG_DURATION_MS });
  });
  useEffect(() => tell(), [openedFile]);

  const isOver = useFileDrop(
    (files, target) => {
      const place = fileTargets(operations, read().active, placeOf(target)).find(isInView);
      const file = place && oneOf(files);
      if (file) give(place, file);
      else showToast(kit('noFileTaken'), { type: 'warning' });
    },
    { isFallback: true },
  );

  if (!isOver) return null;
  return (
    <div className={styles.over} aria-hidden>
      <span>{kit('dropOnPage')}</span>
    </div>
  );
}

const selectorOf = ({ operation, field }: FileTarget): string => `main [data-operation="${operation}"][data-field="${field}"]`;

const isInView = (place: FileTarget): boolean => [...document.querySelectorAll(selectorOf(place))].some((element) => element.checkVisibility());

/** The input that an element belongs to. A result may have the name of an input, but is not editable. */
function placeOf(target: Element): FileTarget | undefined {
  const holder = target.closest<HTMLElement>('main [data-operation][data-field]');
  const { operation, field } = holder?.dataset ?? {};
  if (operation === undefined || field === undefined) return undefined;
  return holder?.querySelector('input, textarea, [contenteditable="true"]') ? { operation, field } : undefined;
}
