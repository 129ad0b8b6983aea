import { use, useEffect, useRef } from 'react';
import { GeneratedTool } from '../page/GeneratedTool.tsx';
import { ToolProvider } from '../page/tool-context.tsx';
import { lateAlone } from '../page/late.tsx';
import { usePageShortcuts } from '../page/shortcuts.ts';
import { ToolPage } from '../page/ToolPage.tsx';
import styles from './app.module.css';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { rememberRecent } from './search/recent.ts';
import { loadTool } from './tool-loader.ts';
import type { loadPage } from './tool-pages.ts';
import { ToolFault } from './ToolFault.tsx';
import { useIsClient } from '../page/use-is-client.ts';
import { useShell } from './shell.tsx';
import { WithoutScript } from './without-script/context.ts';

// Nobody drops a file before the page is there.
const PageDrop = lateAlone(async () => ({ default: (await import('../page/PageDrop.tsx')).PageDrop }));

// Whoever shows a tool reads it, so both are one file.
export { readTool } from './read-tool.ts';

export default function ToolRoute({ id }: { readonly id: string }) {
  const { language, tools } = useShell();
  const { tool, loadPage } = use(loadTool(id, language));
  const about = tools[id];
  const root = useRef<HTMLDivElement>(null);
  const isClient = useIsClient();
  if (!about) throw new Error(`${id} has no words`);

  usePageShortcuts();
  useEffect(() => rememberRecent(id), [id]);

  // Focusing the heading makes screen readers announce the page, unless a field has taken the focus.
  useEffect(() => {
    if (!root.current?.contains(document.activeElement)) root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={root} className={styles.tool} aria-busy={!isClient || undefined}>
      <ToolProvider tool={tool}>
        <PageDrop />
        <ToolPage about={about} actions={<FavoriteButton tool={id} />}>
          <ErrorBoundary fallback={(fault) => <ToolFault fault={fault} />}>{loadPage ? <OwnPage id={id} load={loadPage} /> : <GeneratedTool />}</ErrorBoundary>
        </ToolPage>
      </ToolProvider>
      <noscript>{use(WithoutScript)}</noscript>
    </div>
  );
}

interface OwnPageProps {
  readonly id: string;
  readonly load: typeof loadPage;
}

function OwnPage({ id, load }: OwnPageProps) {
  const { default: Page } = use(load(id));
  return <Page />;
}
