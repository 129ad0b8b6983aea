import type { Declaration, Type } from '../model.ts';
import { camelCase, identifiersOf, pascalCase } from '../names.ts';
import type { Emit } from './emit.ts';
import { blockComment, blocks, enclosed, isNullable, isRootDeclared, requiredFirst, withoutNull } from './emit.ts';

/** Read-only classes of PHP 8.2, each with a function that creates it from a decoded array. */
const emit: Emit = (model, { packageName }) => {
  const enums = new Set(model.declarations.flatMap((each) => (each.kind === 'enum' ? [each.name] : [])));
  return blocks([
    '<?php',
    'declare(strict_types=1);',
    packageName === '' ? undefined : `namespace ${packageName};`,
    isRootDeclared(model) ? undefined : `// The root is ${documented(model.root)}.`,
    ...model.declarations.toReversed().map((each) => declaration(each, enums)),
  ]);
};

export default emit;

function declaration(declared: Declaration, enums: ReadonlySet<string>): string {
  const { name } = declared;
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, pascalCase, new Set(['Class']));
    return `enum ${name}: string\n{\n${declared.values.map((value) => `    case ${names.get(value)} = ${quote(value)};`).join('\n')}\n}`;
  }
  const names = identifiersOf(
    declared.fields.map(({ key }) => key),
    camelCase,
    new Set(['this']),
  );
  const fields = requiredFirst(declared.fields);
  const parameters = fields.map((field) => {
    const type = withoutNull(field.type);
    const isDocumented = type.kind === 'array' || type.kind === 'map' || field.description !== undefined;
    const note = `@var ${documented(type)}${isNullable(field) ? '|null' : ''} ${field.description ?? ''}`.trim();
    const comment = isDocumented ? blockComment(note, '        ') : '';
    return `${comment}        public ${nullableType(type, isNullable(field))} $${names.get(field.key)}${isNullable(field) ? ' = null' : ''},`;
  });
  const args = fields.map((field) => {
    const value = `$data[${quote(field.key)}]`;
    const type = withoutNull(field.type);
    const read = converted(type, isNullable(field) ? '$value' : value, enums);
    const isPlain = read === (isNullable(field) ? '$value' : value);
    if (!isNullable(field)) return `            ${read},`;
    return isPlain ? `            ${value} ?? null,` : `            ($value = ${value} ?? null) === null ? null : ${read},`;
  });
  const comment = blockComment(declared.description);
  return `${comment}final readonly class ${name}\n{\n    public function __construct${enclosed('()', parameters, '\n', '    ')} {}\n\n    /** @param array<string, mixed> $data */\n    public static function fromArray(array $data): self\n    {\n        return new self${enclosed('()', args, '\n', '        ')};\n    }\n}`;
}

/** Writes how the decoded value becomes the typed one. */
function converted(type: Type, value: string, enums: ReadonlySet<string>): string {
  switch (type.kind) {
    case 'named':
      return enums.has(type.name) ? `${type.name}::from(${value})` : `${type.name}::fromArray(${value})`;
    case 'number':
      return `(float) ${value}`;
    case 'array':
    case 'map': {
      const inner = converted(type.kind === 'array' ? type.items : type.values, '$item', enums);
      return inner === '$item' ? value : `array_map(static fn ($item) => ${inner}, ${value})`;
    }
    case 'nullable': {
      const inner = converted(type.of, value, enums);
      return inner === value ? value : `${value} === null ? null : ${inner}`;
    }
    default:
      return value;
  }
}

const nullableType = (type: Type, isAbsent: boolean): string => {
  const written = typeOf(type);
  if (!isAbsent || written === 'mixed' || written === 'null') return written;
  return written.includes('|') ? `${written}|null` : `?${written}`;
};

function typeOf(type: Type): string {
  switch (type.kind) {
    case 'any':
      return 'mixed';
    case 'boolean':
      return 'bool';
    case 'number':
      return 'float';
    case 'integer':
      // json_decode returns larger integers as float.
      return type.size === 'int64' ? 'int' : 'int|float';
    case 'array':
    case 'map':
      return 'array';
    case 'nullable':
      return nullableType(type.of, true);
    case 'union': {
      const types = new Set(type.options.flatMap((each) => typeOf(each).split('|')));
      // PHP does not allow mixed in a union.
      return types.has('mixed') || type.options.some(({ kind }) => kind === 'named') ? 'mixed' : [...types].join('|');
    }
    case 'named':
      return type.name;
    default:
      return type.kind;
  }
}

/** The type in a comment, with the type of the items. */
function documented(type: Type): string {
  switch (type.kind) {
    case 'array':
      return `list<${documented(type.items)}>`;
    case 'map':
      return `array<string, ${documented(type.values)}>`;
    case 'nullable':
      return `${documented(type.of)}|null`;
    default:
      return typeOf(type);
  }
}

const quote = (text: string): string => `'${text.replaceAll(/['\\]/gu, '\\$&')}'`;
