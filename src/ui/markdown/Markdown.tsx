import type { ComponentProps } from 'react';
import { useId, useMemo } from 'react';
import { classNames } from '../class-names.ts';
import { useUiWords } from '../words.ts';
import styles from './markdown.module.css';
import { renderMarkdown } from './render-markdown.ts';

interface MarkdownProps extends Omit<ComponentProps<'div'>, 'children' | 'dangerouslySetInnerHTML'> {
  readonly markdown: string;
}

/** A text in Markdown, made safe. Brings its parser with it, so what is shown first of all should load it late. */
export function Markdown({ markdown, className, ...rest }: MarkdownProps) {
  const words = useUiWords();
  const id = useId();
  const html = useMemo(
    () =>
      renderMarkdown(markdown, {
        footnotes: words('footnotes'),
        backToText: words('backToText'),
        taskDone: words('taskDone'),
        taskOpen: words('taskOpen'),
        prefix: `${id}-`,
      }),
    [markdown, words, id],
  );
  // The renderer lets no HTML of the text through.
  return <div {...rest} className={classNames(styles.markdown, className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
