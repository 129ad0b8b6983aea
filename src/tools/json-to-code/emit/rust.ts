import type { Declaration, Type } from '../model.ts';
import { identifiersOf, pascalCase, reservedWords, snakeCase } from '../names.ts';
import type { Emit } from './emit.ts';
import {
  blocks,
  cyclicReferences,
  enclosed,
  isBig,
  isDate,
  isNullable,
  isOpen,
  isRootDeclared,
  lineComment,
  quoteBraced as quote,
  uses,
  withoutNull,
} from './emit.ts';

const RESERVED = reservedWords(
  'as async await break const continue crate dyn else enum extern false fn for gen if impl in let loop match mod move mut pub ref return self Self static struct super trait true try type unsafe use where while abstract become box do final macro override priv typeof unsized virtual yield',
);

/** Structs for serde. */
const emit: Emit = (model, { dates }) => {
  const isCyclic = cyclicReferences(model);
  const notes = [
    ...(dates && uses(model, isDate) ? ['// chrono requires the feature serde.'] : []),
    ...(uses(model, isBig) ? ['// Large integers require the feature arbitrary_precision of serde_json.'] : []),
  ];
  const imports = [
    ...(dates && uses(model, isDate) ? ['use chrono::{DateTime, FixedOffset};'] : []),
    'use serde::{Deserialize, Serialize};',
    ...(uses(model, isOpen) ? ['use serde_json::Value;'] : []),
    ...(uses(model, ({ kind }) => kind === 'map') ? ['use std::collections::BTreeMap;'] : []),
  ];
  return blocks([
    notes.join('\n'),
    imports.join('\n'),
    isRootDeclared(model) ? undefined : `pub type ${model.rootName} = ${typeOf(model.root, dates)};`,
    ...model.declarations.toReversed().map((each) => declaration(each, dates, isCyclic)),
  ]);
};

export default emit;

function declaration(declared: Declaration, dates: boolean, isCyclic: (from: string, type: Type) => boolean): string {
  const { name } = declared;
  const derive = '#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]\n';
  if (declared.kind === 'enum') {
    const names = identifiersOf(declared.values, pascalCase, RESERVED);
    const values = declared.values.map((value) => `    #[serde(rename = ${quote(value)})]\n    ${names.get(value)},`);
    return `${derive}pub enum ${name} {\n${values.join('\n')}\n}`;
  }
  const names = identifiersOf(
    declared.fields.map(({ key }) => key),
    snakeCase,
    RESERVED,
  );
  const fields = declared.fields.map((field) => {
    const identifier = names.get(field.key) ?? '';
    const attributes = [
      ...(identifier === field.key ? [] : [`rename = ${quote(field.key)}`]),
      ...(field.optional ? ['default', 'skip_serializing_if = "Option::is_none"'] : []),
    ];
    const inner = withoutNull(field.type);
    // A struct that contains itself has to be in a box.
    const written = isCyclic(name, inner) ? `Box<${typeOf(inner, dates)}>` : typeOf(inner, dates);
    const comment = lineComment(field.description, '///', '    ');
    const attribute = attributes.length === 0 ? '' : `    #[serde(${attributes.join(', ')})]\n`;
    return `${comment}${attribute}    pub ${identifier}: ${isNullable(field) ? `Option<${written}>` : written},`;
  });
  const comment = lineComment(declared.description, '///');
  return `${comment}${derive}pub struct ${name} ${enclosed('{}', fields)}`;
}

function typeOf(type: Type, dates: boolean): string {
  switch (type.kind) {
    case 'string':
      return dates && type.format ? 'DateTime<FixedOffset>' : 'String';
    case 'boolean':
      return 'bool';
    case 'number':
      return 'f64';
    case 'integer':
      return type.size === 'int64' ? 'i64' : type.size === 'uint64' ? 'u64' : 'serde_json::Number';
    case 'array':
      return `Vec<${typeOf(type.items, dates)}>`;
    case 'map':
      return `BTreeMap<String, ${typeOf(type.values, dates)}>`;
    case 'nullable':
      return `Option<${typeOf(type.of, dates)}>`;
    case 'named':
      return type.name;
    default:
      return 'Value';
  }
}
