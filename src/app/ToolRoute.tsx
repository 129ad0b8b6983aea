import { use, useEffect, useRef } from 'react';
import { GeneratedTool } from '../page/GeneratedTool.tsx';
import { focusesInput } from '../page/layouts/parts.ts';
import { SessionProvider } from '../page/session/SessionProvider.tsx';
import { lateAlone } from '../page/late/late.tsx';
import { usePageShortcuts } from '../page/keys/shortcuts.ts';
import { TakenOver } from '../page/late/TakenOver.tsx';
import { ToolPage } from '../page/ToolPage.tsx';
import styles from './app.module.css';
import { AUTOFOCUS } from './autofocus.ts';
import { repeatEarlyInput } from './early-input.ts';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { rememberRecent } from './search/recent.ts';
import { loadTool } from './tool-loader.ts';
import type { loadPage } from './tool-pages.ts';
import { ToolFault } from './ToolFault.tsx';
import { useShell } from './shell.tsx';
import { WithoutScript } from './without-script/context.ts';

// Nobody drops a file before the page is there.
const PageDrop = lateAlone(async () => ({ default: (await import('../page/files/PageDrop.tsx')).PageDrop }));

// Whoever shows a tool reads it, so both are one file.
export { prepare, readTool, rehearse } from './read-tool.ts';

export default function ToolRoute({ id }: { readonly id: string }) {
  const { language, tools } = useShell();
  const { tool, loadPage } = use(loadTool(id, language));
  const about = tools[id];
  const root = useRef<HTMLDivElement>(null);
  if (!about) throw new Error(`${id} has no words`);

  usePageShortcuts();
  useEffect(() => rememberRecent(id), [id]);

  useEffect(() => {
    const element = root.current;
    if (!element) return;
    focusStart(element);
    repeatEarlyInput(element);
  }, []);

  return (
    <TakenOver ref={root} className={styles.tool}>
      <SessionProvider tool={tool}>
        <PageDrop />
        <ToolPage about={about} actions={<FavoriteButton tool={id} />}>
          <ErrorBoundary fallback={(fault) => <ToolFault fault={fault} />}>{loadPage ? <OwnPage id={id} load={loadPage} /> : <GeneratedTool />}</ErrorBoundary>
        </ToolPage>
      </SessionProvider>
      <noscript>{use(WithoutScript)}</noscript>
    </TakenOver>
  );
}

/** Focuses the main input or else the heading, which makes screen readers announce the page, unless something has the focus already. */
function focusStart(page: HTMLElement): void {
  if (page.contains(document.activeElement)) return;
  const input = focusesInput() ? page.querySelector<HTMLElement>(`[${AUTOFOCUS}]`) : null;
  (input ?? page.querySelector('h1'))?.focus({ preventScroll: true });
}

interface OwnPageProps {
  readonly id: string;
  readonly load: typeof loadPage;
}

function OwnPage({ id, load }: OwnPageProps) {
  const { default: Page } = use(load(id));
  return <Page />;
}
