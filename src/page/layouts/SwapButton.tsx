import { Button } from '../../ui/button/Button.tsx';
import { SwapIcon } from '../../ui/icons.tsx';
import { useEnvironment } from '../environment.ts';
import { useKitWords } from '../words/kit-words.ts';
import { giveText } from '../open-in/open-offer.ts';
import type { OperationState } from '../session/operation-state.ts';
import { usePageActions, useTool } from '../session/use-tool.ts';
import { partsOf } from './parts.ts';

/** Opens the inverse operation or tool with the result as its input. Renders nothing if no inverse is declared. */
export function SwapButton({ operation }: { readonly operation: OperationState }) {
  const kit = useKitWords();
  const { toolNames, openTool } = useEnvironment();
  const { inverse: tool = '', operations, words } = useTool();
  const { replace, select } = usePageActions();
  const { inverse = '' } = operation.operation;
  const result = operation.output[partsOf(operation.operation).primaryOutput ?? ''];
  const text = operation.isStale || typeof result !== 'string' ? '' : result;
  const way = operations[inverse];
  const name = way ? words.t(`operations.${inverse}.label`) : toolNames[tool];
  if (name === undefined) return null;

  function swap(): void {
    const { primaryInput } = way ? partsOf(way) : { primaryInput: undefined };
    if (primaryInput === undefined) void giveText(tool, text).then(() => openTool(tool));
    else {
      replace(inverse, { [primaryInput]: text });
      select(inverse);
    }
  }

  return (
    <Button
      variant="text"
      data-action="swap"
      aria-keyshortcuts="Alt+S"
      icon={<SwapIcon />}
      aria-label={kit('swapTo', { name })}
      disabled={text === ''}
      onClick={swap}
    >
      {kit('swap')}
    </Button>
  );
}
