import type { TextField } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import type { ControlProps } from './control-props.ts';
import type { Piece } from '../parts/ColoredParts.tsx';
import { PartLegend, partsOf, Pieces } from '../parts/ColoredParts.tsx';
import styles from './fields.module.css';
import { TextInput } from './TextInput.tsx';

// Above this length the colors cost more time than they are worth.
const MAX_COLOURED_LENGTH = 20_000;

interface ColoredTextInputProps<Part extends string> extends ControlProps<TextField> {
  /** Splits the text into its parts; together they are the whole text. */
  piecesOf(this: void, text: string): readonly Piece<Part>[];
  /** The parts, in the order of the five colors. Default: in order of first appearance. */
  readonly parts?: readonly Part[];
  /** The name of a part, in the legend. */
  nameOf(this: void, part: Part): string;
  /** Names the legend for screen readers. */
  readonly legend: string;
}

/** A multi-line text whose parts are colored while typing: the colors are behind the letters, which are the box's own. */
export function ColoredTextInput<Part extends string>({ piecesOf, parts: given, nameOf, legend, ...props }: ColoredTextInputProps<Part>) {
  const { value } = props;
  const isColored = value.length <= MAX_COLOURED_LENGTH;
  const pieces = isColored ? piecesOf(value) : [];
  const there = partsOf(pieces);
  const parts = given ?? there;
  return (
    <>
      <TextInput
        {...props}
        className={classNames(styles.colored, isColored && styles.grows)}
        behind={
          <pre aria-hidden="true">
            <Pieces pieces={pieces} parts={parts} />
            {'\n'}
          </pre>
        }
      />
      {there.length > 0 && <PartLegend label={legend} parts={parts} nameOf={nameOf} isThere={(part) => there.includes(part)} />}
    </>
  );
}
