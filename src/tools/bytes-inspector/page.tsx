import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InspectorLayout } from '../../page/layouts/InspectorLayout.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { shownOutput } from '../../page/session/operation-state.ts';
import { HexView } from '../../ui/hex-view/HexView.tsx';
import type * as fields from './fields.ts';
import { BitButtons } from './page/BitButtons.tsx';

export default () => <GeneratedTool<typeof fields> views={{ inspect: Inspect, float: Float }} />;

function Inspect({ operation }: OperationProps<typeof fields.inspect>) {
  const { byteLength, position } = shownOutput(operation);
  // What was typed or pressed last, so that the next key does not have to wait for the result.
  const typed = Number(operation.input.offset);
  return (
    <InspectorLayout
      operation={operation}
      views={{
        rows: ({ label, value }) => (
          <HexView
            label={label}
            rows={value}
            size={byteLength}
            position={Number.isInteger(typed) ? typed : position}
            onMove={(offset) => operation.set('offset', `0x${offset.toString(16)}`)}
          />
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
        bits: ({ label, value }) => (
          <BitButtons
            label={label}
            bits={value}
            exponentBits={operation.output.exponent.length}
            onChange={(bits) => operation.setAll({ number: bits, readAs: 'bits' })}
          />
        ),
      }}
    />
  );
}
