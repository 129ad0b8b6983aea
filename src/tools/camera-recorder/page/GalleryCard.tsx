import { useState } from 'react';
import { downloadArchive } from '../../../page/files/archive.ts';
import { download } from '../../../page/files/download.ts';
import { formatBytes } from '../../../page/words/format-bytes.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import look from '../../../page/look.module.css';
import { copyPicture } from '../../../page/files/picture.ts';
import { useObjectUrl } from '../../../page/files/use-object-url.ts';
import { Card } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CloseIcon, CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import type { Gallery, Item } from '../gallery.ts';
import { formatElapsed } from '../recording.ts';
import type en from '../strings/en.json';
import styles from './camera-recorder.module.css';
import { discard, noteSaved, useRecordings } from './recordings.ts';

const UNDO_MS = 8_000;

/** Shows all photos and videos, newest first. */
export function GalleryCard() {
  const words = useWords<typeof en>();
  const recordings = useRecordings();
  return (
    <Card
      title={words('gallery')}
      aside={
        recordings.length > 1 && (
          <Button size="small" icon={<DownloadIcon />} onClick={() => void saveArchive(recordings)}>
            {words('downloadAll')}
          </Button>
        )
      }
    >
      {recordings.length === 0 ? (
        <p className={look.note}>{words('galleryEmpty')}</p>
      ) : (
        <ul className={styles.gallery}>
          {recordings.map((item) => (
            <Recording key={item.id} item={item} />
          ))}
        </ul>
      )}
    </Card>
  );
}

async function saveArchive(recordings: Gallery<Blob>): Promise<void> {
  await downloadArchive(recordings, 'recordings.zip');
  noteSaved(recordings.map(({ id }) => id));
}

function Recording({ item }: { readonly item: Item<Blob> }) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [hasFailed, setFailed] = useState(false);
  const url = useObjectUrl(item.content);
  const { name, kind, content, takenAt, lengthMs } = item;
  const facts = [takenAt.toLocaleTimeString(kit.language), ...(lengthMs === undefined ? [] : [formatElapsed(lengthMs)]), formatBytes(content.size, kit)];

  function remove(): void {
    const bringBack = discard(item);
    showToast(words('deleted', { name }), { duration: UNDO_MS, action: { label: kit('undo'), onPress: bringBack } });
  }

  async function copy(): Promise<void> {
    const isCopied = await copyPicture(content);
    setFailed(!isCopied);
    if (isCopied) showToast(words('copied'));
  }

  return (
    <li data-kind={kind}>
      {kind === 'picture' ? (
        <img src={url} alt={name} />
      ) : (
        <video src={url} controls playsInline aria-label={name}>
          {/* The speech in a recording has no captions. */}
          <track kind="captions" />
        </video>
      )}
      <b>{name}</b>
      <span className={look.hint}>{facts.join(' · ')}</span>
      <div className={styles.buttons}>
        <Button
          size="small"
          icon={<DownloadIcon />}
          aria-label={kit('downloadValue', { label: name })}
          onClick={() => {
            download(content, name, content.type);
            noteSaved([item.id]);
          }}
        >
          {kit('download')}
        </Button>
        {kind === 'picture' && (
          <Button size="small" icon={<CopyIcon />} aria-label={kit('copyValue', { label: name })} onClick={() => void copy()}>
            {words('copy')}
          </Button>
        )}
        <Button size="small" variant="text" icon={<CloseIcon />} iconOnly onClick={remove}>
          {words('delete', { name })}
        </Button>
      </div>
      <span role="status" className={look.hint}>
        {hasFailed && words('copyFailed')}
      </span>
    </li>
  );
}
