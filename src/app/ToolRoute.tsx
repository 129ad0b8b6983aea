import { use, useEffect, useRef } from 'react';
import { GeneratedTool } from '../page/GeneratedTool.tsx';
import { ToolProvider } from '../page/tool-context.tsx';
import { ToolPage } from '../page/ToolPage.tsx';
import { FavoriteButton } from './favorites/FavoriteButton.tsx';
import { rememberRecent } from './search/recent.ts';
import { loadTool } from './tool-loader.ts';
import { useWords } from './words.tsx';

export default function ToolRoute({ id }: { readonly id: string }) {
  const { language, tools } = useWords();
  const { tool, Page } = use(loadTool(id, language));
  const words = tools[id];
  const root = useRef<HTMLDivElement>(null);
  if (!words) throw new Error(`${id} has no words`);

  useEffect(() => rememberRecent(id), [id]);

  // A screen reader hears where it is; a field that takes the focus itself has it already.
  useEffect(() => {
    if (!root.current?.contains(document.activeElement)) root.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, []);

  return (
    <div ref={root}>
      <ToolProvider tool={tool}>
        <ToolPage words={words} actions={<FavoriteButton tool={id} />}>
          {Page ? <Page /> : <GeneratedTool />}
        </ToolPage>
      </ToolProvider>
    </div>
  );
}
