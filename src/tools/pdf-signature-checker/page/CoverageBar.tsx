import { useId } from 'react';
import { useEnvironment } from '../../../page/environment.ts';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import type en from '../strings/en.json';
import styles from './pdf-signature.module.css';
import type { SignatureReport } from './report.ts';

type Part = 'signed' | 'value' | 'open' | 'later';

interface CoverageBarProps {
  readonly report: SignatureReport;
  readonly fileBytes: number;
}

/** Which bytes of the file are signed, as a bar from its first byte to its last; the same in words below it. */
export function CoverageBar({ report, fileBytes }: CoverageBarProps) {
  const { texts } = useEnvironment();
  const words = useWords<typeof en>();
  const id = useId();
  const parts = partsOf(report, fileBytes);
  if (!parts) return null;
  const number = (value: number): string => new Intl.NumberFormat(texts.language).format(value);
  const sum = (wanted: Part): number => parts.reduce((bytes, [part, length]) => bytes + (part === wanted ? length : 0), 0);
  const sentence = report.coverage === 'malformed' ? 'signedGap' : sum('later') > 0 ? 'signedShare' : 'signedAll';
  const legend = { signed: 'legendSigned', value: 'legendValue', open: 'legendOpen', later: 'legendLater' } as const;
  return (
    <figure className={styles.coverage} aria-labelledby={id}>
      <div className={styles.bar} aria-hidden>
        {parts.map(([part, length], index) => (
          <span key={index} className={styles[part]} style={{ flexGrow: length }} />
        ))}
      </div>
      <figcaption className={styles.legend}>
        <span id={id} className={kit.hint}>
          {words(sentence, { signed: number(sum('signed')), total: number(fileBytes), later: number(sum('later')) })}
        </span>
        {[...new Set(parts.map(([part]) => part))].map((part) => (
          <span key={part} className={styles.key}>
            <span className={styles[part]} aria-hidden />
            {words(legend[part])}
          </span>
        ))}
      </figcaption>
    </figure>
  );
}

/** The parts of the file in their order with their lengths; nothing for ranges that are not in the file. */
function partsOf({ coverage, details: { byteRange, faults } }: SignatureReport, fileBytes: number): readonly (readonly [Part, number])[] | undefined {
  const [a, b, c, d] = byteRange;
  if (byteRange.length !== 4 || typeof a !== 'number' || typeof b !== 'number' || typeof c !== 'number' || typeof d !== 'number') return undefined;
  if (a < 0 || b < 0 || d < 0 || c < a + b || c + d > fileBytes) return undefined;
  const gap: Part = coverage === 'malformed' && faults.includes('gap-is-not-the-signature') ? 'open' : 'value';
  const parts: readonly (readonly [Part, number])[] = [
    ['open', a],
    ['signed', b],
    [gap, c - a - b],
    ['signed', d],
    ['later', fileBytes - c - d],
  ];
  return parts.filter(([, length]) => length > 0);
}
