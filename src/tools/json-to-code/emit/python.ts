import type { Declaration, Field, Model, Type } from '../model.ts';
import { constantCase, identifiersOf, reservedWords, snakeCase } from '../names.ts';
import { wellFormed } from '../../../lib/unicode/well-formed.ts';
import type { Emit, EmitOptions } from './emit.ts';
import { blocks, isDate, isRootDeclared, lineComment, quote as quoteJson, requiredFirst, uses } from './emit.ts';

const RESERVED = reservedWords(
  'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield str int float bool list dict field datetime copy json schema construct validate parse_obj parse_raw parse_file from_orm schema_json update_forward_refs model_config model_computed_fields model_construct model_copy model_dump model_dump_json model_extra model_fields model_fields_set model_json_schema model_parametrized_name model_post_init model_rebuild model_validate model_validate_json model_validate_strings',
);

/** Data classes, models of pydantic 2, or typed dictionaries, for Python 3.11. */
const emit: Emit = (model, options) => {
  // In a class body, a field hides the type of its name.
  const reserved = new Set([...RESERVED, model.rootName, ...model.declarations.map(({ name }) => name)]);
  const root = isRootDeclared(model) ? undefined : `${model.rootName} = ${typeOf(model.root, options)}`;
  return blocks([header(model, options), ...model.declarations.map((each) => `\n${declaration(each, options, reserved)}`), root && `\n${root}`]);
};

export default emit;

function header(model: Model, { pythonStyle, dates }: EmitOptions): string {
  const hasEnums = model.declarations.some(({ kind }) => kind === 'enum');
  const typing = [...(uses(model, ({ kind }) => kind === 'any', 'written') ? ['Any'] : []), ...(pythonStyle === 'typed-dict' && hasEnums ? ['Literal'] : [])];
  const typed = pythonStyle === 'typed-dict' ? [...typing, 'NotRequired', 'TypedDict'] : typing;
  const imports = [
    'from __future__ import annotations\n',
    ...(pythonStyle === 'dataclass' ? ['from dataclasses import dataclass, field'] : []),
    ...(pythonStyle === 'pydantic' && dates && uses(model, isDate, 'written') ? ['from datetime import datetime'] : []),
    ...(pythonStyle !== 'typed-dict' && hasEnums ? ['from enum import Enum'] : []),
    ...(typed.length > 0 ? [`from typing import ${typed.join(', ')}`] : []),
    ...(pythonStyle === 'pydantic' ? ['\nfrom pydantic import BaseModel, Field'] : []),
  ];
  return imports.join('\n');
}

function declaration(declared: Declaration, options: EmitOptions, reserved: ReadonlySet<string>): string {
  const { name } = declared;
  if (declared.kind === 'enum') {
    if (options.pythonStyle === 'typed-dict') return `${name} = Literal[${declared.values.map(quote).join(', ')}]`;
    const names = identifiersOf(declared.values, constantCase, RESERVED);
    return `class ${name}(str, Enum):\n${declared.values.map((value) => `    ${names.get(value)} = ${quote(value)}`).join('\n')}`;
  }
  const comment = declared.description === undefined ? '' : `    """${declared.description.replaceAll(/["\\]/gu, '\\$&')}"""\n`;
  if (options.pythonStyle === 'typed-dict') return typedDictionary(name, declared.fields, options, comment);
  const isPydantic = options.pythonStyle === 'pydantic';
  const names = identifiersOf(
    declared.fields.map(({ key }) => key),
    snakeCase,
    reserved,
  );
  const lines = requiredFirst(declared.fields).map((each) => {
    const identifier = names.get(each.key) ?? '';
    const type = typeOf(each.type, options);
    const written = each.optional && each.type.kind !== 'nullable' && each.type.kind !== 'null' && each.type.kind !== 'any' ? `${type} | None` : type;
    const note = lineComment(each.description, '#', '    ');
    return `${note}    ${identifier}: ${written}${defaultOf(each, identifier, isPydantic)}`;
  });
  const body = lines.length === 0 ? '    pass' : lines.join('\n');
  return isPydantic ? `class ${name}(BaseModel):\n${comment}${body}` : `@dataclass\nclass ${name}:\n${comment}${body}`;
}

const quote = (text: string): string => quoteJson(wellFormed(text));

/** A key that is not the identifier is stated, since nothing else has it. */
function defaultOf({ key, optional, type }: Field, identifier: string, isPydantic: boolean): string {
  const isNone = optional || type.kind === 'nullable' || type.kind === 'null';
  if (identifier === key) return isNone ? ' = None' : '';
  if (isPydantic) return ` = Field(${isNone ? 'default=None, ' : ''}alias=${quote(key)})`;
  return ` = field(${isNone ? 'default=None, ' : ''}metadata={"key": ${quote(key)}})`;
}

function typedDictionary(name: string, fields: readonly Field[], options: EmitOptions, comment: string): string {
  const isClass = fields.every(({ key }) => /^[A-Za-z_]\w*$/u.test(key) && !RESERVED.has(key) && !key.startsWith('__'));
  const typed = fields.map(({ key, type, optional }) => [key, optional ? `NotRequired[${typeOf(type, options)}]` : typeOf(type, options)] as const);
  if (isClass) return `class ${name}(TypedDict):\n${comment}${typed.map(([key, type]) => `    ${key}: ${type}`).join('\n') || '    pass'}`;
  // The names in it have to be strings, because the call is evaluated.
  return `${name} = TypedDict(${quote(name)}, {\n${typed.map(([key, type]) => `    ${quote(key)}: ${quote(type)},`).join('\n')}\n})`;
}

function typeOf(type: Type, options: EmitOptions): string {
  switch (type.kind) {
    case 'any':
      return 'Any';
    case 'null':
      return 'None';
    case 'string':
      return options.dates && options.pythonStyle === 'pydantic' && type.format ? 'datetime' : 'str';
    case 'boolean':
      return 'bool';
    case 'number':
      return 'float';
    case 'integer':
      return 'int';
    case 'array':
      return `list[${typeOf(type.items, options)}]`;
    case 'map':
      return `dict[str, ${typeOf(type.values, options)}]`;
    case 'nullable':
      return `${typeOf(type.of, options)} | None`;
    case 'union':
      return type.options.map((each) => typeOf(each, options)).join(' | ');
    case 'named':
      return type.name;
  }
}
