export interface XmlAttribute {
  readonly name: string;
  /** Decoded, its white space normalized (XML 1.0, 3.3.3). */
  readonly value: string;
  /** From its name to behind its closing quote. */
  readonly start: number;
  readonly end: number;
  /** Where the opening quote stands. */
  readonly valueStart: number;
  /** Whether the document type supplies it. It is then where its tag starts. */
  readonly isDefault: boolean;
}

/** What a document holds, in its order; every part with its offsets, so that a formatter can copy it as it is written. */
export interface XmlEvents extends XmlContentEvents {
  /**
   * Whether what an internal entity holds is told in the place of a reference to it, with the offsets of the reference. Else
   * the reference is told as text.
   */
  readonly includesEntities: boolean;
  declaration(start: number, end: number, attributes: readonly XmlAttribute[]): void;
  /** `text`: what stands behind `<!DOCTYPE `. */
  doctype(start: number, end: number, text: string): void;
}

export interface XmlContentEvents {
  openTag(start: number, end: number, name: string, attributes: readonly XmlAttribute[], isEmpty: boolean): void;
  /** Not called for an empty-element tag. */
  closeTag(start: number, end: number): void;
  /** Decoded; may be all white space, and in several pieces beside references to entities. Outside the root element there is none. */
  text(start: number, end: number, value: string): void;
  cdata(start: number, end: number, value: string): void;
  comment(start: number, end: number, value: string): void;
  instruction(start: number, end: number, target: string, data: string): void;
  /** An entity that is referred to and not read: it is external, or declared in a part that is. The reference is told as text too. */
  unread(at: number, name: string): void;
}

const nothing = (): void => undefined;

/** What is called where nobody listens. */
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

/** Who hears of what the entity holds to which a reference stands from `start` to `end`. */
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
