import type { InputError } from '../../../contract/errors.ts';
import {
  AMPERSAND,
  CLOSE_BRACE,
  CLOSE_BRACKET,
  COLON,
  COMMA,
  EXCLAMATION_MARK,
  isBlankOrEnd,
  isFlowIndicator,
  OPEN_BRACE,
  OPEN_BRACKET,
  QUESTION_MARK,
} from './characters.ts';
import type { YamlCursor } from './cursor.ts';
import type { FlowFrame, Place } from './frames.ts';
import { emptyNode, firstProperty, nothingBefore, withProperties } from './frames.ts';
import type { YamlMapping, YamlNode, YamlSequence } from './node.ts';

// Indentation is insignificant inside a flow collection, so every nested collection has the same place.
const NO_PLACE: Place = { isKey: false, isFresh: false, indent: 0, sequenceIndent: 0 };

/** Reads flow style (YAML 1.2.2, chapter 7), one step at a time and without recursion. */
export class YamlFlow {
  readonly #cursor: YamlCursor;
  #ended: FlowFrame | undefined;

  constructor(cursor: YamlCursor) {
    this.#cursor = cursor;
  }

  /** Opens a flow collection; `place` is its position in block style. */
  open(code: number, place: Place): void {
    this.#cursor.checkDepth(this.#cursor.at);
    const at = this.#cursor.at++;
    const parent = this.#cursor.frames.at(-1);
    const isNested = parent?.isFlow === true;
    const properties = isNested ? withProperties(this.#cursor.before.inner) : {};
    const node: YamlMapping | YamlSequence =
      code === OPEN_BRACE ? { kind: 'mapping', isFlow: true, pairs: [], at, ...properties } : { kind: 'sequence', isFlow: true, items: [], at, ...properties };
    this.#cursor.comments.attach(node);
    this.#cursor.frames.push({
      isFlow: true,
      node,
      at,
      lineStart: this.#cursor.lineStart,
      blockIndent: this.#cursor.blockIndent() ?? -1,
      awaits: 'item',
      key: undefined,
      keyLineStart: 0,
      isExplicit: false,
      place: isNested ? undefined : place,
      before: isNested ? undefined : this.#cursor.before,
    });
    this.#cursor.before = nothingBefore();
  }

  /** Reads the next token in the innermost flow collection. When the outermost ends, returns it. */
  read(): FlowFrame | undefined {
    this.#ended = undefined;
    const frame = this.#cursor.frames.at(-1);
    if (frame?.isFlow) this.#readIn(frame);
    return this.#ended;
  }

  #readIn(frame: FlowFrame): void {
    const isNewLine = this.#cursor.skip();
    const code = this.#cursor.text.charCodeAt(this.#cursor.at);
    const isClosing = code === (frame.node.kind === 'mapping' ? CLOSE_BRACE : CLOSE_BRACKET);
    if (this.#cursor.isAtEnd()) throw this.#unexpected(frame);
    if (isNewLine && this.#cursor.column() <= frame.blockIndent) {
      // YAML 1.2.2, section 7.4: the closing bracket must also be indented. Many files have it below the key, and every parser accepts it.
      const isLoose = isClosing && this.#cursor.column() === frame.blockIndent;
      if (!isLoose) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'deeperIndentation', found: 'indentation' });
      frame.node.isLoose = true;
    }
    if (code === COMMA || isClosing) this.#endItem(frame, isClosing);
    else if (code === COLON && this.#isColon(frame)) this.#readColon(frame);
    else this.#readNode(frame, code);
  }

  /** Called at a comma or closing bracket: completes the current item. */
  #endItem(frame: FlowFrame, isClosing: boolean): void {
    const hasProperties = firstProperty(this.#cursor.before.inner) !== undefined;
    if (frame.awaits === 'item' && !hasProperties) {
      if (!isClosing) throw this.#unexpected(frame);
    } else if (frame.awaits === 'value') this.#addPair(frame, emptyNode(this.#cursor.at, this.#cursor.before.inner));
    else if (frame.awaits === 'explicitKey' || (frame.awaits === 'item' && hasProperties)) {
      frame.key = emptyNode(this.#cursor.at, this.#cursor.before.inner);
      this.#addItem(frame);
    } else if (frame.awaits === 'colon') this.#addItem(frame);
    this.#cursor.before = nothingBefore();
    this.#cursor.at++;
    if (isClosing) return this.#close(frame);
    frame.awaits = 'item';
  }

  #addItem(frame: FlowFrame): void {
    const { node, key } = frame;
    if (!key) return;
    if (node.kind === 'mapping' || frame.isExplicit) {
      this.#cursor.comments.startMember();
      return this.#addPair(frame, emptyNode(this.#cursor.at));
    }
    node.items.push(key);
    frame.key = undefined;
  }

  #addPair(frame: FlowFrame, value: YamlNode): void {
    const { node, key } = frame;
    if (!key) return;
    if (node.kind === 'mapping') node.pairs.push({ key, value });
    else node.items.push({ kind: 'mapping', isFlow: true, pairs: [{ key, value }], at: key.at });
    if (value.kind === 'scalar' || value.kind === 'alias') this.#cursor.comments.attach(value);
    frame.key = undefined;
    frame.isExplicit = false;
    frame.awaits = 'comma';
  }

  #isColon({ awaits, key }: FlowFrame): boolean {
    const next = this.#cursor.text.charCodeAt(this.#cursor.at + 1);
    if (isBlankOrEnd(next) || isFlowIndicator(next)) return true;
    // After a quote or bracket a colon needs no space.
    return awaits === 'colon' && key !== undefined && (key.kind === 'scalar' ? key.style === 'single' || key.style === 'double' : key.kind !== 'alias');
  }

  #readColon(frame: FlowFrame): void {
    if (frame.awaits === 'value' || frame.awaits === 'comma') throw this.#unexpected(frame);
    if (frame.awaits === 'colon') {
      const isOneLine = frame.keyLineStart === this.#cursor.lineStart || frame.isExplicit || frame.node.kind === 'mapping';
      if (!isOneLine) throw this.#cursor.syntaxError({ at: this.#cursor.at, expected: 'oneLine' });
    } else frame.key = emptyNode(this.#cursor.at, this.#cursor.before.inner);
    // A pair in a sequence is a mapping, and therefore one level.
    if (frame.node.kind === 'sequence') this.#cursor.checkDepth(this.#cursor.at);
    this.#cursor.before = nothingBefore();
    this.#cursor.at++;
    this.#cursor.comments.startMember();
    frame.awaits = 'value';
  }

  #readNode(frame: FlowFrame, code: number): void {
    if (frame.awaits === 'colon' || frame.awaits === 'comma') throw this.#unexpected(frame);
    if (code === AMPERSAND || code === EXCLAMATION_MARK) return this.#cursor.readProperty(this.#cursor.before, true);
    if (
      code === QUESTION_MARK &&
      frame.awaits === 'item' &&
      isBlankOrEnd(this.#cursor.text.charCodeAt(this.#cursor.at + 1)) &&
      !firstProperty(this.#cursor.before.inner)
    ) {
      this.#cursor.at++;
      frame.isExplicit = true;
      frame.awaits = 'explicitKey';
      return;
    }
    if (code === OPEN_BRACKET || code === OPEN_BRACE) return this.open(code, NO_PLACE);
    const lineStart = this.#cursor.lineStart;
    const node = this.#cursor.readScalarOrAlias(code, frame.blockIndent + 1, true, false);
    this.#cursor.setProperties(node, this.#cursor.before.inner);
    this.#cursor.before = nothingBefore();
    this.#finishNode(frame, node, lineStart);
  }

  #finishNode(frame: FlowFrame, node: YamlNode, lineStart: number): void {
    if (frame.awaits === 'value') return this.#addPair(frame, node);
    frame.key = node;
    frame.keyLineStart = lineStart;
    frame.awaits = 'colon';
    if (frame.node.kind === 'sequence' && !frame.isExplicit && (node.kind === 'scalar' || node.kind === 'alias')) this.#attachItem(node);
  }

  /** Attaches comments to an item, unless it is the key of a pair. */
  #attachItem(node: YamlNode): void {
    const colon = this.#cursor.skipBlanksFrom(this.#cursor.at);
    if (this.#cursor.text.charCodeAt(colon) !== COLON) this.#cursor.comments.attach(node);
  }

  #close(frame: FlowFrame): void {
    this.#cursor.frames.pop();
    const { node } = frame;
    node.end = this.#cursor.at;
    const isEmpty = (node.kind === 'mapping' ? node.pairs : node.items).length === 0;
    this.#cursor.comments.close(node, this.#cursor.lineStart !== frame.lineStart && !isEmpty);
    const parent = this.#cursor.frames.at(-1);
    if (parent?.isFlow) return this.#finishNode(parent, node, frame.lineStart);
    this.#ended = frame;
  }

  #unexpected(frame: FlowFrame): InputError {
    const isItem = frame.awaits === 'item' && this.#cursor.at < this.#cursor.text.length;
    return this.#cursor.syntaxError({ at: this.#cursor.at, expected: isItem ? 'value' : frame.node.kind === 'mapping' ? 'commaOrBrace' : 'commaOrBracket' });
  }
}
