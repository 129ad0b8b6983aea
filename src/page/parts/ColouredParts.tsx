import type { ReactNode } from 'react';
import { classNames } from '../../ui/class-names.ts';
import look from '../look.module.css';
import styles from './parts.module.css';

export interface Piece<Part extends string> {
  readonly text: string;
  /** What the piece is; a piece that is nothing by itself, such as a dot between two others, has no colour. */
  readonly part?: Part | undefined;
}

interface ColouredPartsProps<Part extends string> {
  readonly pieces: readonly Piece<Part>[];
  /** The parts in the order of their colours, of which there are five; beyond, they begin anew. As they come in the text, if left out. */
  readonly parts?: readonly Part[];
  /** What a part is called, in the legend. Without it there is no legend: something below, such as `PartRow`, says which part is which. */
  nameOf?(this: void, part: Part): string;
}

/** A text in pieces of different colours, and what each of them is. Those who do not see the colours get the legend. */
export function ColouredParts<Part extends string>({ pieces, parts = partsOf(pieces), nameOf }: ColouredPartsProps<Part>) {
  return (
    <figure className={styles.figure}>
      <p className={look.box} aria-hidden={nameOf === undefined || undefined}>
        <Pieces pieces={pieces} parts={parts} />
      </p>
      {nameOf && (
        <figcaption>
          <PartLegend parts={parts} nameOf={nameOf} isThere={(part) => pieces.some((piece) => piece.part === part)} />
        </figcaption>
      )}
    </figure>
  );
}

/** The text alone, its parts in their colours. */
export const Pieces = <Part extends string>({ pieces, parts }: { readonly pieces: readonly Piece<Part>[]; readonly parts: readonly Part[] }) =>
  pieces.map(({ text, part }, index) => (
    <span key={index} data-part={part} className={part === undefined ? undefined : classNames(styles.piece, colourOf(parts.indexOf(part)))}>
      {text}
    </span>
  ));

/** The parts that a text has, in the order in which they come first. */
export const partsOf = <Part extends string>(pieces: readonly Piece<Part>[]): readonly Part[] => [...new Set(pieces.flatMap(({ part }) => part ?? []))];

interface PartLegendProps<Part extends string> {
  readonly parts: readonly Part[];
  nameOf(this: void, part: Part): string;
  /** Whether there is anything of a part; all of them if left out. */
  isThere?(this: void, part: Part): boolean;
  /** Names the list for those who do not see it. */
  readonly label?: string;
}

/** What each colour stands for. */
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

/** The class that gives a part its colours, by its place among the parts. */
export const colourOf = (place: number): string | undefined => COLOURS[place % COLOURS.length];

/** A patch in the colour of a part. */
const PartSwatch = ({ place }: { readonly place: number }) => <span aria-hidden="true" className={classNames(styles.swatch, colourOf(place))} />;

/** A result with an edge in the colour of its part. */
export const PartRow = ({ place, children }: { readonly place: number; readonly children: ReactNode }) => (
  <div className={classNames(styles.row, colourOf(place))}>{children}</div>
);
