import { useEffect, useState } from 'react';
import type { Offer } from '../runtime/offers.ts';
import { Menu } from '../ui/menu/Menu.tsx';
import { OpenInIcon } from '../ui/icons.tsx';
import { useEnvironment } from './environment.ts';
import { OfferList } from './OfferList.tsx';
import { useTool } from './tool-context.tsx';

interface OpenInProps {
  readonly label: string;
  readonly text: () => string;
  readonly format: string | undefined;
  readonly iconOnly?: boolean;
}

/** Lists the tools that take a result, best first, and hands it over in memory. */
export function OpenIn({ label, text, format, iconOnly = false }: OpenInProps) {
  const { texts } = useEnvironment();
  return (
    <Menu label={texts.t(iconOnly ? 'page.openValueIn' : 'page.openIn', { label })} icon={<OpenInIcon />} iconOnly={iconOnly}>
      {(close) => <Offers text={text()} format={format} onOpen={close} />}
    </Menu>
  );
}

function Offers({ text, format, onOpen }: { readonly text: string; readonly format: string | undefined; readonly onOpen: () => void }) {
  const { id } = useTool();
  const { texts } = useEnvironment();
  const [offers, setOffers] = useState<readonly Offer[]>();

  useEffect(() => {
    let isGone = false;
    void import('../runtime/offers.ts').then(({ offersFor }) => {
      if (!isGone) setOffers(offersFor(text, { format, currentTool: id }));
    });
    return () => {
      isGone = true;
    };
  }, [text, format, id]);

  if (!offers) return <p>{texts.t('page.openInSearching')}</p>;
  return <OfferList offers={offers} onOpen={onOpen} />;
}
