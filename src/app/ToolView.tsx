import { Suspense, use } from 'react';
import { late } from '../page/late.tsx';
import { ToolHead } from '../page/tool-head/ToolHead.tsx';
import styles from './app.module.css';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { useIsClient } from './use-is-client.ts';
import { useShell } from './shell.tsx';
import { WithoutScript } from './without-script/context.ts';

const ToolRoute = late(() => import('./ToolRoute.tsx'));

/** A tool's page. The head is shown at once, also in the prerendered page, and the tool when it has loaded. */
export function ToolView({ id }: { readonly id: string }) {
  const isClient = useIsClient();
  const head = <ToolStart id={id} />;
  return isClient ? (
    <Suspense fallback={head}>
      <ToolRoute id={id} />
    </Suspense>
  ) : (
    head
  );
}

function ToolStart({ id }: { readonly id: string }) {
  const { tools } = useShell();
  const about = tools[id];
  if (!about) throw new Error(`${id} has no words`);
  return (
    <article className={styles.toolStart} aria-busy="true">
      <ToolHead about={about}>
        <FavoriteButton tool={id} />
      </ToolHead>
      <noscript>{use(WithoutScript)}</noscript>
    </article>
  );
}
