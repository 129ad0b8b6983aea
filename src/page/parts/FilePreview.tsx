import { useState } from 'react';
import type { FileValue } from '../../contract/values.ts';
import { hexDump, PREVIEW_TEXT_BYTES, previewKindOf, previewText } from '../../lib/file/preview.ts';
import { classNames } from '../../ui/class-names.ts';
import { formatBytes } from '../words/format-bytes.ts';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { useObjectUrl } from '../files/use-object-url.ts';
import styles from './parts.module.css';

const DUMP_BYTES = 256;

interface FilePreviewProps {
  readonly file: FileValue;
  /** The content of `file`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Dims the preview of a file that belongs to an older input. */
  readonly isStale: boolean;
}

/** A preview of a file: image, player, beginning of the text, or a hex dump of the first bytes. */
export function FilePreview({ file, bytes, isStale }: FilePreviewProps) {
  const kit = useKitWords();
  const kind = previewKindOf(file.type);
  // The file that the browser failed to show in spite of its media type.
  const [unshowable, setUnshowable] = useState<FileValue>();
  const isMedia = kind === 'image' || kind === 'audio' || kind === 'video';
  const isShowable = unshowable !== file;
  return (
    <figure className={classNames(styles.preview, isStale && styles.dimmed)} data-preview={isMedia && !isShowable ? 'bytes' : kind}>
      <figcaption className={look.note}>{kit('preview')}</figcaption>
      {isMedia && isShowable && <Media key={file.type} file={file} kind={kind} onError={() => setUnshowable(file)} />}
      {isMedia && !isShowable && <p className={look.note}>{kit('unshowable')}</p>}
      {kind === 'text' && <FirstBytes text={previewText(bytes)} shown={PREVIEW_TEXT_BYTES} total={bytes.length} />}
      {(kind === 'bytes' || (isMedia && !isShowable)) && (
        <FirstBytes text={hexDump(bytes.subarray(0, DUMP_BYTES))} shown={DUMP_BYTES} total={bytes.length} isDump />
      )}
    </figure>
  );
}

interface MediaProps {
  readonly file: FileValue;
  readonly kind: 'image' | 'audio' | 'video';
  readonly onError: () => void;
}

// An SVG in an `<img>` runs no script and fetches nothing.
function Media({ file, kind, onError }: MediaProps) {
  const kit = useKitWords();
  const url = useObjectUrl(file);
  const name = kit('previewOf', { name: file.name });
  if (kind === 'image') return <img className={styles.media} src={url} alt={name} onError={onError} />;
  const Player = kind;
  return (
    <Player className={styles.media} src={url} controls aria-label={name} onError={onError}>
      <track kind="captions" />
    </Player>
  );
}

interface FirstBytesProps {
  readonly text: string;
  /** Number of bytes that the text was made from. */
  readonly shown: number;
  readonly total: number;
  readonly isDump?: boolean;
}

function FirstBytes({ text, shown, total, isDump = false }: FirstBytesProps) {
  const kit = useKitWords();
  return (
    <>
      <pre className={classNames(look.box, styles.previewText, isDump && styles.dump)} role="region" aria-label={kit('preview')} tabIndex={0}>
        {text}
      </pre>
      {total > shown && <p className={look.note}>{kit('firstBytes', { shown: formatBytes(shown, kit), total: formatBytes(total, kit) })}</p>}
    </>
  );
}
