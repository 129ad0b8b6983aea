import IconPrinter from '@tabler/icons-react/dist/esm/icons/IconPrinter.mjs';
import { useState } from 'react';
import type { FileValue, ImageValue } from '../../../contract/values.ts';
import { fileSize } from '../../../contract/values.ts';
import { download } from '../../../page/download.ts';
import { formatBytes } from '../../../page/format-bytes.ts';
import kit from '../../../page/kit.module.css';
import { Output } from '../../../page/Output.tsx';
import { useObjectUrl } from '../../../page/outputs/FileOutput.tsx';
import { ResultActions } from '../../../page/outputs/ResultActions.tsx';
import { RunStatus } from '../../../page/RunStatus.tsx';
import { Card } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/tool-context.tsx';
import type { OperationState } from '../../../page/use-operation.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { CheckIcon, CopyIcon, DownloadIcon, InfoIcon, WarningIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import { copyPicture, pngOf, printPictures, svgOf } from './picture.ts';
import styles from './qr-code.module.css';
import { useReadBack } from './use-read-back.ts';

/** The code, large, with what can be done with it. */
export function Preview({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  // The picture of an older text stays in sight, but nobody should take it away by mistake.
  const svg = operation.isStale ? '' : svgOf(operation.output.svg);
  return (
    <div className={styles.preview}>
      <Card label={texts.t('page.result')}>
        <RunStatus operation={operation} />
        <Output operation={operation} name="svg">
          {({ label, value }) => (
            <>
              <Picture image={value as ImageValue | null | undefined} label={label} isStale={operation.isStale} />
              {svg !== '' && (
                <div className={styles.format}>
                  <b>SVG</b>
                  <ResultActions label="SVG" text={svg} format="svg" fileName={['qr-code.svg', 'image/svg+xml']} />
                </div>
              )}
            </>
          )}
        </Output>
        {svg !== '' && (
          <>
            <Output operation={operation} name="png">
              {({ value }) => <PngActions operation={operation} file={value as FileValue | null | undefined} />}
            </Output>
            <div className={styles.format}>
              <Button
                size="small"
                icon={<IconPrinter size={18} stroke={1.75} aria-hidden focusable={false} />}
                onClick={() => void printPictures([{ svg }], texts.t('name'))}
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
  readonly image: ImageValue | null | undefined;
  readonly label: string;
  readonly isStale: boolean;
}

function Picture({ image, label, isStale }: PictureProps) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const url = useObjectUrl(image ?? undefined);
  return (
    <figure className={classNames(styles.picture, isStale && styles.stale)} data-value="svg">
      {url ? <img src={url} alt={label} /> : <p>{words('enterText')}</p>}
      {isStale && url && <figcaption>{texts.t('page.stale')}</figcaption>}
    </figure>
  );
}

/** Copy and download of the picture in pixels, made here where the operation leaves it to us. */
function PngActions({ operation, file }: { readonly operation: OperationState; readonly file: FileValue | null | undefined }) {
  const words = useWords<typeof en>();
  const { texts } = useTool();
  const [said, setSaid] = useState<'copied' | 'pictureFailed' | 'copyPictureFailed'>();
  const size = Number(operation.input.size);

  async function withPicture(take: (picture: Blob) => Promise<void>): Promise<void> {
    const picture = await pngOf(operation.output, size);
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
          aria-label={texts.t('page.copyValue', { label: 'PNG' })}
          onClick={() => void copy()}
        >
          {texts.t(said === 'copied' ? 'page.copied' : 'page.copy')}
        </Button>
        <Button type="primary" size="small" icon={<DownloadIcon />} aria-label={texts.t('page.downloadValue', { label: 'PNG' })} onClick={() => void save()}>
          {texts.t('page.download')}
        </Button>
        <output className={kit.hint} data-value="png">
          {file ? texts.t('page.fileSize', { name: file.name, size: formatBytes(fileSize(file), texts.language) }) : words('pixels', { size })}
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
  reads: { tone: kit.good, Icon: CheckIcon },
  differs: { tone: kit.doubtful, Icon: WarningIcon },
  unreadable: { tone: kit.bad, Icon: WarningIcon },
} as const;

/** What a reader makes of the code. */
function ReadBackLine({ operation }: { readonly operation: OperationState }) {
  const words = useWords<typeof en>();
  const verdict = useReadBack(operation);
  const look = verdict && looks[verdict];
  return (
    <p role="status" className={classNames(kit.banner, styles.readBack, look?.tone)} data-read-back={verdict}>
      {look && verdict && (
        <>
          <look.Icon />
          {words(verdict)}
        </>
      )}
    </p>
  );
}
