import { CopyButton } from '../../page/copy/CopyButton.tsx';
import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import { Result } from '../../page/outputs/Result.tsx';
import { Empty } from '../../page/parts/Empty.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { shownOutput } from '../../page/session/operation-state.ts';
import { HexView } from '../../ui/hex-view/HexView.tsx';
import type * as fields from './fields.ts';
import { hexOffset, readOffset } from './offsets.ts';
import { BitButtons } from './page/BitButtons.tsx';

export default () => <GeneratedTool<typeof fields> views={{ inspect: Inspect, float: Float }} />;

function Inspect({ operation }: OperationProps<typeof fields.inspect>) {
  const { byteLength, position } = shownOutput(operation);
  const { data, file, offset: enteredOffset } = operation.input;
  // What was typed or pressed last, so that the next key does not have to wait for the result.
  const typed = readOffset(enteredOffset);
  // No bytes are a result too, but there is nothing to see in it.
  if (data === '' && file === undefined) {
    return (
      <InspectorLayout operation={operation}>
        <Empty operation={operation} />
      </InspectorLayout>
    );
  }
  return (
    <InspectorLayout
      operation={operation}
      views={{
        rows: ({ id, label, value }) => (
          <Result
            id={id}
            label={label}
            isBlock
            actions={<CopyButton label={label} text={() => value.map(({ offset, hex, text }) => `${offset}  ${hex}  ${text}`).join('\n')} />}
          >
            <HexView
              label={label}
              rows={value}
              size={byteLength}
              pageRows={operation.input.rowCount}
              position={typed ?? position}
              onMove={(offset) => operation.set('offset', hexOffset(offset))}
            />
          </Result>
        ),
      }}
    />
  );
}

function Float({ operation }: OperationProps<typeof fields.float>) {
  return (
    <InspectorLayout
      operation={operation}
      views={{
        bits: ({ id, label, value }) => (
          <Result id={id} label={label} isBlock actions={<CopyButton label={label} text={() => value} />}>
            <BitButtons
              label={label}
              bits={value}
              exponentBits={operation.output.exponent.length}
              onChange={(bits) => operation.setAll({ number: bits, readAs: 'bits' })}
            />
          </Result>
        ),
      }}
    />
  );
}
