import type { FormPart } from '../request.ts';

/** A boundary that no part contains. */
export function boundaryFor(parts: readonly FormPart[]): string {
  let boundary = 'boundary';
  while (parts.some(({ text }) => text.includes(boundary))) boundary += '0';
  return boundary;
}

const quoted = (text: string): string => `"${text.replaceAll('"', '%22').replaceAll('\r', '%0D').replaceAll('\n', '%0A')}"`;

/**
 * Formats a multipart body (RFC 7578, section 4) as a list of texts and paths of files.
 * Names are escaped as in the HTML Standard, “multipart/form-data”.
 */
export function multipartPieces(parts: readonly FormPart[], boundary: string): readonly ({ readonly text: string } | { readonly path: string })[] {
  const pieces = parts.flatMap(({ name, text, path, fileName, contentType }) => {
    const type = contentType ?? (fileName === undefined ? undefined : 'application/octet-stream');
    const head = [
      `--${boundary}`,
      `Content-Disposition: form-data; name=${quoted(name)}${fileName === undefined ? '' : `; filename=${quoted(fileName)}`}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
      '',
      '',
    ].join('\r\n');
    return path === undefined ? [{ text: `${head}${text}\r\n` }] : [{ text: head }, { path }, { text: '\r\n' }];
  });
  const joined: ({ text: string } | { path: string })[] = [];
  for (const piece of [...pieces, { text: `--${boundary}--\r\n` }]) {
    const last = joined.at(-1);
    if ('text' in piece && last && 'text' in last) last.text += piece.text;
    else joined.push({ ...piece });
  }
  return joined;
}
