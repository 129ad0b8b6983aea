import { Suspense } from 'react';
import { ToolHead } from '../page/tool-head/ToolHead.tsx';
import styles from './app.module.css';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { useShell } from './shell.tsx';
import { ToolRoute } from './tool-loader.ts';

/** A tool's page. Until the tool has loaded, its head is shown; the page that was rendered at build stays whole. */
export const ToolView = ({ id }: { readonly id: string }) => (
  <Suspense fallback={<ToolStart id={id} />}>
    <ToolRoute id={id} />
  </Suspense>
);

function ToolStart({ id }: { readonly id: string }) {
  const { tools } = useShell();
  const about = tools[id];
  if (!about) throw new Error(`${id} has no words`);
  return (
    <article className={styles.toolStart} aria-busy="true">
      <ToolHead about={about}>
        <FavoriteButton tool={id} />
      </ToolHead>
    </article>
  );
}
