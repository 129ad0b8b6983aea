import type { ComponentProps } from 'react';
import { useEffect, useId, useMemo, useState } from 'react';
import { hasRawHtml } from '../../lib/markdown/marked-html.ts';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../words.ts';
import styles from './markdown.module.css';
import type { CleanHtml } from './render-markdown.ts';
import { compileForPage, toSafeHtml } from './render-markdown.ts';

interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  readonly markdown: string;
}

/**
 * Renders Markdown as sanitized HTML. The parser comes in the same bundle, so parts of the first load should import this widget
 * lazily. Raw HTML in the text is shown as source until the sanitizer has loaded.
 */
export function Markdown({ markdown, className, ...rest }: MarkdownProps) {
  const words = useUiWords();
  const id = useId();
  const compiled = useMemo(
    () =>
      compileForPage(markdown, {
        footnotes: words('footnotes'),
        backToText: words('backToText'),
        taskDone: words('taskDone'),
        taskOpen: words('taskOpen'),
        prefix: `${id}-`,
      }),
    [markdown, words, id],
  );
  const clean = useCleaner(hasRawHtml(compiled));
  const html = useMemo(() => toSafeHtml(compiled, clean), [compiled, clean]);
  return <div {...rest} className={classNames(styles.markdown, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Loads the sanitizer when it is needed: it is larger than the rest of this widget, and few texts contain HTML. */
function useCleaner(isNeeded: boolean): CleanHtml | undefined {
  const [clean, setClean] = useState<CleanHtml>();
  const isWanted = isNeeded && !clean;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isShown = true;
    void import('../../lib/markdown/sanitize.ts').then(({ sanitizeForPage }) => {
      if (isShown) setClean(() => sanitizeForPage);
    });
    return () => {
      isShown = false;
    };
  }, [isWanted]);

  return clean;
}
