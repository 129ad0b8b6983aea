import type { Offer } from '../runtime/offers.ts';
import { useEnvironment } from './environment.ts';
import styles from './offer-list.module.css';
import { takeOffer } from './open-offer.ts';

interface OfferListProps {
  readonly offers: readonly Offer[];
  readonly onOpen: () => void;
}

/** Tools that take a text. Those that take any text stand last, below a line. */
export function OfferList({ offers, onOpen }: OfferListProps) {
  const { texts, toolNames, openTool } = useEnvironment();

  async function open(offer: Offer): Promise<void> {
    await takeOffer(offer);
    onOpen();
    openTool(offer.tool);
  }

  if (offers.length === 0) return <p className={styles.none}>{texts.t('page.openInNone')}</p>;
  const firstAnyText = offers.findIndex(({ confidence }) => confidence === 'any-text');
  return (
    <ul className={styles.list}>
      {offers.map((offer, index) => (
        <li key={`${offer.tool} ${offer.operation}`} className={index === firstAnyText && index > 0 ? styles.line : undefined}>
          <button type="button" className={styles.offer} onClick={() => void open(offer)}>
            {toolNames[offer.tool]}
          </button>
        </li>
      ))}
    </ul>
  );
}
