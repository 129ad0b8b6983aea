import type { ReactNode } from 'react';
import { createContext, use, useEffect, useState } from 'react';
import type { Operation, Operations } from '../contract/operations.ts';
import type { Layout } from '../contract/tool.ts';
import type { WireInput } from '../runtime/check.ts';
import { parseLink } from '../runtime/link.ts';
import type { Texts } from '../runtime/texts.ts';
import type { ToolState } from './tool-state.ts';
import { areInputsKept, hasUnsavedWork, initialState, keepInputs, rememberInSession, storeOptions } from './tool-state.ts';
import { noteUnsaved } from './unsaved.ts';

/** A tool as its page has it. */
export interface LoadedTool {
  readonly id: string;
  readonly layout: Layout;
  readonly operations: Operations;
  /** The tool's own words, then the shared ones. */
  readonly texts: Texts;
  readonly reference: { readonly own: Readonly<Record<string, string>>; readonly english: Readonly<Record<string, string>> };
}

interface ToolStore extends LoadedTool {
  readonly state: ToolState;
  readonly select: (operation: string) => void;
  readonly change: (operation: string, values: WireInput) => void;
  readonly isKept: boolean;
  readonly setKept: (isKept: boolean) => void;
  /** Fields of the link that this version does not know. */
  readonly unknownFields: readonly string[];
}

const ToolContext = createContext<ToolStore | undefined>(undefined);

export function useTool(): ToolStore {
  const tool = use(ToolContext);
  if (!tool) throw new Error('this part belongs on a tool page');
  return tool;
}

/** The words of a tool, for a page of its own: `useWords<typeof en>()('laps')` is `page.laps` of its strings. */
export function useWords<English extends { readonly page: object }>(): (
  key: keyof English['page'] & string,
  params?: Readonly<Record<string, unknown>>,
) => string {
  const { texts } = useTool();
  return (key, params) => texts.t(`page.${key}`, params);
}

const STORE_DELAY_MS = 400;

export function ToolProvider({ tool, children }: { readonly tool: LoadedTool; readonly children: ReactNode }) {
  const { id, operations } = tool;
  const [opened, setOpened] = useState(() => open(id, operations));
  const [state, setState] = useState(opened.state);
  const [isKept, setKept] = useState(() => areInputsKept(id));

  useEffect(() => {
    const reopen = (): void => {
      const link = parseLink(location.hash, operations);
      if (!link) return;
      const next = open(id, operations);
      setOpened(next);
      setState(next.state);
    };
    addEventListener('hashchange', reopen);
    return () => removeEventListener('hashchange', reopen);
  }, [id, operations]);

  useEffect(() => {
    rememberInSession(id, state);
    noteUnsaved(id, hasUnsavedWork(operations, state, isKept));
    const timer = setTimeout(() => {
      storeOptions(id, operations, state);
      if (isKept) keepInputs(id, operations, state);
    }, STORE_DELAY_MS);
    return () => clearTimeout(timer);
  }, [id, operations, state, isKept]);

  const store: ToolStore = {
    ...tool,
    state,
    isKept,
    unknownFields: opened.unknownFields,
    select: (active) => setState((before) => ({ ...before, active })),
    change: (operation, values) => {
      dropLink();
      setState((before) => ({
        ...before,
        inputs: { ...before.inputs, [operation]: { ...before.inputs[operation], ...values } },
        samples: changesPrimary(operations[operation], values) ? before.samples.filter((name) => name !== operation) : before.samples,
      }));
    },
    setKept: (next) => {
      setKept(keepInputs(id, operations, next ? state : undefined) && next);
    },
  };
  return <ToolContext value={store}>{children}</ToolContext>;
}

function open(id: string, operations: Operations): { readonly state: ToolState; readonly unknownFields: readonly string[] } {
  const link = parseLink(location.hash, operations);
  return { state: initialState(id, operations, link), unknownFields: link?.unknownFields ?? [] };
}

const changesPrimary = (operation: Operation | undefined, values: WireInput): boolean => Object.keys(values).some((name) => operation?.input[name]?.primary);

// Once something is changed the address no longer says what the page shows.
function dropLink(): void {
  if (location.hash.startsWith('#/')) history.replaceState(history.state, '', location.pathname + location.search);
}
