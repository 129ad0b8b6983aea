import IconCode from '@tabler/icons-react/dist/esm/icons/IconCode.mjs';
import { CopyButton } from '../../../page/CopyButton.tsx';
import kit from '../../../page/kit.module.css';
import { useWords } from '../../../page/tool-context.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Menu } from '../../../ui/menu/Menu.tsx';
import type { MenuEntry } from '../../../ui/menu/menu-group.ts';
import { useCopy } from '../../../ui/use-copy.ts';
import type { Constant } from '../constants.ts';
import { constantsOf, referenceUrl } from '../constants.ts';
import type en from '../strings/en.json';
import type { StatusRow } from './status-row.ts';
import styles from './status.module.css';

interface CardProps {
  readonly row: StatusRow;
  /** Whether the address names this code. */
  readonly isAnchor: boolean;
}

/** One code: what it means, where that is written, and its spellings to copy. */
export function Card({ row, isAnchor }: CardProps) {
  const words = useWords<typeof en>();
  const { copy } = useCopy();
  const { code, name, type, reference, cacheable, description, vendor } = row;
  const url = referenceUrl(reference);
  // As a line of a response, and as programs name it.
  const spellings: readonly Constant[] = [{ language: words('codeAndName'), text: `${code} ${name}` }, ...constantsOf(row)];
  return (
    <li id={String(code)} className={classNames(styles.card, isAnchor && styles.anchor)} data-code={code}>
      <div className={styles.cardHead}>
        <h3>
          <a href={`#${code}`} title={words('linkTo', { code })}>
            {code}
          </a>{' '}
          {name}
        </h3>
        <span className={styles.cardActions}>
          <CopyButton label={String(code)} text={() => String(code)} iconOnly />
          <Menu
            label={words('copyAs', { code })}
            icon={<IconCode size={18} stroke={1.75} aria-hidden focusable={false} />}
            iconOnly
            groups={[{ entries: spellings.map((spelling) => toEntry(spelling, copy)) }]}
          />
        </span>
      </div>
      <p className={styles.description}>{description}</p>
      <p className={styles.facts}>
        {url === undefined ? (
          <span>{vendor}</span>
        ) : (
          <a href={url} target="_blank" rel="noopener noreferrer">
            {reference}
          </a>
        )}
        {type === 'WebDav' && <span className={classNames(kit.tag, styles.tag)}>{words('webDav')}</span>}
        {reference === '' && <span className={classNames(kit.tag, styles.tag)}>{words('unofficial')}</span>}
        {cacheable && (
          <span className={classNames(kit.tag, styles.tag)} title={words('cacheableHint')}>
            {words('cacheable')}
          </span>
        )}
      </p>
    </li>
  );
}

const toEntry = ({ language, text }: Constant, copy: (text: string) => Promise<void>): MenuEntry => ({
  id: language,
  content: (
    <>
      <span className={styles.language}>{language}</span>
      <code className={styles.spelling}>{text}</code>
    </>
  ),
  onSelect: () => void copy(text),
});
