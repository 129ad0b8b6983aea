import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { codeFolding, foldGutter, foldKeymap, HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import type { Extension } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Mark, Place } from './marks.ts';
import { marking, rangeOf, withMarks } from './marks.ts';
import type { Span } from './spans.ts';
import { spanning, withActiveSpan, withSpans } from './spans.ts';

export type CodeLanguage = 'json' | 'yaml' | 'xml' | 'toml' | 'sql' | 'text';

// In UTF-16 code units. A longer document is shown whole, but without colours and folding.
const MAX_COLOURED_LENGTH = 1_000_000;

// CodeMirror's own set of special characters, without the CR of a CRLF line end: that CR is not shown as a special character.
const SPECIAL_CHARACTERS = /[^\P{Cc}\t\r]|\r(?!$)|[\xad\u061c\u200b\u200e\u200f\u2028\u2029\u202d\u202e\u2066\u2067\u2069\ufeff\ufff9-\ufffc]/gu;

const colours = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName, tags.keyword], color: 'var(--code-name)' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.attributeName, tags.character], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--text-faint)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.bracket, tags.processingInstruction, tags.documentMeta], color: 'var(--text-faint)' },
]);

const languages: Readonly<Record<CodeLanguage, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  xml: async () => (await import('@codemirror/lang-xml')).xmlLanguage,
  toml: async () => StreamLanguage.define((await import('@codemirror/legacy-modes/mode/toml')).toml),
  sql: async () => StreamLanguage.define((await import('./sql-mode.ts')).standardSQL),
  text: async () => [],
};

export interface EditorOptions {
  readonly parent: HTMLElement;
  readonly doc: string;
  readonly language: CodeLanguage;
  readonly readOnly: boolean;
  readonly wrap: boolean;
  readonly marks: readonly Mark[];
  readonly spans: readonly Span[];
  readonly onSpan: (id: number | undefined) => void;
  /** HTML attributes of the element that holds the text. */
  readonly attributes: Readonly<Record<string, string>>;
  /** Translations of CodeMirror's phrases, keyed by the English phrase. */
  readonly phrases: Readonly<Record<string, string>>;
  readonly onChange: (text: string) => void;
  /** Called with the selected text when the selection is another. */
  readonly onSelect: (selected: string) => void;
}

export interface Editor {
  /** Replaces the text and shows the marks in it anew. `onChange` is not called. */
  readonly setDoc: (text: string) => void;
  readonly setWrap: (wrap: boolean) => void;
  readonly setLanguage: (language: CodeLanguage) => void;
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Shows these marks and no others. Until the next call they move with what is typed. */
  readonly setMarks: (marks: readonly Mark[]) => void;
  /** Shows these spans and no others. Until the next call they move with what is typed. */
  readonly setSpans: (spans: readonly Span[]) => void;
  readonly setActiveSpan: (id: number | undefined) => void;
  readonly setAttributes: (attributes: Readonly<Record<string, string>>) => void;
  /** Selects what lies between two offsets in UTF-16 code units; the caret is at the second. */
  readonly select: (anchor: number, head: number) => void;
  /** Puts the caret at an offset in UTF-16 code units, and scrolls there. */
  readonly showOffset: (offset: number) => void;
  /** Selects the character at a place, or the one closest to it, and scrolls there. */
  readonly show: (place: Place) => void;
  readonly focus: () => void;
  /** Makes CodeMirror measure its size again. Needed after the host was hidden, when all sizes were zero. */
  readonly measure: () => void;
  readonly destroy: () => void;
}

const selectedIn = ({ selection: { main }, doc }: EditorState): string => (main.empty ? '' : doc.sliceString(main.from, main.to));

/** Creates a CodeMirror editor. The grammar loads afterwards, so the text is shown without colours at first. */
export function createEditor({ parent, doc, wrap, attributes, phrases, onChange, onSpan, onSelect, ...given }: EditorOptions): Editor {
  const wrapping = new Compartment();
  const syntax = new Compartment();
  const protection = new Compartment();
  const contentAttributes = new Compartment();
  // The text that the owner has. `setDoc` ignores this text, so that a change that the editor reported does not come back as a new one.
  let known = doc;
  let { language, marks, spans } = given;
  let destroyed = false;

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        EditorState.phrases.of({ ...phrases }),
        lineNumbers(),
        foldGutter(),
        codeFolding(),
        highlightSpecialChars({ specialChars: SPECIAL_CHARACTERS }),
        history(),
        drawSelection(),
        highlightActiveLine(),
        highlightSelectionMatches(),
        syntaxHighlighting(colours),
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
        wrapping.of(wrap ? EditorView.lineWrapping : []),
        syntax.of([]),
        contentAttributes.of(EditorView.contentAttributes.of({ ...attributes })),
        // CodeMirror would read CR and CRLF as line ends and write LF. With LF as the only separator, a CR stays a character of the text.
        EditorState.lineSeparator.of('\n'),
        protection.of(EditorState.readOnly.of(given.readOnly)),
        marking,
        spanning(onSpan),
        EditorView.updateListener.of((update) => {
          if (update.selectionSet || update.docChanged) onSelect(selectedIn(update.state));
          if (!update.docChanged || update.transactions.some((transaction) => transaction.isUserEvent('owner'))) return;
          known = update.state.doc.toString();
          onChange(known);
        }),
      ],
    }),
  });

  async function colour(): Promise<void> {
    const wanted = known.length > MAX_COLOURED_LENGTH ? 'text' : language;
    const extension = await languages[wanted]();
    const isWanted = wanted === (known.length > MAX_COLOURED_LENGTH ? 'text' : language);
    if (!destroyed && isWanted) view.dispatch({ effects: syntax.reconfigure(extension) });
  }
  void colour();
  if (marks.length > 0) view.dispatch({ effects: withMarks(marks) });
  if (spans.length > 0) view.dispatch({ effects: withSpans(spans) });

  return {
    setDoc(text) {
      if (text === known) return;
      const crossed = text.length > MAX_COLOURED_LENGTH !== known.length > MAX_COLOURED_LENGTH;
      known = text;
      if (crossed) void colour();
      view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, effects: [withMarks(marks), withSpans(spans)], userEvent: 'owner' });
    },
    setWrap: (isWrapped) => view.dispatch({ effects: wrapping.reconfigure(isWrapped ? EditorView.lineWrapping : []) }),
    setLanguage(next) {
      if (next === language) return;
      language = next;
      void colour();
    },
    setReadOnly: (isReadOnly) => view.dispatch({ effects: protection.reconfigure(EditorState.readOnly.of(isReadOnly)) }),
    setMarks(next) {
      if (next === marks) return;
      marks = next;
      view.dispatch({ effects: withMarks(marks) });
    },
    setSpans(next) {
      if (next === spans) return;
      spans = next;
      view.dispatch({ effects: withSpans(spans) });
    },
    setActiveSpan: (id) => view.dispatch({ effects: withActiveSpan(id) }),
    setAttributes: (next) => view.dispatch({ effects: contentAttributes.reconfigure(EditorView.contentAttributes.of({ ...next })) }),
    show(place) {
      const { at, to } = rangeOf(view.state.doc, place);
      view.dispatch({ selection: { anchor: at, head: to }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    select(anchor, head) {
      const { length } = view.state.doc;
      view.dispatch({ selection: { anchor: Math.min(anchor, length), head: Math.min(head, length) } });
    },
    showOffset(offset) {
      const at = Math.min(offset, view.state.doc.length);
      view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    focus: () => view.focus(),
    measure: () => view.requestMeasure(),
    destroy() {
      destroyed = true;
      view.destroy();
    },
  };
}
