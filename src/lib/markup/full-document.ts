import { encodeHtml } from '../markdown/characters.ts';
import { DOCUMENT_STYLE } from './document-style.ts';

interface DocumentParts {
  readonly title: string;
  readonly body: string;
}

/** Returns a complete HTML document that is readable on screens and on paper. */
export const toFullDocument = ({ title, body }: DocumentParts): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8" />
<meta name="viewport" content="width=device-width, initial-scale=1" />
<title>${encodeHtml(title === '' ? 'Document' : title)}</title>
<style>
${DOCUMENT_STYLE}</style>
</head>
<body>
${body}
</body>
</html>`;
