import type { RefObject } from 'react';
import { startTransition, useEffect, useId, useRef, useState } from 'react';
import HeartGlyph from '@tabler/icons-react/dist/esm/icons/IconHeart.mjs';
import HeartFilled from '@tabler/icons-react/dist/esm/icons/IconHeartFilled.mjs';
import type { FontName } from '../../../lib/figlet/fonts.ts';
import { fonts } from '../../../lib/figlet/fonts.ts';
import { firstLines } from '../../../page/layouts/first-lines.ts';
import look from '../../../page/look.module.css';
import { Card } from '../../../page/Section.tsx';
import { useStored } from '../../../page/storage/use-stored.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useRun } from '../../../page/session/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { InputText } from '../../../ui/input-text/InputText.tsx';
import { Switch } from '../../../ui/switch/Switch.tsx';
import { whenIdle } from '../../../ui/when-idle.ts';
import * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './drawer.module.css';

/** More fonts than fit in view. The others are rendered when the browser is idle. */
const FIRST_SHOWN = 24;

/** The maximum length of a preview text, in UTF-16 code units. */
const SHOWN_LENGTH = 40;

interface FontListProps {
  readonly text: string;
  readonly font: FontName;
  readonly onChoose: (font: FontName) => void;
}

/** Lists every font with a preview of the text. The fonts are one radio group, so arrow keys move between them. */
export function FontList({ text, font, onChoose }: FontListProps) {
  const words = useWords<typeof en>();
  const group = useId();
  const list = useRef<HTMLDivElement>(null);
  const [sought, setSought] = useState('');
  const [isOnlyFavorites, setOnlyFavorites] = useState(false);
  const [favorites, setFavorites] = useStored('ascii-text-drawer.fonts', (stored) => fonts.filter((name) => Array.isArray(stored) && stored.includes(name)));
  const wanted = sought.trim().toLowerCase();
  const found = fonts.filter((name) => name.toLowerCase().includes(wanted) && (!isOnlyFavorites || favorites.includes(name)));
  const [isWhole, setWhole] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setWhole(true))), []);
  const shown = isWhole ? found : found.slice(0, FIRST_SHOWN);
  const [sample = ''] = firstLines(text, 1).lines;

  const toggleFavorite = (name: FontName): void => setFavorites(favorites.includes(name) ? favorites.filter((other) => other !== name) : [...favorites, name]);

  return (
    <Card title={words('allFonts')} aside={<Switch label={words('favoritesOnly')} checked={isOnlyFavorites} onChange={setOnlyFavorites} />}>
      <InputText type="search" aria-label={words('findFont')} placeholder={words('findFont')} value={sought} onChange={setSought} clearable />
      {shown.length === 0 && <p className={look.hint}>{words(isOnlyFavorites && sought === '' ? 'noFavorites' : 'noFonts')}</p>}
      <div ref={list} className={styles.fonts} role="radiogroup" aria-label={words('allFonts')}>
        {shown.map((name) => (
          <div key={name} className={styles.font}>
            <label>
              <input type="radio" name={group} value={name} checked={name === font} onChange={() => onChoose(name)} />
              <span className={look.label}>{name}</span>
              <Preview font={name} text={sample.slice(0, SHOWN_LENGTH) || name} list={list} />
            </label>
            <Button
              size="small"
              variant="text"
              iconOnly
              icon={favorites.includes(name) ? <HeartFilled size={16} /> : <HeartGlyph size={16} />}
              aria-pressed={favorites.includes(name)}
              onClick={() => toggleFavorite(name)}
            >
              {words('favorite', { font: name })}
            </Button>
          </div>
        ))}
      </div>
    </Card>
  );
}

interface PreviewProps {
  readonly font: FontName;
  readonly text: string;
  readonly list: RefObject<HTMLElement | null>;
}

/** Previews the text in a font, drawn only while in view: most font files are not loaded yet. */
function Preview({ list, ...drawn }: PreviewProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    if (!box.current) return undefined;
    const observer = new IntersectionObserver((entries) => setInView(entries.at(-1)?.isIntersecting ?? false), { root: list.current, rootMargin: '200px 0px' });
    observer.observe(box.current);
    return () => observer.disconnect();
  }, [list]);
  return (
    <span ref={box} className={styles.preview} aria-hidden="true">
      {isInView && <Drawn {...drawn} />}
    </span>
  );
}

function Drawn({ font, text }: Omit<PreviewProps, 'list'>) {
  const { output } = useRun(fields.draw, { text, font, width: 0, format: 'text', horizontalLayout: 'default', verticalLayout: 'full', trim: true });
  return output.drawing;
}
