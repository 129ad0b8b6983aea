import type { Declaration, Field, Type } from '../model.ts';
import { identifiersOf, pascalCase } from '../names.ts';
import type { Emit, EmitOptions } from './emit.ts';
import { blocks, enclosed, isBig, isNullable, isRootDeclared, lineComment, quote, uses, withoutNull } from './emit.ts';

/** Classes of C# 11 for System.Text.Json or Newtonsoft.Json. */
const emit: Emit = (model, options) => {
  const isNewtonsoft = options.csharpLibrary === 'newtonsoft';
  const usings = [
    'System',
    'System.Collections.Generic',
    ...(isNewtonsoft && uses(model, isBig) ? ['System.Numerics'] : []),
    ...(isNewtonsoft ? ['Newtonsoft.Json', 'Newtonsoft.Json.Linq'] : ['System.Text.Json', 'System.Text.Json.Serialization']),
  ];
  const root = isRootDeclared(model) ? undefined : `// The root is a ${typeOf(model.root, options)}.`;
  return blocks([
    `#nullable enable\n${usings.map((each) => `using ${each};\n`).join('')}`.trimEnd(),
    options.packageName === '' ? undefined : `namespace ${options.packageName};`,
    root,
    ...model.declarations.toReversed().map((each) => declaration(each, options)),
  ]);
};

export default emit;

function declaration(declared: Declaration, options: EmitOptions): string {
  const { name } = declared;
  const isNewtonsoft = options.csharpLibrary === 'newtonsoft';
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, pascalCase, new Set());
    const converter = isNewtonsoft
      ? '[JsonConverter(typeof(Newtonsoft.Json.Converters.StringEnumConverter))]'
      : `[JsonConverter(typeof(JsonStringEnumConverter<${name}>))]`;
    const attribute = isNewtonsoft ? '[System.Runtime.Serialization.EnumMember(Value = ' : '[JsonStringEnumMemberName(';
    const members = declared.values.map((value) => `    ${attribute}${quote(value)})]\n    ${names.get(value)},`);
    return `${converter}\npublic enum ${name}\n{\n${members.join('\n')}\n}`;
  }
  // A member cannot have the name of its class.
  const names = identifiersOf(
    declared.fields.map(({ key }) => key),
    pascalCase,
    new Set([name]),
  );
  const fields = declared.fields.map((field) => {
    const comment = lineComment(field.description, '//', '    ');
    const attribute = isNewtonsoft ? newtonsoftAttribute(field) : textJsonAttribute(field);
    const type = typeOf(withoutNull(field.type), options);
    const isAbsent = isNullable(field);
    const modifier = isAbsent || isNewtonsoft ? '' : 'required ';
    const initial = isAbsent ? '' : isNewtonsoft && !isValueType(field.type, options) ? ' = default!;' : '';
    return `${comment}    ${attribute}\n    public ${modifier}${type}${isAbsent ? '?' : ''} ${names.get(field.key)} { get; set; }${initial}`;
  });
  const comment = lineComment(declared.description, '//');
  return `${comment}public class ${name}\n${enclosed('{}', fields, '\n\n')}`;
}

const textJsonAttribute = ({ key, optional }: Field): string =>
  `[JsonPropertyName(${quote(key)})]${optional ? '\n    [JsonIgnore(Condition = JsonIgnoreCondition.WhenWritingNull)]' : ''}`;
const newtonsoftAttribute = ({ key, optional }: Field): string =>
  `[JsonProperty(${quote(key)}${optional ? ', NullValueHandling = NullValueHandling.Ignore' : ''})]`;

const isValueType = (type: Type, { dates }: EmitOptions): boolean =>
  type.kind === 'boolean' || type.kind === 'number' || type.kind === 'integer' || (dates && type.kind === 'string' && type.format !== undefined);

function typeOf(type: Type, options: EmitOptions): string {
  const isNewtonsoft = options.csharpLibrary === 'newtonsoft';
  switch (type.kind) {
    case 'string':
      return options.dates && type.format ? 'DateTimeOffset' : 'string';
    case 'boolean':
      return 'bool';
    case 'number':
      return 'double';
    case 'integer':
      // System.Text.Json does not read BigInteger; the element keeps all digits.
      return type.size === 'int64' ? 'long' : type.size === 'uint64' ? 'ulong' : isNewtonsoft ? 'BigInteger' : 'JsonElement';
    case 'array':
      return `List<${typeOf(type.items, options)}>`;
    case 'map':
      return `Dictionary<string, ${typeOf(type.values, options)}>`;
    case 'nullable':
      return `${typeOf(type.of, options)}?`;
    case 'named':
      return type.name;
    default:
      return isNewtonsoft ? 'JToken' : 'JsonElement';
  }
}
