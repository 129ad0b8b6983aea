import type { MouseEvent } from 'react';
import { useId, useLayoutEffect, useMemo, useRef } from 'react';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { AskIfLarge } from '../../../page/parts/AskIfLarge.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useIsClient } from '../../../page/browser/use-is-client.ts';
import { classNames } from '../../../ui/class-names.ts';
import markdown from '../../../ui/markdown/markdown.module.css';
import { useUiWords } from '../../../ui/words.ts';
import type en from '../strings/en.json';
import styles from './markdown-to-html.module.css';
import { toPreview } from './preview-dom.ts';

// Rendering more on every keystroke would block the page.
const MAX_UNASKED_LENGTH = 1_000_000;

interface PreviewProps {
  /** Sanitized. */
  readonly html: string;
  readonly isAwaited: boolean;
}

/** HTML as parsed. */
export function Preview({ html, isAwaited }: PreviewProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const isClient = useIsClient();
  const isExpected = isAwaited || !isClient;
  if (html === '' || !isClient) return <p className={classNames(look.emptyPane, isExpected && styles.awaited)}>{kit(isExpected ? 'working' : 'nothingYet')}</p>;
  return (
    <AskIfLarge text={html} limit={MAX_UNASKED_LENGTH} reason={(size) => words('previewIsLarge', { size })} action={words('previewShow')}>
      <ShownPreview html={html} />
    </AskIfLarge>
  );
}

function ShownPreview({ html }: { readonly html: string }) {
  const words = useWords<typeof en>();
  const uiWords = useUiWords();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const { content, images } = useMemo(
    () => toPreview(html, { prefix: id, taskDone: uiWords('taskDone'), taskOpen: uiWords('taskOpen'), image: (address) => words('imageAt', { address }) }),
    [html, id, words, uiWords],
  );

  useLayoutEffect(() => box.current?.replaceChildren(content.cloneNode(true)), [content]);

  return (
    <>
      <div
        className={styles.preview}
        role="region"
        aria-label={words('preview')}
        tabIndex={0}
        data-preview
        onClick={(event) => scrollToTarget(event, box.current)}
      >
        <div ref={box} className={classNames(markdown.markdown, styles.content)} />
      </div>
      {images > 0 && <p className={classNames(look.hint, styles.note)}>{words('images', { count: images })}</p>}
    </>
  );
}

/** A link within the text scrolls the preview, and leaves the page URL unchanged. */
function scrollToTarget(event: MouseEvent, content: HTMLElement | null): void {
  const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
  if (!link) return;
  event.preventDefault();
  const id = link.getAttribute('href')?.slice(1) ?? '';
  const target = content?.querySelector<HTMLElement>(`[id="${CSS.escape(id)}"]`);
  target?.scrollIntoView({ block: 'nearest' });
  target?.setAttribute('tabindex', '-1');
  target?.focus();
}
