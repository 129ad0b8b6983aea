import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import type { OperationProps } from '../session/operation-state.ts';
import type { OutputViews } from '../Results.tsx';
import { Results } from '../Results.tsx';
import { Stack } from '../Section.tsx';
import { InputCard } from './InputCard.tsx';

interface InspectorLayoutProps<Op extends Operation> extends OperationProps<Op> {
  /** Render results instead of the usual views, by the outputs' names. */
  readonly views?: OutputViews<Op>;
  /** See `Options`. */
  readonly foldsOptions?: boolean;
  /** The content that shows the results. Default: all of them below each other. */
  readonly children?: ReactNode;
}

/** One input, many results: the input on top, the results below as a list. */
export function InspectorLayout<Op extends Operation>(props: InspectorLayoutProps<Op>): ReactNode;
export function InspectorLayout({ operation, views = {}, foldsOptions = false, children }: InspectorLayoutProps<Operation>): ReactNode {
  return (
    <Stack>
      <InputCard operation={operation} foldsOptions={foldsOptions} />
      <Results operation={operation} views={views} {...(children === undefined && { names: Object.keys(operation.operation.output) })}>
        {children}
      </Results>
    </Stack>
  );
}
