import { useMemo, useRef, useState } from 'react';
import kit from '../../../page/kit.module.css';
import { Options } from '../../../page/layouts/Options.tsx';
import { InputPane, OutputPane, Panes } from '../../../page/layouts/panes.tsx';
import { focusesInput } from '../../../page/layouts/parts.ts';
import { ViewChoice } from '../../../page/layouts/ViewChoice.tsx';
import { Output } from '../../../page/Output.tsx';
import { Folded, Stack } from '../../../page/Section.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { useRun } from '../../../page/use-operation.ts';
import { classNames } from '../../../ui/class-names.ts';
import { WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import styles from './markdown-to-html.module.css';
import { Preview } from './Preview.tsx';
import { PreviewActions } from './PreviewActions.tsx';
import { useScrollTogether } from './use-scroll-together.ts';

const OPTIONS = ['gfm', 'rawHtml', 'lineBreaks', 'headingIds', 'fullDocument', 'documentTitle', 'frontMatter'] as const;
const SHOWN_OPTIONS = 4;

/** Markdown on the left; on the right what is seen of it, or the HTML. */
export function MarkdownPanes({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const input = useRef<HTMLDivElement>(null);
  const preview = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'preview' | 'html'>('preview');
  const [wrap, setWrap] = useState(true);
  const shown = useRun(operation.name, useSafeInput(operation.input));
  const html = String(shown.output.output ?? '');
  const title = String(operation.input.documentTitle || (shown.output.title ?? ''));
  const isKept = operation.input.rawHtml === 'keep';
  useScrollTogether(input, preview);

  return (
    <Stack>
      <Options operation={operation} names={OPTIONS} shown={SHOWN_OPTIONS} />
      <Panes>
        <div ref={input} className={styles.pane}>
          <InputPane operation={operation} name="input" wrap={wrap} autoFocus={focusesInput()} />
        </div>
        <div ref={preview} className={styles.pane}>
          <OutputPane
            operation={operation}
            name="output"
            wrap={wrap}
            onWrap={setWrap}
            views={
              <ViewChoice
                views={[
                  { view: 'preview', label: words('preview') },
                  { view: 'html', label: words('html') },
                ]}
                chosen={view}
                onChoose={setView}
              />
            }
          >
            {view === 'preview' && <Preview html={html} isAwaited={shown.isAwaited} />}
          </OutputPane>
        </div>
      </Panes>
      {isKept && (
        <p className={classNames(kit.banner, kit.doubtful)} role="status">
          <WarningIcon />
          {words('keepWarning')}
        </p>
      )}
      <PreviewActions html={html} title={title} />
      <Folded isCard summary={words('outline')}>
        <Output operation={operation} name="title" />
        <Output operation={operation} name="headings" />
      </Folded>
    </Stack>
  );
}

/** The same text with no raw HTML but what is clean, and nothing around it. It has a run of its own, so that there is no moment in which it is anything else. */
function useSafeInput(input: OperationState['input']): OperationState['input'] {
  return useMemo(() => ({ ...input, rawHtml: input.rawHtml === 'escape' ? 'escape' : 'sanitize', fullDocument: false }), [input]);
}
