import type { FileValue } from '../../../contract/values.ts';
import { hexDump } from '../../../lib/file/preview.ts';
import { download } from '../../../page/files/download.ts';
import { Row } from '../../../page/Section.tsx';
import { useWords } from '../../../page/session/use-tool.ts';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { DownloadIcon } from '../../../ui/icons.tsx';
import type en from '../strings/en.json';
import styles from './unwrap.module.css';

const MAX_DUMPED = 4096;

interface HexBytesProps {
  /** Null until it is loaded. */
  readonly file: FileValue | null;
  /** The first bytes in hex, shown until then. */
  readonly preview: string;
}

/** The beginning of bytes as a hex dump, and a button that downloads them all. */
export function HexBytes({ file, preview }: HexBytesProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  // Operations return their files as bytes in memory.
  const bytes = file?.content instanceof Uint8Array ? file.content : undefined;
  return (
    <>
      <HexDump>{bytes ? hexDump(bytes.subarray(0, MAX_DUMPED)) : preview}</HexDump>
      <Row>
        <Button
          size="small"
          icon={<DownloadIcon />}
          aria-label={kit('downloadValue', { label: words('content') })}
          disabled={!bytes}
          onClick={() => file && bytes && download(bytes, file.name, file.type)}
        >
          {kit('download')}
        </Button>
      </Row>
    </>
  );
}

/** Bytes in hex, which scroll. */
export function HexDump({ children }: { readonly children: string }) {
  const words = useWords<typeof en>();
  return (
    <pre className={styles.dump} tabIndex={0} aria-label={words('hex')}>
      {children}
    </pre>
  );
}
