import { Transform } from 'node:stream';

const LINE_FEED = 10;

/**
 * Splits a stream of bytes into lines, each with its line feed and in one chunk. Lines that are too long are dropped and
 * reported; so is one cut off by the end of the stream, and blank lines are dropped silently.
 */
export function wholeLines(maxBytes: number, onDropped: (reason: 'too-long' | 'cut-off') => void): Transform {
  let parts: Buffer[] = [];
  let bytes = 0;
  const take = (part: Buffer): void => {
    bytes += part.length;
    if (bytes > maxBytes) parts = [];
    else parts.push(part);
  };
  const end = (lines: Transform): void => {
    if (bytes > maxBytes) onDropped('too-long');
    else {
      const line = Buffer.concat(parts);
      if (!isBlank(line)) lines.push(line);
    }
    parts = [];
    bytes = 0;
  };
  return new Transform({
    readableObjectMode: true,
    transform(chunk: Buffer, _encoding, done) {
      let start = 0;
      for (let feed = chunk.indexOf(LINE_FEED); feed >= 0; feed = chunk.indexOf(LINE_FEED, start)) {
        take(chunk.subarray(start, feed + 1));
        end(this);
        start = feed + 1;
      }
      take(chunk.subarray(start));
      done();
    },
    flush(done) {
      if (!isBlank(Buffer.concat(parts)) || bytes > maxBytes) onDropped(bytes > maxBytes ? 'too-long' : 'cut-off');
      done();
    },
  });
}

const isBlank = (line: Buffer): boolean => line.every((byte) => byte === LINE_FEED || byte === 13 || byte === 32 || byte === 9);
