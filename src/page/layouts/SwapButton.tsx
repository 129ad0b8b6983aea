import { Button } from '../../ui/button/Button.tsx';
import { SwapIcon } from '../../ui/icons.tsx';
import { useEnvironment } from '../environment.ts';
import { giveText } from '../open-offer.ts';

interface SwapButtonProps {
  /** The tool that turns a result back. */
  readonly tool: string;
  readonly text: string;
}

/** Takes the result to the tool that turns it back. */
export function SwapButton({ tool, text }: SwapButtonProps) {
  const { texts, toolNames, openTool } = useEnvironment();
  const name = toolNames[tool];
  if (name === undefined) return null;
  return (
    <Button
      variant="text"
      size="small"
      icon={<SwapIcon />}
      aria-label={texts.t('page.swapTo', { name })}
      disabled={text === ''}
      onClick={() => void giveText(tool, text).then(() => openTool(tool))}
    >
      {texts.t('page.swap')}
    </Button>
  );
}
