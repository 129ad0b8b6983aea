import type { EditorState, Extension, Line, Text } from '@codemirror/state';
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';

/** A position in a text: a line and a column, or a character index. All are 1-based and count code points. */
export type Place = { readonly line: number; readonly column: number } | { readonly character: number };

/** A position that is underlined, with its line tinted and the line's number colored. */
export type Mark = Place & {
  /** In code points. Default: 1. A mark ends with its line. */
  readonly length?: number;
  readonly tone: 'error' | 'warning';
};

class MarkedLine extends GutterMarker {
  override readonly elementClass: string;
  constructor(tone: Mark['tone']) {
    super();
    this.elementClass = `cm-marked-gutter-${tone}`;
  }
}

const looks = { error: looksOf('error'), warning: looksOf('warning') } as const;

function looksOf(tone: Mark['tone']) {
  return {
    line: Decoration.line({ class: `cm-marked-line-${tone}` }),
    place: Decoration.mark({ class: `cm-marked-place-${tone}` }),
    gutter: new MarkedLine(tone),
  };
}

interface Shown {
  readonly decorations: RangeSet<Decoration>;
  readonly gutter: RangeSet<GutterMarker>;
}

const NONE: Shown = { decorations: RangeSet.empty, gutter: RangeSet.empty };

const setMarks = StateEffect.define<readonly Mark[]>();

const shownMarks = StateField.define<Shown>({
  create: () => NONE,
  update(shown, { changes, docChanged, effects, newDoc }) {
    const given = effects.find((effect) => effect.is(setMarks));
    if (given) return show(newDoc, given.value);
    if (!docChanged || shown === NONE) return shown;
    return { decorations: shown.decorations.map(changes), gutter: shown.gutter.map(changes) };
  },
  provide: (field) => [
    EditorView.decorations.from(field, ({ decorations }) => decorations),
    gutterLineClass.compute([field], (state: EditorState) => state.field(field).gutter),
  ],
});

/** Shows the marks of `withMarks`. They move with typed text. */
export const marking: Extension = shownMarks;

/** The effect by which an editor shows these marks and no others. */
export const withMarks = (marks: readonly Mark[]) => setMarks.of(marks);

function show(doc: Text, marks: readonly Mark[]): Shown {
  if (marks.length === 0) return NONE;
  const places = marks.map((mark) => ({ ...rangeOf(doc, mark), look: looks[mark.tone] }));
  return {
    decorations: RangeSet.of(
      places.flatMap(({ start, from, to, look }) => [look.line.range(start), ...(to > from ? [look.place.range(from, to)] : [])]),
      true,
    ),
    gutter: RangeSet.of(
      places.map(({ start, look }) => look.gutter.range(start)),
      true,
    ),
  };
}

/**
 * The position (`at`), the underlined range (`from`, `to`) and the start of the line, in UTF-16 code units. At the
 * end of a line there is nothing to underline, so its last character is used.
 */
export function rangeOf(doc: Text, place: Place & { readonly length?: number }) {
  const { line, first } = 'line' in place ? atColumn(doc, place.line, place.column) : atCharacter(doc, place.character);
  const isPastEnd = first === line.length && first > 0;
  const from = isPastEnd ? first - ((line.text.codePointAt(first - 2) ?? 0) > 0xff_ff ? 2 : 1) : first;
  return { start: line.from, at: line.from + first, from: line.from + from, to: line.from + skip(line.text, from, place.length ?? 1) };
}

interface PlaceInLine {
  readonly line: Line;
  /** Index in the line's text. */
  readonly first: number;
}

/** The position in the line with this number, or in the closest one. */
function atColumn(doc: Text, number: number, column: number): PlaceInLine {
  const line = doc.line(Math.min(Math.max(1, number), doc.lines));
  return { line, first: skip(line.text, 0, column - 1) };
}

function atCharacter(doc: Text, character: number): PlaceInLine {
  let index = 0;
  let left = character - 1;
  for (const piece of doc.iter()) {
    if (left <= 0) break;
    const end = skip(piece, 0, left);
    index += end;
    // Most chunks are skipped whole, but each is checked for its number of code points.
    left -= end < piece.length ? left : countCodePoints(piece);
  }
  const line = doc.lineAt(index);
  return { line, first: index - line.from };
}

function countCodePoints(text: string): number {
  let count = 0;
  for (let index = 0; index < text.length; index = skip(text, index, 1)) count++;
  return count;
}

/** The index after this many code points, at most the text's length. A line may be megabytes long: it is not spread into an array. */
function skip(text: string, start: number, codePoints: number): number {
  let index = start;
  for (let left = codePoints; left > 0 && index < text.length; left--) index += (text.codePointAt(index) ?? 0) > 0xff_ff ? 2 : 1;
  return index;
}
