import type { SyntheticEvent } from 'react';
import type { FileValue } from '../../../contract/values.ts';
import look from '../../../page/look.module.css';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useObjectUrl } from '../../../page/files/use-object-url.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Link } from '../../../ui/link/Link.tsx';
import type { ServiceName } from '../previews.ts';
import { hostOf, isWebAddress, services, truncate } from '../previews.ts';
import type en from '../strings/en.json';
import styles from './og-meta-generator.module.css';

interface Page {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly siteName: string;
  readonly image: string;
}

interface PreviewsProps {
  readonly page: Page;
  /** The dropped image, the only image that is ever shown. */
  readonly droppedImage: FileValue | undefined;
  readonly onSize: (width: number, height: number) => void;
}

const NAMES: readonly ServiceName[] = ['xLarge', 'xSmall', 'facebook', 'linkedin', 'chat', 'search'];

/** Previews of the page's link, truncated like in each service. Nothing is loaded from any URL. */
export function Previews({ page, droppedImage, onSize }: PreviewsProps) {
  const words = useWords<typeof en>();
  const source = useObjectUrl(droppedImage);
  const shown = { ...page, host: hostOf(page.url), siteName: page.siteName || hostOf(page.url) };
  // A service shows a link without an image as text only.
  const hasImage = source !== undefined || page.image !== '';
  const measure = ({ currentTarget: { naturalWidth, naturalHeight } }: SyntheticEvent<HTMLImageElement>): void => onSize(naturalWidth, naturalHeight);
  return (
    <Card title={words('previews')}>
      <p className={look.hint}>
        {words('dropImage')} {isWebAddress(page.image) && <Link href={page.image}>{words('openImage')}</Link>}
      </p>
      <div className={styles.previews} role="region" aria-label={NAMES.map((name) => words(name)).join(', ')} tabIndex={0}>
        {NAMES.map((name, index) => (
          <figure key={name} className={styles.service}>
            <figcaption className={look.hint}>{words(name)}</figcaption>
            <div className={classNames(styles.preview, hasImage && styles[services[name].imagePosition])}>
              {hasImage && services[name].imagePosition !== 'none' && (
                <div className={styles.image}>
                  {source === undefined ? (
                    // A stand-in with the colors of an image says once what it is.
                    <span>{index === 0 && words('placeholder')}</span>
                  ) : (
                    <img src={source} alt="" {...(index === 0 && { onLoad: measure })} />
                  )}
                </div>
              )}
              <div className={styles.words}>
                {services[name].parts.map(({ part, length }) => (
                  <p key={part} className={styles[part]}>
                    {truncate(shown[part], length)}
                  </p>
                ))}
              </div>
            </div>
          </figure>
        ))}
      </div>
    </Card>
  );
}
