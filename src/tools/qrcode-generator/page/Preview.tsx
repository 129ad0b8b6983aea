import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import type { FileValue, ImageValue } from '../../../contract/values.ts';
import { fileSize } from '../../../contract/values.ts';
import { download } from '../../../page/download.ts';
import { formatBytes } from '../../../page/format-bytes.ts';
import { useKitWords } from '../../../page/kit-words.ts';
import look from '../../../page/look.module.css';
import type { OperationProps } from '../../../page/operation-state.ts';
import { Output } from '../../../page/Output.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import { useObjectUrl } from '../../../page/use-object-url.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, CopyIcon, DownloadIcon, InfoIcon, WarningIcon } from '../../../ui/icons.tsx';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import type { Pictures } from './picture.ts';
import { copyPicture, pngOf, printPictures, svgOf } from './picture.ts';
import styles from './qr-code.module.css';
import { useReadBack } from './use-read-back.ts';

/** The code, large, with what can be done with it. */
export function Preview({ operation }: OperationProps<typeof fields.encode>) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const { words: own } = useTool();
  // The picture of an older text stays in sight, but nobody should take it away by mistake.
  const svg = operation.isStale ? '' : svgOf(operation.output.svg);
  return (
    <div className={styles.preview}>
      <Card label={kit('result')}>
        <RunStatus operation={operation} />
        <Output
          operation={operation}
          name="svg"
          view={({ label, value }) => (
            <>
              <Picture image={value ?? undefined} label={label} isStale={operation.isStale} />
              {svg !== '' && (
                <div className={styles.format}>
                  <b>SVG</b>
                  <ResultActions label="SVG" text={svg} format="svg" fileName={['qr-code.svg', 'image/svg+xml']} />
                </div>
              )}
            </>
          )}
        />
        {svg !== '' && (
          <>
            <Output
              operation={operation}
              name="png"
              view={({ value }) => <PngActions pictures={operation.output} file={value} size={operation.input.size ?? 0} />}
            />
            <div className={styles.format}>
              <Button
                size="small"
                icon={<IconPrinter size={18} stroke={1.75} aria-hidden focusable={false} />}
                onClick={() => void printPictures([{ svg }], own.t('name'))}
              >
                {words('print')}
              </Button>
            </div>
          </>
        )}
        <ReadBackLine operation={operation} />
        <Output operation={operation} name="notes" />
      </Card>
    </div>
  );
}

interface PictureProps {
  readonly image: ImageValue | undefined;
  readonly label: string;
  readonly isStale: boolean;
}

function Picture({ image, label, isStale }: PictureProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const url = useObjectUrl(image);
  return (
    <figure className={classNames(styles.picture, isStale && styles.stale)} data-value="svg">
      {url ? <img src={url} alt={label} /> : <p>{words('enterText')}</p>}
      {isStale && url && <figcaption>{kit('stale')}</figcaption>}
    </figure>
  );
}

/** Copy and download of the picture in pixels, made here where the operation leaves it to us. */
interface PngActionsProps {
  readonly pictures: Pictures;
  /** The file that the operation made, if it did. */
  readonly file: FileValue | null;
  /** Pixels of a side. */
  readonly size: number;
}

function PngActions({ pictures, file, size }: PngActionsProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const [said, setSaid] = useState<'copied' | 'pictureFailed' | 'copyPictureFailed'>();

  async function withPicture(take: (picture: Blob) => Promise<void>): Promise<void> {
    const picture = await pngOf(pictures, size);
    if (picture) await take(picture);
    else setSaid('pictureFailed');
  }

  const save = (): Promise<void> =>
    withPicture(async (picture) => download(new Uint8Array(await picture.arrayBuffer()), file?.name ?? 'qr-code.png', picture.type));
  const copy = (): Promise<void> =>
    withPicture(async (picture) => {
      setSaid((await copyPicture(picture)) ? 'copied' : 'copyPictureFailed');
      setTimeout(() => setSaid(undefined), 5_000);
    });

  return (
    <>
      <div className={styles.format}>
        <b>PNG</b>
        <Button
          variant="text"
          size="small"
          icon={said === 'copied' ? <CheckIcon /> : <CopyIcon />}
          aria-label={kit('copyValue', { label: 'PNG' })}
          onClick={() => void copy()}
        >
          {kit(said === 'copied' ? 'copied' : 'copy')}
        </Button>
        <Button type="primary" size="small" icon={<DownloadIcon />} aria-label={kit('downloadValue', { label: 'PNG' })} onClick={() => void save()}>
          {kit('download')}
        </Button>
        <output className={look.hint} data-value="png">
          {file ? kit('fileSize', { name: file.name, size: formatBytes(fileSize(file), kit.language) }) : words('pixels', { size })}
        </output>
      </div>
      <p role="status" className={styles.said}>
        {said && said !== 'copied' && words(said)}
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

/** What a reader makes of the code. */
function ReadBackLine({ operation }: OperationProps<typeof fields.encode>) {
  const words = useWords<typeof en>();
  const verdict = useReadBack(operation);
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
