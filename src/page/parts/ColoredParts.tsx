import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { shortOf } from '../../ui/input-text/long-text.ts';
import look from '../look.module.css';
import styles from './parts.module.css';

export interface Piece<Part extends string> {
  readonly text: string;
  /** The part that the piece belongs to. A piece without a part, such as a separating dot, is not colored. */
  readonly part?: Part | undefined;
  /** Highlights the part: `pair`, one of two matching brackets; `fault`, an error. */
  readonly mark?: 'pair' | 'fault' | undefined;
}

interface ColoredPartsProps<Part extends string> {
  /** A heading above the text, which also names the section. */
  readonly title?: string;
  readonly pieces: readonly Piece<Part>[];
  /** The parts, in the order of the five colors, which repeat for more parts. Default: the parts in order of first appearance. */
  readonly parts?: readonly Part[];
  /** Gives a part's name for the legend. Default: no legend; other elements such as `PartRow` explain the colors. */
  nameOf?(this: void, part: Part): string;
}

/** A text with colored parts and their legend. Without a legend, the colored text is hidden from screen readers. */
export function ColoredParts<Part extends string>({ title, pieces, parts = partsOf(pieces), nameOf }: ColoredPartsProps<Part>) {
  const figure = (
    <figure className={styles.figure}>
      <p className={look.box} aria-hidden={nameOf === undefined || undefined}>
        <Pieces pieces={shortPieces(pieces)} parts={parts} />
      </p>
      {nameOf && (
        <figcaption>
          <PartLegend parts={parts} nameOf={nameOf} isThere={(part) => pieces.some((piece) => piece.part === part)} />
        </figcaption>
      )}
    </figure>
  );
  if (title === undefined) return figure;
  return (
    <section aria-label={title}>
      <p className={look.note}>{title}</p>
      {figure}
    </section>
  );
}

/** The parts as shown in a read-only text: of a long one the beginning, since a browser renders a line of megabytes for seconds. */
export const shortPieces = <Part extends string>(pieces: readonly Piece<Part>[]): readonly Piece<Part>[] =>
  pieces.map((piece) => ({ ...piece, text: shortOf(piece.text) }));

/** Browsers take seconds to lay out thousands of elements in one line. The rest of the text is one piece without color. */
const MAX_PIECES = 1_000;

/** The first pieces, and all others as one. */
function boundedPieces<Part extends string>(pieces: readonly Piece<Part>[]): readonly Piece<Part>[] {
  if (pieces.length <= MAX_PIECES) return pieces;
  const rest = pieces.slice(MAX_PIECES);
  return [...pieces.slice(0, MAX_PIECES), { text: rest.map(({ text }) => text).join('') }];
}

/** The text with colored parts, without frame and legend. Of many pieces, only the first are colored. */
export const Pieces = <Part extends string>({ pieces, parts }: { readonly pieces: readonly Piece<Part>[]; readonly parts: readonly Part[] }) =>
  boundedPieces(pieces).map(({ text, part, mark }, index) => (
    <span
      key={index}
      data-part={part}
      data-mark={mark}
      className={classNames(part !== undefined && styles.piece, part !== undefined && colorOf(parts.indexOf(part)), mark && styles[mark])}
    >
      {text}
    </span>
  ));

/** The distinct parts of a text, in order of first appearance. */
export const partsOf = <Part extends string>(pieces: readonly Piece<Part>[]): readonly Part[] => [...new Set(pieces.flatMap(({ part }) => part ?? []))];

interface PartLegendProps<Part extends string> {
  readonly parts: readonly Part[];
  nameOf(this: void, part: Part): string;
  /** Whether the text has a part; the legend omits other parts. Default: all are listed. */
  isThere?(this: void, part: Part): boolean;
  /** Accessible name of the list. */
  readonly label?: string;
}

/** The legend: each part's color and name. */
export const PartLegend = <Part extends string>({ parts, nameOf, isThere = () => true, label }: PartLegendProps<Part>) => (
  <ul className={styles.legend} aria-label={label}>
    {parts.filter(isThere).map((part) => (
      <li key={part} data-part={part}>
        <PartSwatch place={parts.indexOf(part)} />
        {nameOf(part)}
      </li>
    ))}
  </ul>
);

const COLOURS = [styles.part1, styles.part2, styles.part3, styles.part4, styles.part5];

/** The class with a part's color, by the part's 0-based index. */
export const colorOf = (place: number): string | undefined => COLOURS[place % COLOURS.length];

/** A small square in a part's color. */
const PartSwatch = ({ place }: { readonly place: number }) => <span aria-hidden="true" className={classNames(styles.swatch, colorOf(place))} />;

/** A row with an edge in the color of a part, given by the part's 0-based index. */
export const PartRow = ({ place, children }: { readonly place: number; readonly children: ReactNode }) => (
  <div className={classNames(styles.row, colorOf(place))}>{children}</div>
);
