import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import { formatBytes } from '../words/format-bytes.ts';
import type { KitWords } from '../words/kit-words.ts';
import { MAX_FILE_BYTES } from './max-file-bytes.ts';

/** Reports that a file is larger than a page can handle as text. */
export function reportTooLarge({ name, size }: File, kit: KitWords): void {
  const words = { name, size: formatBytes(size, kit), limit: formatBytes(MAX_FILE_BYTES, kit) };
  showToast(kit('fileTooLong', words), { type: 'warning', duration: LONG_DURATION_MS });
}
