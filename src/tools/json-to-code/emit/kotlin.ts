import type { Declaration, Type } from '../model.ts';
import { camelCase, constantCase, identifiersOf, reservedWords } from '../names.ts';
import type { Emit } from './emit.ts';
import { blockComment, blocks, enclosed, isBig, isNullable, isOpen, isRootDeclared, quote as quoteJson, uses, withEscapes, withoutNull } from './emit.ts';

const RESERVED = reservedWords(
  'as break class continue do else false for fun if in interface is null object package return super this throw true try typealias typeof val var when while',
);

/** Data classes for kotlinx.serialization. */
const emit: Emit = (model, { packageName }) => {
  const hasElements = uses(model, isOpen) || uses(model, isBig);
  const imports = [
    'kotlinx.serialization.SerialName',
    'kotlinx.serialization.Serializable',
    ...(hasElements ? ['kotlinx.serialization.json.JsonElement'] : []),
  ];
  return blocks([
    packageName === '' ? undefined : `package ${packageName}`,
    imports.map((each) => `import ${each}`).join('\n'),
    isRootDeclared(model) ? undefined : `typealias ${model.rootName} = ${typeOf(model.root)}`,
    ...model.declarations.toReversed().map(declaration),
  ]);
};

export default emit;

function declaration(declared: Declaration): string {
  const { name } = declared;
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, constantCase, RESERVED);
    const values = declared.values.map((value) => `    @SerialName(${quote(value)})\n    ${names.get(value)}`);
    return `@Serializable\nenum class ${name} {\n${values.join(',\n\n')}\n}`;
  }
  const names = identifiersOf(
    declared.fields.map(({ key }) => key),
    camelCase,
    RESERVED,
  );
  const fields = declared.fields.map((field) => {
    const identifier = names.get(field.key) ?? '';
    const comment = blockComment(field.description, '    ');
    const serial = identifier === field.key ? '' : `    @SerialName(${quote(field.key)})\n`;
    const type = typeOf(withoutNull(field.type));
    return `${comment}${serial}    val ${identifier}: ${type}${isNullable(field) ? '?' : ''}${field.optional ? ' = null' : ''}`;
  });
  const comment = blockComment(declared.description);
  return `${comment}@Serializable\n${fields.length === 0 ? 'class' : 'data class'} ${name}${enclosed('()', fields, ',\n')}`;
}

/** A dollar sign would start a template, and there is no `\f`. */
const quote = (text: string): string => withEscapes(quoteJson(text), (escape) => (escape === '\\f' ? '\\u000c' : escape)).replaceAll('$', '\\$');

function typeOf(type: Type): string {
  switch (type.kind) {
    case 'string':
      return 'String';
    case 'boolean':
      return 'Boolean';
    case 'number':
      return 'Double';
    case 'integer':
      return type.size === 'int64' ? 'Long' : type.size === 'uint64' ? 'ULong' : 'JsonElement';
    case 'array':
      return `List<${typeOf(type.items)}>`;
    case 'map':
      return `Map<String, ${typeOf(type.values)}>`;
    case 'nullable':
      return `${typeOf(type.of)}?`;
    case 'named':
      return type.name;
    default:
      return 'JsonElement';
  }
}
