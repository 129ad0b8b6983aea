import { toFullDocument } from '../../../lib/markup/full-document.ts';
import { CopyRichText } from '../../../page/parts/CopyRichText.tsx';
import { download, fileNameFor } from '../../../page/files/download.ts';
import { printHtml } from '../../../page/copy/print-html.ts';
import { Row } from '../../../page/Section.tsx';
import { useTool, useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyIcon, DownloadIcon } from '../../../ui/icons.tsx';
import { useCopy } from '../../../ui/use-copy.ts';
import type en from '../strings/en.json';
import { isInlineImage } from '../addresses.ts';
import { parseInert } from './inert.ts';

interface ExportsProps {
  /** The HTML of the editor content. */
  readonly held: string;
  readonly formatted: string;
}

/** Shows the actions for the whole document. */
export function Exports({ held, formatted }: ExportsProps) {
  const words = useWords<typeof en>();
  const { id } = useTool();
  const { result, copy } = useCopy();
  const isEmpty = held === '';
  const pageOf = (body: string): string => toFullDocument({ title: titleOf(held), body });
  return (
    <Row>
      <Button icon={<CopyIcon />} disabled={isEmpty} onClick={() => void copy(held)}>
        {words('copyMinified')}
      </Button>
      <CopyRichText html={held} words={words} />
      <Button icon={<DownloadIcon />} disabled={isEmpty} onClick={() => download(pageOf(formatted), ...fileNameFor(id, 'html'))}>
        {words('downloadPage')}
      </Button>
      <Button disabled={isEmpty} onClick={() => printHtml(pageOf(withoutRemoteImages(held)))}>
        {words('print')}
      </Button>
      <span role="status">{result === 'copyFailed' ? words('richTextFailed') : ''}</span>
    </Row>
  );
}

const titleOf = (html: string): string => parseInert(html).querySelector('h1, h2, h3')?.textContent.trim() ?? '';

/** As in the editor, printing requests no remote images, and shows their alt text. */
function withoutRemoteImages(html: string): string {
  const body = parseInert(html);
  for (const image of body.querySelectorAll('img')) {
    const source = image.getAttribute('src') ?? '';
    if (!isInlineImage(source)) image.replaceWith(image.alt || source);
  }
  return body.innerHTML;
}
