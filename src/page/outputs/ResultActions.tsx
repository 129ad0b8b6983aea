import { use } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { CopyButton } from '../copy/CopyButton.tsx';
import { download, fileNameFor } from '../files/download.ts';
import { OpenIn } from '../open-in/OpenIn.tsx';
import { usePageState, useTool } from '../session/use-tool.ts';
import styles from './outputs.module.css';
import { StaleContext, useResultName } from './stale.ts';

interface ResultActionsProps {
  /** Name of the result, for the accessible names of the buttons. */
  readonly label: string;
  /** The text, or a function that generates it, for one that takes long. */
  readonly text: string | (() => string);
  /** Format of the text, one of `src/formats`; undefined for plain text. */
  readonly format?: string | undefined;
  /** Which buttons show labels next to their icons. Default: `all`. */
  readonly labeled?: 'all' | 'copy';
  /** Whether Copy is here. Default: true; false where another button copies the text. */
  readonly hasCopy?: boolean;
  /** Whether the text can be downloaded. Default: true; false for single-line texts, which nobody saves as a file. */
  readonly hasDownload?: boolean;
  /** Name and media type of the download. Default: from the opened file or the tool, and the format. */
  readonly fileName?: readonly [name: string, type: string];
}

/** Copy, Download and Open in for a result that is text; disabled while there is none, so that they keep their place. */
export function ResultActions({ label, text, format, labeled = 'all', hasCopy = true, hasDownload = true, fileName }: ResultActionsProps) {
  const { id } = useTool();
  const openedFile = usePageState((state) => state.openedFile);
  const kit = useKitWords();
  const resultName = useResultName(label);
  const isStale = use(StaleContext) !== undefined;
  const isEmpty = text === '';
  const give = typeof text === 'string' ? (): string => text : text;
  const [name, type] = fileName ?? fileNameFor(id, format, openedFile?.name);
  return (
    <span className={styles.actions}>
      {hasCopy && <CopyButton label={label} text={give} disabled={isEmpty} />}
      {hasDownload && (
        <Button
          variant="text"
          size="small"
          icon={<DownloadIcon />}
          iconOnly={labeled !== 'all'}
          aria-label={kit('downloadValue', { label: resultName })}
          disabled={isStale || isEmpty}
          onClick={() => download(give(), name, type)}
        >
          {kit('download')}
        </Button>
      )}
      <OpenIn label={label} text={give} format={format} iconOnly={labeled !== 'all'} disabled={isEmpty} />
    </span>
  );
}
