import { useWords } from '../../../page/session/use-tool.ts';
import { keyboard } from '../keyboard.ts';
import type en from '../strings/en.json';
import styles from './keycode-info.module.css';

/** A drawing of a US keyboard that highlights held keys; the last pressed one stays marked. */
export function Keyboard({ held, last }: { readonly held: ReadonlySet<string>; readonly last: string | undefined }) {
  const words = useWords<typeof en>();
  return (
    <div className={styles.keyboard} role="img" aria-label={words('keyboard')}>
      {keyboard.map((block, index) => (
        <div key={index} className={styles.block}>
          {block.map((row, line) => (
            <div key={line} className={styles.row}>
              {row.map(({ code, label, width }, place) => (
                <span
                  key={code || place}
                  className={code === '' ? styles.gap : styles.key}
                  style={{ flexGrow: width, flexBasis: `${width * 4}px` }}
                  data-held={held.has(code) || undefined}
                  data-last={(code !== '' && code === last) || undefined}
                >
                  {label}
                </span>
              ))}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}
