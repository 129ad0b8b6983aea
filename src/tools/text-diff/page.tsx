import { useMemo } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { Options } from '../../page/layouts/Options.tsx';
import { OutputPane } from '../../page/layouts/panes.tsx';
import { TwoInputs } from '../../page/layouts/TwoInputs.tsx';
import look from '../../page/look.module.css';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card, Folded, Stack } from '../../page/Section.tsx';
import { useWords } from '../../page/session/use-tool.ts';
import type { Span } from '../../ui/code-editor/span.ts';
import { changedSpans } from './page/changed-lines.ts';
import type * as fields from './fields.ts';
import { Differences } from './page/Differences.tsx';
import { Segments } from './page/Segments.tsx';
import type en from './strings/en.json';

const NO_SPANS: readonly [readonly Span[], readonly Span[]] = [[], []];

export default function TextDiff() {
  return <GeneratedTool<typeof fields> views={{ compare: Compare, compareInline: CompareInline, applyPatch: ApplyPatch }} />;
}

function Compare({ operation }: OperationProps<typeof fields.compare>) {
  const words = useWords<typeof en>();
  const { input, isStale, answered, output } = operation;
  const compared = useMemo(
    () =>
      answered ? ([changedSpans(answered.original, output.changes, 'removed'), changedSpans(answered.modified, output.changes, 'added')] as const) : NO_SPANS,
    [answered, output.changes],
  );
  // The result of older texts does not fit the texts in the editors.
  const isCurrent = !isStale && answered?.original === input.original && answered.modified === input.modified;
  return (
    <Stack>
      <TwoInputs
        operation={operation}
        names={['original', 'modified']}
        options={['ignoreWhitespace', 'ignoreCase', 'ignoreLineEndings']}
        canSwap
        spans={isCurrent ? compared : NO_SPANS}
      />
      <RunStatus operation={operation} />
      <Differences operation={operation} />
      <Folded isCard summary={words('patchAsText')}>
        <Options operation={operation} names={['context', 'originalName', 'modifiedName']} />
        <Output operation={operation} name="patch" />
      </Folded>
    </Stack>
  );
}

function CompareInline({ operation }: OperationProps<typeof fields.compareInline>) {
  const words = useWords<typeof en>();
  return (
    <Stack>
      <TwoInputs operation={operation} names={['original', 'modified']} options={['granularity', 'ignoreCase']} canSwap />
      <RunStatus operation={operation} />
      <Card label={words('differences')}>
        <p className={look.hint}>{words('marks')}</p>
        <Output operation={operation} name="segments" view={({ value }) => <Segments segments={value} />} />
        <Output operation={operation} name="marked" />
      </Card>
    </Stack>
  );
}

const ApplyPatch = ({ operation }: OperationProps<typeof fields.applyPatch>) => (
  <Stack>
    <TwoInputs operation={operation} names={['text', 'patch']} options={[]} />
    <OutputPane operation={operation} name="text" />
  </Stack>
);
