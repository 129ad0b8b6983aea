import { useState } from 'react';
import { useEnvironment } from '../../../page/environment.ts';
import { formatBytes } from '../../../page/format-bytes.ts';
import kit from '../../../page/kit.module.css';
import { useObjectUrl } from '../../../page/outputs/FileOutput.tsx';
import { useWords } from '../../../page/tool-context.tsx';
import type { FileValue } from '../../../contract/values.ts';
import { classNames } from '../../../ui/class-names.ts';
import { hexDump, previewKindOf } from '../preview.ts';
import type en from '../strings/en.json';
import styles from './base64-file-converter.module.css';

const TEXT_BYTES = 4_096;
const DUMP_BYTES = 256;

interface PreviewProps {
  readonly file: FileValue & { readonly content: Uint8Array };
  /** Of an older input. */
  readonly isStale?: boolean;
}

/** The file itself: seen, heard, read, or, where nothing shows it, its first bytes. */
export function Preview({ file, isStale = false }: PreviewProps) {
  const words = useWords<typeof en>();
  const kind = previewKindOf(file.type);
  // What the browser can't show after all.
  const [unshowable, setUnshowable] = useState<FileValue>();
  const isUnshowable = unshowable === file;
  const isMedia = kind === 'image' || kind === 'audio' || kind === 'video';
  return (
    <figure className={classNames(styles.preview, isStale && styles.dimmed)} data-preview={isMedia && isUnshowable ? 'bytes' : kind}>
      <figcaption className={kit.note}>{words('preview')}</figcaption>
      {isMedia && !isUnshowable && <Media key={file.type} file={file} kind={kind} onError={() => setUnshowable(file)} />}
      {isMedia && isUnshowable && <p className={kit.note}>{words('unshowable')}</p>}
      {kind === 'text' && <FirstText file={file} />}
      {(kind === 'bytes' || (isMedia && isUnshowable)) && <FirstBytes file={file} />}
    </figure>
  );
}

interface MediaProps extends PreviewProps {
  readonly kind: 'image' | 'audio' | 'video';
  readonly onError: () => void;
}

// An SVG in an image can run no script and fetch nothing.
function Media({ file, kind, onError }: MediaProps) {
  const url = useObjectUrl(file);
  const words = useWords<typeof en>();
  if (kind === 'image') return <img className={styles.media} src={url} alt={words('previewOf', { name: file.name })} onError={onError} />;
  const Player = kind;
  return (
    <Player className={styles.media} src={url} controls aria-label={words('previewOf', { name: file.name })} onError={onError}>
      <track kind="captions" />
    </Player>
  );
}

function FirstText({ file: { content } }: PreviewProps) {
  return (
    <>
      <Code text={new TextDecoder().decode(content.subarray(0, TEXT_BYTES))} />
      <FirstOf shown={TEXT_BYTES} total={content.length} />
    </>
  );
}

function FirstBytes({ file: { content } }: PreviewProps) {
  return (
    <>
      <Code text={hexDump(content.subarray(0, DUMP_BYTES))} keepsLines />
      <FirstOf shown={DUMP_BYTES} total={content.length} />
    </>
  );
}

function Code({ text, keepsLines = false }: { readonly text: string; readonly keepsLines?: boolean }) {
  const words = useWords<typeof en>();
  return (
    <pre className={classNames(kit.box, styles.box, keepsLines && styles.dump)} role="region" aria-label={words('preview')} tabIndex={0}>
      {text}
    </pre>
  );
}

function FirstOf({ shown, total }: { readonly shown: number; readonly total: number }) {
  const words = useWords<typeof en>();
  const { texts } = useEnvironment();
  if (total <= shown) return null;
  return <p className={kit.note}>{words('firstBytes', { shown: formatBytes(shown, texts.language), total: formatBytes(total, texts.language) })}</p>;
}
