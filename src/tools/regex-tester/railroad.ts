/** A drawing with a line that enters on the left and leaves on the right, at the same height. Lengths are in SVG units. */
export interface Track {
  readonly width: number;
  /** Extent above and below its line. */
  readonly up: number;
  readonly down: number;
  /** Renders SVG elements, with the line starting at this point. */
  draw(this: void, x: number, y: number): string;
}

/** `text`: literal characters; `set`: a character class; `place`: a zero-width assertion. */
export type StationKind = 'text' | 'set' | 'place';

const CHARACTER_WIDTH = 8.43;
const WIDE_CHARACTER_WIDTH = 14;
const STATION_HEIGHT = 28;
const PADDING = 10;
const GAP = 14;
const RADIUS = 8;
const LABEL_HEIGHT = 18;
const LONGEST_LABEL = 60;

const round = (length: number): number => Math.round(length * 100) / 100;
const line = (x: number, y: number, width: number): string => (width > 0 ? `<path d="M${round(x)} ${round(y)}h${round(width)}"/>` : '');

/** Replaces characters that are invisible or not allowed in XML 1.0 with control pictures. */
const visible = (text: string): string =>
  text
    .replaceAll(/\p{Cc}/gu, (control) =>
      control <= '\u001f' ? String.fromCharCode(0x24_00 + control.charCodeAt(0)) : control === '\u007f' ? '\u2421' : '\ufffd',
    )
    .replaceAll(/[\p{Surrogate}\ufffe\uffff]/gu, '\ufffd');

export const escapeXml = (text: string): string =>
  visible(text).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

function shorten(text: string): string {
  const start = text.slice(0, 2 * LONGEST_LABEL + 2);
  const characters = [...start];
  return characters.length > LONGEST_LABEL ? `${characters.slice(0, LONGEST_LABEL).join('')}…` : text;
}

const widthOf = (label: string): number =>
  [...label].reduce((width, character) => width + (/[\u1100-\uffdc\u{1f000}-\u{3ffff}]/u.test(character) ? WIDE_CHARACTER_WIDTH : CHARACTER_WIDTH), 0);

const SMALL = ' font-size="12"';
const DASHED = ' stroke-dasharray="4 3" stroke-opacity="0.7"';
const FILLED = ' fill="currentColor" fill-opacity="0.12"';
const looks: Readonly<Record<StationKind, string>> = { text: FILLED, set: '', place: DASHED };

const words = (x: number, y: number, label: string, more = ''): string =>
  `<text x="${round(x)}" y="${round(y)}" fill="currentColor" stroke="none"${more} xml:space="preserve">${escapeXml(label)}</text>`;

/** Draws a box with a label. */
export function station(label: string, kind: StationKind): Track {
  const shown = shorten(label);
  const width = Math.max(widthOf(shown), CHARACTER_WIDTH) + 2 * PADDING;
  const half = STATION_HEIGHT / 2;
  const corner = kind === 'text' ? half : 4;
  return {
    width,
    up: half,
    down: half,
    draw: (x, y) =>
      `<rect${looks[kind]} x="${round(x)}" y="${round(y - half)}" width="${round(width)}" height="${STATION_HEIGHT}" rx="${corner}"/>` +
      words(x + width / 2, y + 5, shown),
  };
}

/** Draws parts in sequence. An empty sequence is a plain line. */
export function sequence(tracks: readonly Track[]): Track {
  if (tracks.length === 0) return { width: 2 * GAP, up: 0, down: 0, draw: (x, y) => line(x, y, 2 * GAP) };
  return {
    width: tracks.reduce((width, track) => width + track.width, GAP * (tracks.length - 1)),
    up: Math.max(...tracks.map(({ up }) => up)),
    down: Math.max(...tracks.map(({ down }) => down)),
    draw: (x, y) => {
      let at = x;
      return tracks
        .map((track, index) => {
          const gap = index === 0 ? 0 : GAP;
          const drawn = line(at, y, gap) + track.draw(at + gap, y);
          at += gap + track.width;
          return drawn;
        })
        .join('');
    },
  };
}

/** Draws alternatives below each other. */
export function choice(tracks: readonly Track[]): Track {
  const [first] = tracks;
  if (!first || tracks.length === 1) return first ?? sequence([]);
  const inner = Math.max(...tracks.map(({ width }) => width));
  const offsets = [0];
  for (const [index, track] of tracks.slice(1).entries()) {
    const above = tracks[index];
    offsets.push((offsets[index] ?? 0) + Math.max((above?.down ?? 0) + track.up + GAP, 2 * RADIUS));
  }
  const side = 2 * RADIUS;
  return {
    width: inner + 2 * side,
    up: first.up,
    down: (offsets.at(-1) ?? 0) + (tracks.at(-1)?.down ?? 0),
    draw: (x, y) =>
      tracks
        .map((track, index) => {
          const offset = offsets[index] ?? 0;
          const right = x + side + inner;
          const ends =
            offset === 0
              ? line(x, y, side) + line(x + side + track.width, y, inner - track.width + side)
              : `<path d="M${round(x)} ${round(y)}q${RADIUS} 0 ${RADIUS} ${RADIUS}v${round(offset - side)}q0 ${RADIUS} ${RADIUS} ${RADIUS}"/>` +
                line(x + side + track.width, y + offset, inner - track.width) +
                `<path d="M${round(right)} ${round(y + offset)}q${RADIUS} 0 ${RADIUS} ${-RADIUS}v${round(side - offset)}q0 ${-RADIUS} ${RADIUS} ${-RADIUS}"/>`;
          return ends + track.draw(x + side, y + offset);
        })
        .join(''),
  };
}

interface Loop {
  /** Draws a bypass line. */
  readonly isOptional: boolean;
  /** Draws a loop line. */
  readonly isRepeated: boolean;
  /** Label below the loop. */
  readonly label: string;
}

/** Draws an optional or repeated part. */
export function loop(track: Track, { isOptional, isRepeated, label }: Loop): Track {
  const side = 2 * RADIUS;
  const shown = shorten(label);
  const inner = Math.max(track.width, widthOf(shown));
  const start = (inner - track.width) / 2;
  const above = track.up + GAP;
  const below = Math.max(track.down + GAP / 2, side);
  const width = inner + 2 * side;
  return {
    width,
    up: isOptional ? above : track.up,
    down: (isRepeated ? below : track.down) + LABEL_HEIGHT,
    draw: (x, y) => {
      const right = x + side + inner;
      const past =
        `<path d="M${round(x)} ${round(y)}q${RADIUS} 0 ${RADIUS} ${-RADIUS}v${round(side - above)}q0 ${-RADIUS} ${RADIUS} ${-RADIUS}h${round(inner)}` +
        `q${RADIUS} 0 ${RADIUS} ${RADIUS}v${round(above - side)}q0 ${RADIUS} ${RADIUS} ${RADIUS}"/>`;
      // An arrow shows the direction of the loop.
      const middle = x + side + inner / 2;
      const back =
        `<path d="M${round(right)} ${round(y)}q${RADIUS} 0 ${RADIUS} ${RADIUS}v${round(below - side)}q0 ${RADIUS} ${-RADIUS} ${RADIUS}h${round(-inner)}` +
        `q${-RADIUS} 0 ${-RADIUS} ${-RADIUS}v${round(side - below)}q0 ${-RADIUS} ${RADIUS} ${-RADIUS}"/>` +
        `<path d="M${round(middle + 4)} ${round(y + below - 4)}l-5 4l5 4"/>`;
      return (
        line(x, y, side + start) +
        track.draw(x + side + start, y) +
        line(x + side + start + track.width, y, start + side) +
        (isOptional ? past : '') +
        (isRepeated ? back : '') +
        words(middle, y + (isRepeated ? below : track.down) + LABEL_HEIGHT - 4, shown, SMALL)
      );
    },
  };
}

/** Draws a dashed frame with a label on top. */
export function frame(track: Track, label: string): Track {
  const shown = shorten(label);
  const width = Math.max(track.width, widthOf(shown)) + 2 * PADDING;
  const start = (width - track.width) / 2;
  const up = track.up + PADDING + LABEL_HEIGHT;
  const down = track.down + PADDING;
  return {
    width,
    up,
    down,
    draw: (x, y) =>
      `<rect${DASHED} x="${round(x)}" y="${round(y - up + LABEL_HEIGHT)}" width="${round(width)}" height="${round(up - LABEL_HEIGHT + down)}" rx="6"/>` +
      words(x + width / 2, y - up + LABEL_HEIGHT - 5, shown, SMALL) +
      line(x, y, start) +
      track.draw(x + start, y) +
      line(x + start + track.width, y, start),
  };
}

const MARGIN = 12;
const END_RADIUS = 5;
// Attributes instead of a style sheet, which would affect the rest of an embedding page.
const LOOK =
  'fill="none" stroke="currentColor" stroke-width="1.5" font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="14" text-anchor="middle"';

/** Renders the whole diagram as an SVG document, in the color of the surrounding text. */
export function drawing(track: Track, title: string): string {
  const width = track.width + 2 * (MARGIN + 2 * END_RADIUS + GAP);
  const height = track.up + track.down + 2 * MARGIN;
  const y = MARGIN + Math.max(track.up, END_RADIUS);
  const start = MARGIN + 2 * END_RADIUS;
  const end = start + 2 * GAP + track.width;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${Math.ceil(width)}" height="${Math.ceil(height)}" viewBox="0 0 ${Math.ceil(width)} ${Math.ceil(height)}" role="img">` +
    `<title>${escapeXml(title)}</title><g ${LOOK}>` +
    `<circle cx="${MARGIN + END_RADIUS}" cy="${round(y)}" r="${END_RADIUS}"/>` +
    line(start, y, GAP) +
    track.draw(start + GAP, y) +
    line(start + GAP + track.width, y, GAP) +
    `<circle cx="${round(end + END_RADIUS)}" cy="${round(y)}" r="${END_RADIUS}"/></g></svg>`
  );
}
