import type { Declaration, Type } from '../model.ts';
import { camelCase, constantCase, identifiersOf, reservedWords } from '../names.ts';
import type { Emit, EmitOptions } from './emit.ts';
import { blockComment, blocks, enclosed, isBig, isDate, isNullable, isOpen, isRootDeclared, quote, uses, withoutNull } from './emit.ts';

const RESERVED = reservedWords(
  'abstract assert boolean break byte case catch char class const continue default do double else enum extends final finally float for goto if implements import instanceof int interface long native new package private protected public return short static strictfp super switch synchronized this throw throws transient try void volatile while true false null var record yield clone finalize getClass hashCode notify notifyAll toString wait',
);

/** Classes or records for Jackson 2, in one file. */
const emit: Emit = (model, options) => {
  const imports = [
    'com.fasterxml.jackson.annotation.JsonProperty',
    ...(uses(model, isOpen) ? ['com.fasterxml.jackson.databind.JsonNode'] : []),
    ...(uses(model, isBig) || uses(model, (type) => type.kind === 'integer' && type.size === 'uint64') ? ['java.math.BigInteger'] : []),
    ...(options.dates && uses(model, isDate) ? ['java.time.OffsetDateTime'] : []),
    ...(uses(model, ({ kind }) => kind === 'array') ? ['java.util.List'] : []),
    ...(uses(model, ({ kind }) => kind === 'map') ? ['java.util.Map'] : []),
    ...(options.javaStyle === 'lombok' ? ['lombok.Data'] : []),
  ];
  const notes = [
    ...(options.dates && uses(model, isDate) ? ['// OffsetDateTime requires the module jackson-datatype-jsr310.'] : []),
    ...(isRootDeclared(model) ? [] : [`// The root is a ${typeOf(model.root, options)}.`]),
  ];
  return blocks([
    options.packageName === '' ? undefined : `package ${options.packageName};`,
    imports.map((each) => `import ${each};`).join('\n'),
    notes.join('\n'),
    ...model.declarations.toReversed().map((each) => declaration(each, options, each.name === model.rootName)),
  ]);
};

export default emit;

function declaration(declared: Declaration, options: EmitOptions, isPublic: boolean): string {
  const { name } = declared;
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, constantCase, new Set());
    const values = declared.values.map((value) => `    @JsonProperty(${quote(value)}) ${names.get(value)}`);
    return `enum ${name} {\n${values.join(',\n')}\n}`;
  }
  const names = identifiersOf(
    declared.fields.map(({ key }) => key),
    camelCase,
    RESERVED,
  );
  const comment = blockComment(declared.description);
  const access = isPublic ? 'public ' : '';
  const parts = declared.fields.map((field) => ({
    name: names.get(field.key) ?? '',
    annotation: `@JsonProperty(${quote(field.key)})`,
    // Lombok makes a getter isActive of a boolean isActive, which Jackson reads as another key.
    type: isNullable(field) || options.javaStyle === 'lombok' ? boxed(withoutNull(field.type), options) : typeOf(field.type, options),
    comment: blockComment(field.description, '    '),
  }));
  if (options.javaStyle === 'record') {
    const components = parts.map((part) => `${part.comment}    ${part.annotation} ${part.type} ${part.name}`);
    return `${comment}${access}record ${name}${enclosed('()', components, ',\n')} {}`;
  }
  const isLombok = options.javaStyle === 'lombok';
  const fields = parts.map((part) => `${part.comment}    ${part.annotation}\n    ${isLombok ? 'private' : 'public'} ${part.type} ${part.name};`);
  return `${comment}${isLombok ? '@Data\n' : ''}${access}class ${name} ${enclosed('{}', fields, '\n\n')}`;
}

const BOXES: ReadonlyMap<string, string> = new Map([
  ['boolean', 'Boolean'],
  ['double', 'Double'],
  ['long', 'Long'],
]);

/** Type parameters and values that may be null are objects. */
const boxed = (type: Type, options: EmitOptions): string => {
  const written = typeOf(type, options);
  return BOXES.get(written) ?? written;
};

function typeOf(type: Type, options: EmitOptions): string {
  switch (type.kind) {
    case 'string':
      return options.dates && type.format ? 'OffsetDateTime' : 'String';
    case 'boolean':
      return 'boolean';
    case 'number':
      return 'double';
    case 'integer':
      return type.size === 'int64' ? 'long' : 'BigInteger';
    case 'array':
      return `List<${boxed(type.items, options)}>`;
    case 'map':
      return `Map<String, ${boxed(type.values, options)}>`;
    case 'nullable':
      return boxed(type.of, options);
    case 'named':
      return type.name;
    default:
      return 'JsonNode';
  }
}
