import { useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { uuidVariants, uuidVersions } from '../../../lib/uuid/kinds.ts';
import { classNames } from '../../../ui/class-names.ts';
import { bitMeanings, meaningsOfBits, placesOf } from '../bit-fields.ts';
import type en from '../strings/en.json';
import styles from './uuid-generator.module.css';

const BITS_OF_DIGIT = 4;

/** The UUID digit by digit and bit by bit, coloured by what the bits say. */
export function Bits({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { canonical, version, variant } = operation.output;
  if (typeof canonical !== 'string' || canonical === '') return null;
  const meanings = meaningsOfBits(uuidVersions.find((known) => known === version) ?? '', uuidVariants.find((known) => known === variant) ?? '');
  const groups = canonical.split('-');
  const starts = groups.map((_, index) => groups.slice(0, index).join('').length);
  const used = bitMeanings.filter((meaning) => meanings.includes(meaning));
  return (
    <figure className={styles.bits}>
      <div className={styles.groups} aria-hidden="true">
        {groups.map((group, index) => (
          <span key={index} className={styles.group}>
            {[...group].map((digit, offset) => {
              const at = ((starts[index] ?? 0) + offset) * BITS_OF_DIGIT;
              return (
                <span key={at} className={styles.digit}>
                  <span className={styles.hex}>{digit}</span>
                  <span className={styles.nibble}>
                    {[...Number.parseInt(digit, 16).toString(2).padStart(BITS_OF_DIGIT, '0')].map((bit, place) => (
                      <span key={place} className={styles[`${meanings[at + place] ?? 'data'}Bits`]}>
                        {bit}
                      </span>
                    ))}
                  </span>
                </span>
              );
            })}
          </span>
        ))}
      </div>
      <figcaption>
        <ul className={styles.legend} aria-label={words('bits')}>
          {used.map((meaning) => (
            <li key={meaning} data-meaning={meaning}>
              <span className={classNames(styles.swatch, styles[`${meaning}Bits`])} aria-hidden="true" />
              {words('bitsOf', { meaning: words(meaning), bits: meanings.filter((other) => other === meaning).length, places: placesOf(meaning, meanings) })}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
}
