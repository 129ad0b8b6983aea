import type { OutputValues } from '../../../contract/fields.ts';
import { colorOf, PartLegend } from '../../../page/parts/ColoredParts.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { bitMeanings, meaningsOfBits, placesOf } from '../bit-fields.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './bits.module.css';

const BITS_OF_DIGIT = 4;
const binary = (digit: string): readonly string[] => [...Number.parseInt(digit, 16).toString(2).padStart(BITS_OF_DIGIT, '0')];

/** Renders a UUID digit by digit and bit by bit, colored by the meaning of the bits. */
export function Bits({ canonical, version, variant }: OutputValues<typeof fields.inspect.output>) {
  const words = useWords<typeof en>();
  if (canonical === '') return null;
  const meanings = meaningsOfBits(version, variant);
  const used = bitMeanings.filter((meaning) => meanings.includes(meaning));
  const colors = meanings.map((meaning) => colorOf(used.indexOf(meaning)));
  const groups = canonical.split('-');
  return (
    <figure className={styles.bits}>
      <div className={styles.groups} aria-hidden="true">
        {groups.map((group, index) => (
          <span key={index} className={styles.group}>
            {[...group].map((digit, offset) => {
              const at = (groups.slice(0, index).join('').length + offset) * BITS_OF_DIGIT;
              return (
                <span key={at} className={styles.digit}>
                  {digit}
                  <span className={styles.nibble}>
                    {binary(digit).map((bit, place) => (
                      <span key={place} className={colors[at + place]}>
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
        <PartLegend
          label={words('bits')}
          parts={used}
          nameOf={(meaning) =>
            words('bitsOf', { meaning: words(meaning), bits: meanings.filter((other) => other === meaning).length, places: placesOf(meaning, meanings) })
          }
        />
      </figcaption>
    </figure>
  );
}
