import type { ClipboardEvent } from 'react';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { TwoPanesLayout } from '../../page/layouts/TwoPanesLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import type * as fields from './fields.ts';

export default () => <GeneratedTool<typeof fields> views={{ convert: Convert }} />;

const TAG = /<\/?[a-z][^<>]*>/iu;

function Convert({ operation }: OperationProps<typeof fields.convert>) {
  /** Formatted text replaces the input with its HTML. Copied source code is pasted as text, although editors copy its colors as HTML. */
  function paste(event: ClipboardEvent): void {
    const html = event.clipboardData.getData('text/html');
    const isInput = event.target instanceof Element && event.target.closest('[data-field="input"]') !== null;
    if (!isInput || html === '' || TAG.test(event.clipboardData.getData('text/plain'))) return;
    event.preventDefault();
    event.stopPropagation();
    operation.set('input', html);
  }

  return (
    <div role="presentation" onPasteCapture={paste}>
      <TwoPanesLayout operation={operation} wrap />
    </div>
  );
}
