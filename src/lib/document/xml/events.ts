export interface XmlAttribute {
  readonly name: string;
  /** Decoded, with whitespace normalized (XML 1.0, section 3.3.3). */
  readonly value: string;
  /** From its name to after its closing quote. */
  readonly start: number;
  readonly end: number;
  /** Offset of the opening quote. */
  readonly valueStart: number;
  /** Whether the document type supplies it. Its position is then the start of its tag. */
  readonly isDefault: boolean;
}

/** Reports what a document contains, in order; every part with its offsets, so that a formatter can copy it as written. */
export interface XmlEvents extends XmlContentEvents {
  /**
   * Whether the content of an internal entity is reported in place of a reference to it, with the offsets of the reference. Otherwise
   * the reference is reported as text.
   */
  readonly includesEntities: boolean;
  declaration(start: number, end: number, attributes: readonly XmlAttribute[]): void;
  /** `text`: the text after `<!DOCTYPE `. */
  doctype(start: number, end: number, text: string): void;
}

export interface XmlContentEvents {
  openTag(start: number, end: number, name: string, attributes: readonly XmlAttribute[], isEmpty: boolean): void;
  /** Not called for an empty-element tag. */
  closeTag(start: number, end: number): void;
  /** Decoded; may be only whitespace, and in several pieces around entity references. There is none outside the root element. */
  text(start: number, end: number, value: string): void;
  cdata(start: number, end: number, value: string): void;
  comment(start: number, end: number, value: string): void;
  instruction(start: number, end: number, target: string, data: string): void;
  /** Called for an entity reference that is not read: it is external, or declared in an external part. The reference is also reported as text. */
  unread(at: number, name: string): void;
}

const nothing = (): void => undefined;

/** Event handlers that do nothing. */
export const SILENT: Omit<XmlEvents, 'includesEntities'> = {
  declaration: nothing,
  doctype: nothing,
  openTag: nothing,
  closeTag: nothing,
  text: nothing,
  cdata: nothing,
  comment: nothing,
  instruction: nothing,
  unread: nothing,
};

/** Returns the handler for the content of the entity referenced from `start` to `end`. */
export function eventsOfEntity(events: XmlEvents, start: number, end: number): XmlContentEvents {
  if (!events.includesEntities) return SILENT;
  const placed = (attribute: XmlAttribute): XmlAttribute => ({ ...attribute, start, end, valueStart: start });
  return {
    openTag: (_start, _end, name, attributes, isEmpty) => events.openTag(start, end, name, attributes.map(placed), isEmpty),
    closeTag: () => events.closeTag(start, end),
    text: (_start, _end, value) => events.text(start, end, value),
    cdata: (_start, _end, value) => events.cdata(start, end, value),
    comment: (_start, _end, value) => events.comment(start, end, value),
    instruction: (_start, _end, target, data) => events.instruction(start, end, target, data),
    unread: (_at, name) => events.unread(start, name),
  };
}
