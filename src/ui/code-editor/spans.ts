import type { Extension, Range, Text } from '@codemirror/state';
import { RangeSet, StateEffect, StateField } from '@codemirror/state';
import { Decoration, EditorView, WidgetType } from '@codemirror/view';
import type { Span } from './span.ts';

class EmptySpan extends WidgetType {
  readonly #span: Span;
  constructor(span: Span) {
    super();
    this.#span = span;
  }
  override toDOM(): HTMLElement {
    const place = document.createElement('span');
    place.className = 'cm-span-empty';
    place.dataset.span = String(this.#span.id);
    return place;
  }
}

const setSpans = StateEffect.define<readonly Span[]>();
const setActive = StateEffect.define<number | undefined>();

const shownSpans = StateField.define<RangeSet<Decoration>>({
  create: () => RangeSet.empty,
  update(shown, { changes, docChanged, effects, newDoc }) {
    const given = effects.find((effect) => effect.is(setSpans));
    if (given) return show(newDoc, given.value);
    return docChanged ? shown.map(changes) : shown;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const activeSpan = StateField.define<RangeSet<Decoration>>({
  create: () => RangeSet.empty,
  update(shown, { changes, docChanged, effects, startState }) {
    if (effects.some((effect) => effect.is(setSpans))) return RangeSet.empty;
    const given = effects.find((effect) => effect.is(setActive));
    if (!given) return docChanged ? shown.map(changes) : shown;
    const range = given.value === undefined ? undefined : placeOfSpan(startState.field(shownSpans), given.value);
    return range && range.to > range.from ? RangeSet.of([ACTIVE.range(range.from, range.to)]) : RangeSet.empty;
  },
  provide: (field) => EditorView.decorations.from(field),
});

const ACTIVE = Decoration.mark({ class: 'cm-span-active' });

/** Shows the ranges of `withSpans`, which move with typed text, and reports which of them the pointer or the caret is on. */
export const spanning = (onSpan: (id: number | undefined) => void): Extension => [
  shownSpans,
  activeSpan,
  EditorView.domEventHandlers({
    // Not mouseover, which also fires when a text moves below a resting pointer.
    mousemove: ({ target }) => onSpan(idOf(target)),
    mouseleave: () => onSpan(undefined),
  }),
  EditorView.updateListener.of(({ state, selectionSet, view }) => {
    if (!selectionSet || !view.hasFocus) return;
    let id: number | undefined;
    const { head } = state.selection.main;
    state.field(shownSpans).between(head, head, (_from, _to, { spec }) => {
      id ??= Number(spec.id);
    });
    onSpan(id);
  }),
];

/** The effect by which an editor shows these spans and no others. */
export const withSpans = (spans: readonly Span[]) => setSpans.of(spans);

/** The effect by which an editor highlights one of its ranges. */
export const withActiveSpan = (id: number | undefined) => setActive.of(id);

function show(doc: Text, spans: readonly Span[]): RangeSet<Decoration> {
  const ranges: Range<Decoration>[] = [];
  for (const span of spans) {
    const { id, look } = span;
    const start = Math.min(span.start, doc.length);
    const end = Math.min(span.end, doc.length);
    if (look === 'removed' || look === 'added') ranges.push(Decoration.line({ id, class: `cm-line-${look}` }).range(doc.lineAt(start).from));
    else if (end > start) ranges.push(Decoration.mark({ id, class: `cm-span-${look}`, attributes: { 'data-span': String(id) } }).range(start, end));
    else if (look !== 'part') ranges.push(Decoration.widget({ id, widget: new EmptySpan(span), side: 1 }).range(start));
  }
  return RangeSet.of(ranges, true);
}

function placeOfSpan(shown: RangeSet<Decoration>, id: number): { readonly from: number; readonly to: number } | undefined {
  for (const cursor = shown.iter(); cursor.value; cursor.next()) {
    if (cursor.value.spec.id === id) return { from: cursor.from, to: cursor.to };
  }
  return undefined;
}

function idOf(target: EventTarget | null): number | undefined {
  const place = target instanceof Element ? target.closest('[data-span]') : undefined;
  return place instanceof HTMLElement ? Number(place.dataset.span) : undefined;
}
