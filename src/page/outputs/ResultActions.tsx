import { useKitWords } from '../kit-words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { DownloadIcon } from '../../ui/icons.tsx';
import { CopyButton } from '../CopyButton.tsx';
import { download, fileNameFor } from '../download.ts';
import { OpenIn } from '../OpenIn.tsx';
import { useTool } from '../tool-context.tsx';
import styles from './outputs.module.css';

interface ResultActionsProps {
  readonly label: string;
  readonly text: string;
  readonly format?: string | undefined;
  /** Which buttons show their words: all, Copy alone where room is short, or none for results of one line. */
  readonly labelled?: 'all' | 'copy' | 'none';
  /** What the file is called, if not after the tool and the format. */
  readonly fileName?: readonly [name: string, type: string];
}

/** What can be done with a result that is text: Copy, Download, Open in… */
export function ResultActions({ label, text, format, labelled = 'all', fileName }: ResultActionsProps) {
  const { id, openedFile } = useTool();
  const kit = useKitWords();
  const [name, type] = fileName ?? fileNameFor(id, format, openedFile?.name);
  return (
    <span className={styles.actions}>
      <CopyButton label={label} text={() => text} iconOnly={labelled === 'none'} />
      <Button
        variant="text"
        size="small"
        icon={<DownloadIcon />}
        iconOnly={labelled !== 'all'}
        aria-label={kit('downloadValue', { label })}
        onClick={() => download(text, name, type)}
      >
        {kit('download')}
      </Button>
      <OpenIn label={label} text={() => text} format={format} iconOnly={labelled !== 'all'} />
    </span>
  );
}
