import type { Declaration, Model, Type } from '../model.ts';
import { camelCase, identifiersOf, reservedWords } from '../names.ts';
import type { Emit } from './emit.ts';
import { blocks, cyclicReferences, enclosed, isNullable, isOpen, isRootDeclared, lineComment, quoteBraced as quote, uses, withoutNull } from './emit.ts';

const RESERVED = reservedWords(
  'associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private precedencegroup protocol public rethrows static struct subscript typealias var break case catch continue default defer do else fallthrough for guard if in repeat return throw switch where while Any as await catch false is nil self Self super throws true try hashValue description Type',
);

/** Codable structs. */
const emit: Emit = (model) => {
  const classes = classesOf(model);
  return blocks([
    'import Foundation',
    isRootDeclared(model) ? undefined : `typealias ${model.rootName} = ${typeOf(model.root)}`,
    ...model.declarations.toReversed().map((each) => declaration(each, classes.has(each.name))),
    uses(model, isOpen) ? JSON_VALUE : undefined,
  ]);
};

export default emit;

/** A struct cannot contain itself, and a class can. */
function classesOf(model: Model): ReadonlySet<string> {
  const isCyclic = cyclicReferences(model);
  const types = model.declarations.flatMap((each) =>
    each.kind === 'object' ? each.fields.map(({ type }) => withoutNull(type)).filter((type) => isCyclic(each.name, type)) : [],
  );
  return new Set(types.flatMap((type) => (type.kind === 'named' ? [type.name] : [])));
}

function declaration(declared: Declaration, isClass: boolean): string {
  const { name } = declared;
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, camelCase, RESERVED);
    return `enum ${name}: String, Codable {\n${declared.values.map((value) => `    case ${names.get(value)} = ${quote(value)}`).join('\n')}\n}`;
  }
  const names = identifiersOf(
    declared.fields.map(({ key }) => key),
    camelCase,
    RESERVED,
  );
  const fields = declared.fields.map((field) => {
    const comment = lineComment(field.description, '///', '    ');
    return `${comment}    let ${names.get(field.key)}: ${typeOf(withoutNull(field.type))}${isNullable(field) ? '?' : ''}`;
  });
  const isSame = declared.fields.every(({ key }) => names.get(key) === key);
  const keys = isSame
    ? []
    : [`\n    enum CodingKeys: String, CodingKey {\n${declared.fields.map(({ key }) => `        case ${names.get(key)} = ${quote(key)}`).join('\n')}\n    }`];
  const comment = lineComment(declared.description, '///');
  return `${comment}${isClass ? 'final class' : 'struct'} ${name}: Codable ${enclosed('{}', [...fields, ...keys])}`;
}

function typeOf(type: Type): string {
  switch (type.kind) {
    case 'string':
      return 'String';
    case 'boolean':
      return 'Bool';
    case 'number':
      return 'Double';
    case 'integer':
      return type.size === 'int64' ? 'Int64' : type.size === 'uint64' ? 'UInt64' : 'Decimal';
    case 'array':
      return `[${typeOf(type.items)}]`;
    case 'map':
      return `[String: ${typeOf(type.values)}]`;
    case 'nullable':
      return `${typeOf(type.of)}?`;
    case 'named':
      return type.name;
    default:
      return 'JSONValue';
  }
}

/** Foundation has no type for any JSON. */
const JSON_VALUE = `/// Any JSON value.
enum JSONValue: Codable {
    case null
    case bool(Bool)
    case integer(Int64)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    init(from decoder: Decoder) throws {
        let container = try decoder.singleValueContainer()
        if container.decodeNil() { self = .null }
        else if let value = try? container.decode(Bool.self) { self = .bool(value) }
        else if let value = try? container.decode(Int64.self) { self = .integer(value) }
        else if let value = try? container.decode(Double.self) { self = .number(value) }
        else if let value = try? container.decode(String.self) { self = .string(value) }
        else if let value = try? container.decode([JSONValue].self) { self = .array(value) }
        else { self = .object(try container.decode([String: JSONValue].self)) }
    }

    func encode(to encoder: Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .null: try container.encodeNil()
        case .bool(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .number(let value): try container.encode(value)
        case .string(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .object(let value): try container.encode(value)
        }
    }
}`;
