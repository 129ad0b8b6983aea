import { useRef, useState } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import { ViewChoice } from '../../page/layouts/ViewChoice.tsx';
import type { InputState, OperationProps } from '../../page/session/operation-state.ts';
import { Banner } from '../../page/parts/Banner.tsx';
import { Outputs } from '../../page/Results.tsx';
import { Folded } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import { useRun } from '../../page/session/use-operation.ts';
import * as fields from './fields.ts';
import { Preview } from './page/Preview.tsx';
import { PreviewActions } from './page/PreviewActions.tsx';
import { useScrollTogether } from '../../page/layouts/use-scroll-together.ts';
import type en from './strings/en.json';

export default function MarkdownToHtml() {
  return <GeneratedTool<typeof fields> views={{ convert: Convert }} />;
}

/** Markdown on the left; its preview or HTML on the right. */
function Convert({ operation }: OperationProps<typeof fields.convert>) {
  const words = useWords<typeof en>();
  const page = useRef<HTMLDivElement>(null);
  const [view, setView] = useState<'preview' | 'html'>('preview');
  const { input } = operation;
  const clean = useClean(input);
  const title = (input.fullDocument && input.documentTitle) || clean.output.title;
  const views = (['preview', 'html'] as const).map((name) => ({ view: name, label: words(name) }));
  useScrollTogether(page, ['input', 'output']);
  return (
    <div ref={page}>
      <TwoPanesLayout
        operation={operation}
        wrap
        outputs={[]}
        resultViews={<ViewChoice views={views} chosen={view} onChoose={setView} />}
        resultView={view === 'preview' && <Preview html={clean.output.output} isAwaited={clean.isAwaited} />}
        below={
          <>
            {input.rawHtml === 'keep' && (
              <Banner tone="doubtful" role="status">
                {words('keepWarning')}
              </Banner>
            )}
            <PreviewActions html={clean.output.output} title={title} />
            <Folded isCard summary={words('outline')}>
              <Outputs operation={operation} names={['title', 'headings']} />
            </Folded>
          </>
        }
      />
    </div>
  );
}

/** The same text with sanitized HTML, without the document around it. It is a separate run, so the preview never contains anything else. */
function useClean(input: InputState<typeof fields.convert.input>) {
  return useRun(fields.convert, { ...input, rawHtml: input.rawHtml === 'escape' ? input.rawHtml : 'sanitize', fullDocument: false });
}
