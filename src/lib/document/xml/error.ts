import type { InputError } from '../../../contract/errors.ts';
import type { GrammarProblem, Opened } from '../../text-position/grammar-error.ts';
import { grammarError } from '../../text-position/grammar-error.ts';

export type XmlExpected =
  | 'root'
  | 'endOfText'
  | 'declarationAtStart'
  | 'declaration'
  | 'doctype'
  | 'doctypeBeforeRoot'
  | 'elementName'
  | 'target'
  | 'attributeOrEnd'
  | 'equals'
  | 'quote'
  | 'closingQuote'
  | 'space'
  | 'closingTag'
  | 'matchingTag'
  | 'openTag'
  | 'tagEnd'
  | 'endOfComment'
  | 'endOfCdata'
  | 'endOfInstruction'
  | 'knownEntity'
  | 'characterReference'
  | 'escapedText'
  | 'newAttribute'
  | 'allowedCharacter'
  | 'markupDeclaration'
  | 'name'
  | 'nameToken'
  | 'contentSpec'
  | 'contentParticle'
  | 'openGroup'
  | 'commaOrEnd'
  | 'barOrEnd'
  | 'separatorOrEnd'
  | 'star'
  | 'attributeType'
  | 'attributeDefault'
  | 'quoted'
  | 'endOfLiteral'
  | 'publicCharacter'
  | 'externalId'
  | 'entityDefinition'
  | 'reference'
  | 'semicolon'
  | 'escapedPercent'
  | 'escapedBracket'
  | 'declaredEntity'
  | 'internalEntity'
  | 'otherEntity'
  | 'lessIncluded'
  | 'content';

type XmlFound = 'repeatedAttribute' | 'entity' | 'closingTag' | 'text' | 'element' | 'dashes' | 'cdataEnd' | 'recursion' | 'replacement' | 'externalEntity';
type Kind = 'element' | 'comment' | 'cdata' | 'instruction' | 'doctype' | 'tag' | 'value';
export type XmlOpened = Opened<Kind>;
export type XmlProblem = GrammarProblem<XmlExpected, XmlFound, Kind>;

/** Creates the error for a text that is not well-formed XML. */
export const xmlError = (text: string, field: string, problem: XmlProblem): InputError => grammarError('invalid-xml', text, field, problem);
