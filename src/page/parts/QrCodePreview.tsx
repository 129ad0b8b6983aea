import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { OutputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import type drawing from '../../lib/qr-code/drawing/strings/en.json';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { CheckIcon, CopyIcon, DownloadIcon, InfoIcon, WarningIcon } from '../../ui/icons.tsx';
import { download } from '../files/download.ts';
import { formatBytes } from '../words/format-bytes.ts';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import type { OperationState } from '../session/operation-state.ts';
import { Output } from '../Output.tsx';
import { StaleContext, stalenessOf, useStaleMark } from '../outputs/stale.ts';
import { ResultActions } from '../outputs/ResultActions.tsx';
import { copyPicture, pngOf, svgOf } from '../files/picture.ts';
import { RunStatus } from '../RunStatus.tsx';
import { Card } from '../Section.tsx';
import { useWords } from '../session/use-tool.ts';
import { useObjectUrl } from '../files/use-object-url.ts';
import styles from './qr-code-preview.module.css';
import type { DrawsCode, ReadBack } from './use-read-back.ts';
import { useReadBack } from './use-read-back.ts';

interface QrCodePreviewProps {
  readonly operation: OperationState<DrawsCode>;
  /** The name of downloads, without extension. */
  readonly fileName: string;
  readonly readBack: ReadBack;
  /** More buttons, shown while there is a code. */
  readonly actions?: ReactNode;
  /** Shown at the end of the card. */
  readonly children?: ReactNode;
}

/** The content of a code, its preview, and its appearance: in this order, with the preview next to both if there is space. */
export const CodeColumns = ({ children }: { readonly children: ReactNode }) => <div className={styles.columns}>{children}</div>;

/**
 * A QR code, large, with its actions, and whether a scanner can read it, so that nobody uses an unreadable code. On narrow
 * screens a small copy of it stays in view while the parts below are edited.
 */
export function QrCodePreview({ operation, fileName, readBack, actions, children }: QrCodePreviewProps) {
  const kit = useKitWords();
  // The image of an older text stays visible, but cannot be copied or downloaded by mistake.
  const staleness = stalenessOf(operation);
  const mark = useStaleMark(staleness);
  const svg = operation.isStale ? '' : svgOf(operation.output.svg);
  const url = useObjectUrl(operation.output.svg ?? undefined);
  const [isAbove, setAbove] = useState(false);
  return (
    <>
      <div className={styles.preview}>
        <Card label={kit('result')}>
          <RunStatus operation={operation} />
          <StaleContext value={staleness}>
            <Output
              operation={operation}
              name="svg"
              view={({ label }) => (
                <>
                  <Picture url={url} label={label} mark={mark} isAwaited={operation.isAwaited} onAbove={setAbove} />
                  {operation.isAwaited && <div className={look.awaitedFormats} />}
                  {svg !== '' && (
                    <div className={styles.format}>
                      <b>SVG</b>
                      <ResultActions label="SVG" text={svg} format="svg" fileName={[`${fileName}.svg`, 'image/svg+xml']} />
                    </div>
                  )}
                </>
              )}
            />
          </StaleContext>
          {svg !== '' && (
            <>
              <Output operation={operation} name="png" view={() => <PngActions operation={operation} fileName={fileName} />} />
              {actions !== undefined && <div className={styles.format}>{actions}</div>}
            </>
          )}
          <ReadBackLine operation={operation} readBack={readBack} />
          {children}
        </Card>
      </div>
      {isAbove && url && (
        <div className={classNames(styles.thumb, mark !== '' && styles.stale)} aria-hidden="true" data-thumb="">
          <img src={url} alt="" />
        </div>
      )}
    </>
  );
}

interface PictureProps {
  readonly url: string | undefined;
  readonly label: string;
  /** The label of the image of an older text; '' for the current one. */
  readonly mark: string;
  /** Whether the first image is pending: its space is kept. */
  readonly isAwaited: boolean;
  /** Called with whether the code is scrolled out of view at the top, initially and when that changes. */
  onAbove(this: void, isAbove: boolean): void;
}

function Picture({ url, label, mark, isAwaited, onAbove }: PictureProps) {
  const words = useWords<typeof drawing>();
  const figure = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!figure.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const last = entries.at(-1);
      onAbove(last !== undefined && !last.isIntersecting && last.boundingClientRect.top < 0);
    });
    observer.observe(figure.current);
    return () => observer.disconnect();
  }, [onAbove]);
  return (
    <figure ref={figure} className={classNames(styles.picture, mark !== '' && styles.stale)} data-value="svg">
      {url ? <img src={url} alt={label} /> : <p className={isAwaited ? styles.awaited : undefined}>{!isAwaited && words('enterText')}</p>}
      {mark !== '' && url && <figcaption>{mark}</figcaption>}
    </figure>
  );
}

/** Copy and download of the raster image, rendered here if the operation does not. */
function PngActions({ operation: { output, input }, fileName }: Pick<QrCodePreviewProps, 'operation' | 'fileName'>) {
  const words = useWords<typeof drawing>();
  const kit = useKitWords();
  const [announced, setAnnounced] = useState<'copied' | 'pictureFailed' | 'copyPictureFailed'>();
  const file: FileValue | null = output.png;
  const { size = 0 } = input;

  async function withPicture(take: (picture: Blob) => Promise<void>): Promise<void> {
    const picture = await pngOf(file, output.svg, size);
    if (picture) await take(picture);
    else setAnnounced('pictureFailed');
  }

  const save = (): Promise<void> =>
    withPicture(async (picture) => download(new Uint8Array(await picture.arrayBuffer()), file?.name ?? `${fileName}.png`, picture.type));
  const copy = (): Promise<void> =>
    withPicture(async (picture) => {
      setAnnounced((await copyPicture(picture)) ? 'copied' : 'copyPictureFailed');
      setTimeout(() => setAnnounced(undefined), 5_000);
    });

  return (
    <>
      <div className={styles.format}>
        <b>PNG</b>
        <Button
          variant="text"
          size="small"
          icon={announced === 'copied' ? <CheckIcon /> : <CopyIcon />}
          aria-label={kit('copyValue', { label: 'PNG' })}
          onClick={() => void copy()}
        >
          {kit(announced === 'copied' ? 'copied' : 'copy')}
        </Button>
        <Button type="primary" size="small" icon={<DownloadIcon />} aria-label={kit('downloadValue', { label: 'PNG' })} onClick={() => void save()}>
          {kit('download')}
        </Button>
        <output className={look.hint} data-value="png">
          {file ? kit('fileSize', { name: file.name, size: formatBytes(fileSize(file), kit) }) : words('pixels', { size })}
        </output>
      </div>
      <p role="status" className={styles.announced}>
        {announced && announced !== 'copied' && words(announced)}
      </p>
    </>
  );
}

const looks = {
  checking: { tone: undefined, Icon: InfoIcon },
  reads: { tone: look.good, Icon: CheckIcon },
  differs: { tone: look.doubtful, Icon: WarningIcon },
  unreadable: { tone: look.bad, Icon: WarningIcon },
} as const;

/** The result of scanning the code. */
function ReadBackLine({ operation, readBack }: Pick<QrCodePreviewProps, 'operation' | 'readBack'>) {
  const words = useWords<typeof drawing>();
  const verdict = useReadBack(operation, readBack);
  const shown = verdict && looks[verdict];
  return (
    <p role="status" className={classNames(look.banner, styles.readBack, shown?.tone)} data-read-back={verdict}>
      {shown && verdict && (
        <>
          <shown.Icon />
          {words(verdict)}
        </>
      )}
    </p>
  );
}

interface HasTerminal extends Operation {
  readonly output: Readonly<Record<string, OutputField>> & { readonly terminal: Extract<OutputField, { kind: 'text' }> };
}

/** The code for a terminal: lines without space between them, or the modules would separate. */
export const TerminalCode = ({ operation }: { readonly operation: OperationState<HasTerminal> }) => (
  <Output
    operation={operation}
    name="terminal"
    view={({ id, name, label, value }) => (
      <>
        <p id={id} className={look.hint}>
          {label}
        </p>
        <output className={styles.terminal} aria-labelledby={id} data-value={name} tabIndex={0}>
          {value}
        </output>
        {value !== '' && <ResultActions label={label} text={value} />}
      </>
    )}
  />
);
