import { defaultKeymap, history, historyKeymap } from '@codemirror/commands';
import { codeFolding, foldGutter, foldKeymap, HighlightStyle, StreamLanguage, syntaxHighlighting } from '@codemirror/language';
import { highlightSelectionMatches, searchKeymap } from '@codemirror/search';
import { Compartment, EditorState } from '@codemirror/state';
import type { Extension, Text } from '@codemirror/state';
import { drawSelection, EditorView, highlightActiveLine, highlightSpecialChars, keymap, lineNumbers } from '@codemirror/view';
import { tags } from '@lezer/highlight';
import type { Mark, Place } from './marks.ts';
import { nextTask } from '../next-task.ts';
import { marking, rangeOf, withMarks } from './marks.ts';
import type { Span } from './span.ts';
import { spanning, withActiveSpan, withSpans } from './spans.ts';
import { isLongText, joinSlices, readSlices } from './text-slices.ts';

export type CodeLanguage = 'json' | 'yaml' | 'xml' | 'toml' | 'sql' | 'text';

// In UTF-16 code units. A longer document is shown completely, but without colors and folding.
const MAX_COLOURED_LENGTH = 300_000;

const REPORT_DELAY_MS = 150;

// CodeMirror's own set of special characters, without the CR of a CRLF line end: that CR is not shown as a special character.
const SPECIAL_CHARACTERS = /[^\P{Cc}\t\r]|\r(?!$)|[\xad\u061c\u200b\u200e\u200f\u2028\u2029\u202d\u202e\u2066\u2067\u2069\ufeff\ufff9-\ufffc]/gu;

const colors = HighlightStyle.define([
  { tag: [tags.propertyName, tags.tagName, tags.keyword], color: 'var(--code-name)' },
  { tag: [tags.string, tags.special(tags.string), tags.attributeValue], color: 'var(--code-string)' },
  { tag: [tags.number, tags.bool, tags.null, tags.atom, tags.attributeName, tags.character], color: 'var(--code-number)' },
  { tag: [tags.comment, tags.lineComment, tags.blockComment], color: 'var(--text-faint)', fontStyle: 'italic' },
  { tag: [tags.punctuation, tags.separator, tags.bracket, tags.processingInstruction, tags.documentMeta], color: 'var(--text-faint)' },
]);

const languages: Readonly<Record<Exclude<CodeLanguage, 'text'>, () => Promise<Extension>>> = {
  json: async () => (await import('@codemirror/lang-json')).json(),
  yaml: async () => (await import('@codemirror/lang-yaml')).yaml(),
  xml: async () => (await import('@codemirror/lang-xml')).xmlLanguage,
  toml: async () => StreamLanguage.define((await import('@codemirror/legacy-modes/mode/toml')).toml),
  sql: async () => StreamLanguage.define((await import('./sql-mode.ts')).standardSQL),
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
  /** Called with a function that returns the selected text when the selection changes. */
  readonly onSelect: (selected: () => string) => void;
  /** In UTF-16 code units. A paste into the editor that exceeds this length is only reported, by `onChange`. */
  readonly maxLength: number;
}

export interface Editor {
  /** Replaces the text and renders its marks again. `onChange` is not called. */
  readonly setDoc: (text: string) => void;
  readonly setWrap: (wrap: boolean) => void;
  readonly setLanguage: (language: CodeLanguage) => void;
  readonly setReadOnly: (readOnly: boolean) => void;
  /** Shows these marks and no others. Until the next call they move with typed text. */
  readonly setMarks: (marks: readonly Mark[]) => void;
  /** Shows these ranges and no others. Until the next call they move with typed text. */
  readonly setSpans: (spans: readonly Span[]) => void;
  readonly setActiveSpan: (id: number | undefined) => void;
  readonly setAttributes: (attributes: Readonly<Record<string, string>>) => void;
  /** Selects the range between two offsets in UTF-16 code units; the caret is at the second. */
  readonly select: (anchor: number, head: number) => void;
  /** Puts the caret at an offset in UTF-16 code units, and scrolls there. */
  readonly showOffset: (offset: number) => void;
  /** Selects the character at a position, or the closest one, and scrolls there. */
  readonly show: (place: Place) => void;
  readonly focus: () => void;
  /** Makes CodeMirror measure its size again. Needed after the host was hidden, when all sizes were zero. */
  readonly measure: () => void;
  /** Reports pending typing. */
  readonly destroy: () => void;
}

const selectedIn = ({ selection: { main }, doc }: EditorState): string => (main.empty ? '' : doc.sliceString(main.from, main.to));

/** Creates a CodeMirror editor. The grammar loads afterwards, so the text is shown without colors at first. */
export function createEditor({ parent, doc, wrap, attributes, phrases, onChange, onSpan, onSelect, maxLength, ...given }: EditorOptions): Editor {
  const wrapping = new Compartment();
  const syntax = new Compartment();
  const protection = new Compartment();
  const contentAttributes = new Compartment();
  // The text that the owner has. `setDoc` ignores this text, so that a change that the editor reported does not come back as a new one.
  let known = isLongText(doc.length) ? '' : doc;
  let { language, marks, spans, readOnly } = given;
  let destroyed = false;
  // Cancels the preparation of a long text, and everything that waits for it.
  let loading: AbortController | undefined;
  let selectLater: (() => void) | undefined;
  // Ends the delay before typing in a long text is reported.
  let reporting: AbortController | undefined;

  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc: known,
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
        syntaxHighlighting(colors),
        keymap.of([...defaultKeymap, ...historyKeymap, ...searchKeymap, ...foldKeymap]),
        wrapping.of(wrap ? EditorView.lineWrapping : []),
        syntax.of([]),
        contentAttributes.of(EditorView.contentAttributes.of({ ...attributes })),
        // CodeMirror would read CR and CRLF as line ends and write LF. With LF as the only separator, a CR stays a character of the text.
        EditorState.lineSeparator.of('\n'),
        protection.of(EditorState.readOnly.of(given.readOnly)),
        EditorView.domEventHandlers({
          paste: (event) => takeLong(event, event.clipboardData?.getData('text/plain')),
          drop: (event) => !event.dataTransfer?.types.includes('Files') && takeLong(event, event.dataTransfer?.getData('text/plain')),
        }),
        marking,
        spanning(onSpan),
        EditorView.updateListener.of((update) => {
          if (update.selectionSet || update.docChanged) onSelect(() => selectedIn(update.state));
          if (!update.docChanged || update.transactions.some((transaction) => transaction.isUserEvent('owner'))) return;
          if (isLongText(update.state.doc.length))
            void reportLater(update.transactions.some((transaction) => transaction.isUserEvent('input.paste')) ? 0 : REPORT_DELAY_MS);
          else report(update.state.doc.toString());
        }),
      ],
    }),
  });

  function report(text: string): void {
    reporting?.abort();
    reporting = undefined;
    known = text;
    void color(text.length);
    onChange(text);
  }

  /** Reports a long text once nothing has been done for a while: at every key press, joining it would take longer than typing. */
  async function reportLater(delayMs: number): Promise<void> {
    reporting?.abort();
    const { signal } = (reporting = new AbortController());
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    const text = await joinSlices(view.state.doc, signal);
    if (text !== undefined) report(text);
  }

  /** Shows a long text as soon as it is split into lines. Until then the editor keeps its content, and is read-only. */
  function loadLong(text: string): void {
    loading = new AbortController();
    const { signal } = loading;
    known = text;
    protect();
    void readSlices(text, signal).then((lines) => lines && replaceAll(lines));
  }

  function replaceAll(insert: string | Text): void {
    loading = undefined;
    const change = {
      changes: { from: 0, to: view.state.doc.length, insert },
      effects: [withMarks(marks), withSpans(spans)],
      userEvent: 'owner',
    };
    // Out of view, CodeMirror renders whatever replaces its rendered lines: here all of them. In a new state it does not,
    // but nothing can be undone then.
    const hasHistory = !readOnly && !isLongText(insert.length);
    if (view.inView || hasHistory) view.dispatch(change);
    else view.setState(view.state.update(change).state);
    protect();
    selectLater?.();
    selectLater = undefined;
  }

  const protect = (): void => view.dispatch({ effects: protection.reconfigure(EditorState.readOnly.of(readOnly || loading !== undefined)) });

  /** Handles a long paste or drop, which CodeMirror would read all at once. */
  function takeLong(event: Event, text = ''): boolean {
    if (view.state.readOnly || !isLongText(text.length)) return false;
    event.preventDefault();
    void insertLong(text);
    return true;
  }

  async function insertLong(text: string): Promise<void> {
    const { doc: before, selection } = view.state;
    const { from, to } = selection.main;
    loading = new AbortController();
    const { signal } = loading;
    protect();
    if (before.length - (to - from) + text.length > maxLength) {
      const [head, tail] = [await joinSlices(before.slice(0, from), signal), await joinSlices(before.slice(to), signal)];
      if (head === undefined || tail === undefined) return;
      loading = undefined;
      protect();
      onChange(head + text + tail);
      return;
    }
    await nextTask();
    const insert = await readSlices(text, signal);
    if (!insert) return;
    loading = undefined;
    protect();
    void color(before.length - (to - from) + insert.length);
    view.dispatch({ changes: { from, to, insert }, selection: { anchor: from + insert.length }, scrollIntoView: true, userEvent: 'input.paste' });
  }

  // The grammar that the editor has, or gets when it has loaded.
  let wanted: CodeLanguage = 'text';

  /** Sets the grammar for a text of a length. Removing one happens at once: no grammar gets a text that is too long for it. */
  async function color(length: number): Promise<void> {
    const next = length > MAX_COLOURED_LENGTH ? 'text' : language;
    if (next === wanted) return;
    wanted = next;
    if (next === 'text') view.dispatch({ effects: syntax.reconfigure([]) });
    else {
      const extension = await languages[next]();
      if (!destroyed && next === wanted) view.dispatch({ effects: syntax.reconfigure(extension) });
    }
  }
  if (doc !== known) loadLong(doc);
  void color(doc.length);
  if (marks.length > 0 && !loading) view.dispatch({ effects: withMarks(marks) });
  if (spans.length > 0 && !loading) view.dispatch({ effects: withSpans(spans) });

  return {
    setDoc(text) {
      if (text === known) return;
      loading?.abort();
      loading = undefined;
      reporting?.abort();
      reporting = undefined;
      known = text;
      void color(text.length);
      if (isLongText(text.length)) loadLong(text);
      else replaceAll(text);
    },
    setWrap: (isWrapped) => view.dispatch({ effects: wrapping.reconfigure(isWrapped ? EditorView.lineWrapping : []) }),
    setLanguage(next) {
      if (next === language) return;
      language = next;
      void color(known.length);
    },
    setReadOnly(isReadOnly) {
      readOnly = isReadOnly;
      protect();
    },
    setMarks(next) {
      if (next === marks) return;
      marks = next;
      if (!loading) view.dispatch({ effects: withMarks(marks) });
    },
    setSpans(next) {
      if (next === spans) return;
      spans = next;
      if (!loading) view.dispatch({ effects: withSpans(spans) });
    },
    setActiveSpan: (id) => view.dispatch({ effects: withActiveSpan(id) }),
    setAttributes: (next) => view.dispatch({ effects: contentAttributes.reconfigure(EditorView.contentAttributes.of({ ...next })) }),
    show(place) {
      if (loading) {
        selectLater = () => this.show(place);
        return;
      }
      const { at, to } = rangeOf(view.state.doc, place);
      view.dispatch({ selection: { anchor: at, head: to }, effects: EditorView.scrollIntoView(at, { y: 'center' }) });
      view.focus();
    },
    select(anchor, head) {
      if (loading) {
        selectLater = () => this.select(anchor, head);
        return;
      }
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
      loading?.abort();
      if (reporting) report(view.state.doc.toString());
      view.destroy();
    },
  };
}
