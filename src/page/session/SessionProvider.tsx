import type { ReactNode } from 'react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Operations } from '../../contract/operations.ts';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import { useKitWords } from '../words/kit-words.ts';
import { operationWords } from '../words/operation-words.ts';
import { cleanAddress } from './clean-address.ts';
import type { Draft } from './drafts.ts';
import { findDraft, onReturn, returnTo, showDraft } from './drafts.ts';
import { hasUnsavedWork } from './page-state.ts';
import { Session } from './session.ts';
import type { LoadedTool } from './use-tool.ts';
import { SessionContext, ToolContext } from './use-tool.ts';

interface SessionProviderProps {
  readonly tool: LoadedTool;
  readonly children: ReactNode;
}

/** Provides the parts of a page with their tool, and the draft of the current history entry. */
export function SessionProvider({ tool, children }: SessionProviderProps) {
  const { id, operations } = tool;
  const [draft, setDraft] = useState(() => findDraft(id, operations));

  const showFirst = useEffectEvent(() => showInAddress(draft, operations));
  useEffect(() => {
    const show = (next: Draft): void => {
      showInAddress(next, operations);
      setDraft(next);
    };
    const follow = (): void => {
      if (isHere(id)) show(findDraft(id, operations));
    };
    showFirst();
    const end = new AbortController();
    // The router announces its own navigations by `pushState`.
    for (const type of ['popstate', 'hashchange', 'pushState']) addEventListener(type, follow, { signal: end.signal });
    const stopReturning = onReturn((earlier) => {
      if (earlier.tool === id) show(earlier);
    });
    return () => {
      end.abort();
      stopReturning();
    };
  }, [id, operations]);

  return (
    <ToolContext value={tool}>
      <DraftSession key={draft.id} tool={tool} draft={draft}>
        {children}
      </DraftSession>
    </ToolContext>
  );
}

/** Assigns a draft to the current history entry, whose URL then contains no secrets. */
function showInAddress(draft: Draft, operations: Operations): void {
  showDraft(draft);
  cleanAddress(operations);
}

/** Whether the URL is that of a tool's page. */
const isHere = (tool: string): boolean => location.pathname.replace(/(?:\.html)?\/?$/u, '').endsWith(`/${tool}`);

function DraftSession({ tool, draft, children }: SessionProviderProps & { readonly draft: Draft }) {
  const { id, operations, words } = tool;
  const kit = useKitWords();
  const [session] = useState(() => new Session(id, operations, draft));

  const offerUndo = (message: string, undo: () => void): unknown =>
    showToast(message, { duration: LONG_DURATION_MS, action: { label: kit('undo'), onPress: undo } });
  const announceEarlier = useEffectEvent(() => {
    const earlier = draft.takeBefore();
    if (earlier && hasUnsavedWork(operations, earlier.read(), false, false)) offerUndo(kit('earlierInput'), () => returnTo(earlier, draft));
  });
  const announceReplaced = useEffectEvent((operation: string, field: string, undo: () => void) =>
    offerUndo(kit('textReplaced', { label: operationWords(operation, words).input(field) }), undo),
  );

  useEffect(() => session.start(), [session]);
  useEffect(() => session.onReplaced((...replaced) => announceReplaced(...replaced)), [session]);
  useEffect(() => announceEarlier(), []);

  return <SessionContext value={session}>{children}</SessionContext>;
}
