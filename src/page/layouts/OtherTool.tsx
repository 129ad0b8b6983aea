import { useKitWords } from '../words/kit-words.ts';
import { useEffect, useState } from 'react';
import type { Offer } from '../../runtime/offers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { OpenInIcon } from '../../ui/icons.tsx';
import { useEnvironment } from '../environment.ts';
import { outputFormat } from '../../runtime/output-format.ts';
import { takeOffer } from '../open-in/open-offer.ts';
import { useTool } from '../session/use-tool.ts';
import type { OperationState } from '../session/operation-state.ts';

// The search lets every format parse the text, too much work for each key press.
const AFTER_TYPING_MS = 300;
// In UTF-16 code units. For a longer text the search would block the page.
const MAX_LENGTH = 500_000;

interface OtherToolProps {
  readonly operation: OperationState;
  readonly text: string;
  /** Format of the text, if certain. Otherwise the format is detected. */
  readonly format: string | undefined;
}

/** If this tool cannot read a text, offers the tool that the text is clearly meant for. */
export default function OtherTool({ operation, text, format }: OtherToolProps) {
  const kit = useKitWords();
  const { toolName, openTool } = useEnvironment();
  const { id } = useTool();
  const [found, setFound] = useState<{ readonly text: string; readonly offer: Offer | undefined }>();
  const output = Object.values(operation.operation.output).find(({ primary }) => primary);
  const gives = output && outputFormat(operation.operation, output, operation.input);

  useEffect(() => {
    let isCurrent = true;
    async function find(): Promise<void> {
      const { otherToolFor } = await import('../../runtime/offers.ts');
      if (isCurrent) setFound({ text, offer: otherToolFor(text, { format, currentTool: id, gives }) });
    }
    if (text.length > MAX_LENGTH) return undefined;
    const timer = setTimeout(() => void find(), AFTER_TYPING_MS);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [text, format, id, gives]);

  if (!found?.offer || found.text !== text) return null;
  const { offer } = found;
  return (
    <>
      {format === undefined && <span>{kit('otherTool')}</span>}
      <Button size="small" variant="text" icon={<OpenInIcon />} onClick={() => void takeOffer(offer).then(() => openTool(offer.tool))}>
        {toolName(offer.tool)}
      </Button>
    </>
  );
}
