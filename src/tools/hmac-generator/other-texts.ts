import { unlessRefused } from '../../contract/errors.ts';
import { readMessage } from '../../lib/digest-text/digest-text.ts';
import type { MessageEncoding } from '../../lib/digest-text/encodings.ts';
import { withoutLineBreaks } from '../../lib/key/secret-readings.ts';
import type { TextNote } from './notes.ts';

/** A text in another encoding, or with other line breaks: a terminal adds one at the end, and a browser converts CRLF to LF. */
interface TextReading {
  readonly notes: readonly TextNote[];
  readonly text: string;
  readonly encoding: MessageEncoding;
}

export interface OtherText {
  readonly notes: readonly TextNote[];
  readonly bytes: Uint8Array<ArrayBuffer>;
}

/** Returns the bytes from other interpretations of a text, without the selected one. */
export function* otherTexts(text: string, chosen: MessageEncoding): Generator<OtherText> {
  for (const reading of readingsOf(text)) {
    const bytes = unlessRefused(() => readMessage(reading.text, reading.encoding, 'text'));
    if (bytes && (reading.encoding !== chosen || reading.text !== text)) yield { notes: reading.notes, bytes };
  }
}

function* readingsOf(text: string): Generator<TextReading> {
  const encoding = 'utf-8';
  const bare = withoutLineBreaks(text);
  const [lf, crlf] = [text.replaceAll('\r\n', '\n'), text.replaceAll(/\r?\n/gu, '\r\n')];
  yield { notes: ['text-is-text'], text, encoding };
  if (bare !== text) yield { notes: ['text-ends-in-line-break'], text: bare, encoding };
  yield { notes: ['text-lacks-line-break'], text: `${text}\n`, encoding };
  yield { notes: ['text-lacks-line-break'], text: `${text}\r\n`, encoding };
  if (crlf !== text) {
    yield { notes: ['text-with-crlf'], text: crlf, encoding };
    yield { notes: ['text-with-crlf', 'text-lacks-line-break'], text: `${crlf}\r\n`, encoding };
    yield { notes: ['text-with-crlf', 'text-ends-in-line-break'], text: withoutLineBreaks(crlf), encoding };
  }
  if (lf !== text) {
    yield { notes: ['text-with-lf'], text: lf, encoding };
    yield { notes: ['text-with-lf', 'text-lacks-line-break'], text: `${lf}\n`, encoding };
    yield { notes: ['text-with-lf', 'text-ends-in-line-break'], text: withoutLineBreaks(lf), encoding };
  }
  yield { notes: ['text-is-hex'], text, encoding: 'hex' };
  yield { notes: ['text-is-base64'], text, encoding: 'base64' };
}
