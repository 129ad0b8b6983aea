import { useEffect, useState } from 'react';
import type { Offer } from '../../runtime/offers.ts';
import { Button } from '../../ui/button/Button.tsx';
import { OpenInIcon } from '../../ui/icons.tsx';
import { useEnvironment } from '../environment.ts';
import { formatOf } from '../format-of.ts';
import kit from '../kit.module.css';
import { takeOffer } from '../open-offer.ts';
import { useTool } from '../tool-context.tsx';
import type { OperationState } from '../use-operation.ts';

/** Offers the tool that a text is plainly for, where this one cannot read it. */
export default function OtherTool({ operation, text }: { readonly operation: OperationState; readonly text: string }) {
  const { texts, toolNames, openTool } = useEnvironment();
  const { id } = useTool();
  const [found, setFound] = useState<{ readonly text: string; readonly offer: Offer | undefined }>();
  const output = Object.values(operation.operation.output).find(({ primary }) => primary);
  const gives = output && formatOf(operation, output);

  useEffect(() => {
    let isCurrent = true;
    void import('../../runtime/offers.ts').then(({ offersFor }) => {
      const [offer] = offersFor(text, { currentTool: id, gives });
      if (isCurrent) setFound({ text, offer: offer?.confidence === 'confident' && offer.tool !== id ? offer : undefined });
    });
    return () => {
      isCurrent = false;
    };
  }, [text, id, gives]);

  if (!found?.offer || found.text !== text) return null;
  const { offer } = found;
  return (
    <p className={kit.inlineNote} role="status">
      {texts.t('page.otherTool')}{' '}
      <Button size="small" icon={<OpenInIcon />} onClick={() => void takeOffer(offer).then(() => openTool(offer.tool))}>
        {toolNames[offer.tool]}
      </Button>
    </p>
  );
}
