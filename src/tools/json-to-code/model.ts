import type { Language, WarningCode } from './languages.ts';

/** A type of values, independent of a language. `named` refers to a declaration. */
export type Type =
  | { readonly kind: 'any' | 'null' | 'boolean' | 'number' }
  | { readonly kind: 'string'; readonly format?: 'date-time' }
  /** `size`: the smallest of these that has room for all values. */
  | { readonly kind: 'integer'; readonly size: 'int64' | 'uint64' | 'big' }
  | { readonly kind: 'array'; readonly items: Type }
  | { readonly kind: 'map'; readonly values: Type }
  | { readonly kind: 'nullable'; readonly of: Type }
  | { readonly kind: 'union'; readonly options: readonly Type[] }
  | { readonly kind: 'named'; readonly name: string };

export interface Field {
  readonly key: string;
  readonly type: Type;
  readonly optional: boolean;
  /** From a schema: one line. */
  readonly description?: string;
}

export type Declaration =
  | { readonly kind: 'object'; readonly name: string; readonly fields: readonly Field[]; readonly description?: string }
  | { readonly kind: 'enum'; readonly name: string; readonly values: readonly string[] };

export interface Model {
  readonly rootName: string;
  readonly root: Type;
  /** Each after those that it refers to, apart from cycles. The root is the last one, if it is an object. */
  readonly declarations: readonly Declaration[];
}

/** A place in the input that the code does not represent exactly. */
export interface Remark {
  readonly code: WarningCode;
  readonly path: string;
  readonly at: number;
  readonly detail: string;
}

export interface Reading {
  readonly language: Language;
  readonly rootName: string;
  readonly enums: boolean;
  readonly maps: boolean;
}

/** Names of types and words of the languages, in lowercase, that a declaration would hide or cannot have. */
const RESERVED = wordsOf(
  'abstract and any array as bigint biginteger bool boolean box break case catch char class clone codable const continue data date datetime datetimeoffset decimal declare default dict dictionary die do double echo else empty enum err error exit extends false field final finally float fn for foreach from function global goto hashmap if implements import include int integer interface iterator jsonelement jsonnode jsonproperty jsonvalue jtoken list literal long map match mixed module namespace never new none null number object ok option optional or package parent print private property protected protocol public readonly record ref require result return self set short some static str string struct super switch symbol this throw trait true try type typeddict uint unit unknown unset use value var vec void while yield',
);

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** Classes in the global namespace of PHP, and names that the code of a language imports or uses itself, in lowercase. */
const RESERVED_IN: Partial<Record<Language, ReadonlySet<string>>> = {
  php: wordsOf(
    '__halt_compiler elseif empty enddeclare endfor endforeach endif endswitch endwhile eval exit include_once insteadof isset parent require_once self unset xor allowdynamicproperties appenditerator argumentcounterror arithmeticerror arrayaccess arrayiterator arrayobject assertionerror attribute backedenum badfunctioncallexception badmethodcallexception cachingiterator closedgeneratorexception closure collator compileerror countable curlfile curlhandle dateerror dateinterval dateperiod datetimeimmutable datetimeinterface datetimezone deflatecontext deprecated directory directoryiterator divisionbyzeroerror domainexception domdocument domelement domnode emptyiterator errorexception exception fiber fibererror filesystemiterator filteriterator finfo generator globiterator hashcontext imagick inflatecontext infiniteiterator intlcalendar internaliterator invalidargumentexception iterable iteratoraggregate iteratoriterator jsonexception jsonserializable lengthexception libxmlerror limititerator locale logicexception memcached messageformatter multipleiterator mysqli normalizer norewinditerator numberformatter openssl outeriterator outofboundsexception outofrangeexception overflowexception override parent parseerror pdo pdoexception pdorow pdostatement phar phartoken php_user_filter phptoken rangeexception recursiveiterator redis reflection reflector regexiterator resourcebundle returntypewillchange runtimeexception seekableiterator self sensitiveparameter sensitiveparametervalue serializable sessionhandler sessionhandlerinterface simplexmlelement soapclient soapserver socket spoofchecker stdclass stringable throwable tidy transliterator traversable typeerror uconverter underflowexception unexpectedvalueexception unhandledmatcherror unitenum valueerror variant weakmap weakreference xmlparser xmlreader xmlwriter ziparchive',
  ),
  python: wordsOf('basemodel dataclass notrequired'),
  java: wordsOf('offsetdatetime override'),
  kotlin: wordsOf('serialname serializable ulong'),
  csharp: wordsOf(
    'jsonconverter jsonconverterattribute jsonignore jsonignorecondition jsonpropertyname jsonstringenumconverter jsonstringenummembername nullvaluehandling system',
  ),
  rust: wordsOf('btreemap deserialize fixedoffset serialize'),
  swift: wordsOf('codingkey codingkeys decodable decoder encodable encoder foundation'),
};

/** Whether a declaration cannot have a name in any language, or in the chosen one. */
export const isReserved = (name: string, language: Language): boolean =>
  RESERVED.has(name.toLowerCase()) || (RESERVED_IN[language]?.has(name.toLowerCase()) ?? false);

/** Collects declarations under unique names. Equal declarations are one. */
export class Declarations {
  readonly list: Declaration[] = [];
  readonly #taken: Set<string>;
  /** Fields or values, as JSON → name. */
  readonly #known = new Map<string, string>();

  readonly #language: Language;
  /** Name → the number that was tried last. */
  readonly #numbers = new Map<string, number>();

  constructor({ rootName, language }: Reading) {
    this.#taken = new Set([rootName.toLowerCase()]);
    this.#language = language;
  }

  /** Returns the name of an object with these fields; the root keeps its own name. */
  object(fields: readonly Field[], names: readonly string[], isRoot: boolean, description?: string): Type {
    const signature = JSON.stringify(fields);
    const known = isRoot ? undefined : this.#known.get(signature);
    const name = known ?? (isRoot ? (names[0] ?? '') : this.unique(names));
    if (known === undefined) {
      this.#known.set(signature, name);
      this.list.push({ kind: 'object', name, fields, ...(description !== undefined && { description }) });
    }
    return { kind: 'named', name };
  }

  enumeration(values: readonly string[], names: readonly string[]): Type {
    const signature = JSON.stringify([values]);
    const known = this.#known.get(signature);
    const name = known ?? this.unique(names);
    if (known === undefined) {
      this.#known.set(signature, name);
      this.list.push({ kind: 'enum', name, values });
    }
    return { kind: 'named', name };
  }

  /** Returns the first free name, or the last one with a number. Names that differ only in case are the same file in Java. */
  unique(names: readonly string[]): string {
    const last = names.at(-1) ?? 'Type';
    let name = names.find((each) => !this.#taken.has(each.toLowerCase()) && !isReserved(each, this.#language)) ?? '';
    let number = this.#numbers.get(last) ?? 1;
    while (name === '') if (!this.#taken.has(`${last}${++number}`.toLowerCase())) name = `${last}${number}`;
    this.#numbers.set(last, number);
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

/** Returns the model of a type. If the root is more than the object with its name, such as that or null, the object gets another name. */
export function modelOf(root: Type, rootName: string, declarations: Declarations): Model {
  const { list } = declarations;
  if ((root.kind === 'named' && root.name === rootName) || !list.some(({ name }) => name === rootName)) return { rootName, root, declarations: list };
  const other = declarations.unique([`${rootName}Object`]);
  const rename = (name: string): string => (name === rootName ? other : name);
  return {
    rootName,
    root: renamed(root, rename),
    declarations: list.map((each) =>
      each.kind === 'enum'
        ? { ...each, name: rename(each.name) }
        : { ...each, name: rename(each.name), fields: each.fields.map((field) => ({ ...field, type: renamed(field.type, rename) })) },
    ),
  };
}

function renamed(type: Type, rename: (name: string) => string): Type {
  switch (type.kind) {
    case 'array':
      return { ...type, items: renamed(type.items, rename) };
    case 'map':
      return { ...type, values: renamed(type.values, rename) };
    case 'nullable':
      return { ...type, of: renamed(type.of, rename) };
    case 'union':
      return { ...type, options: type.options.map((option) => renamed(option, rename)) };
    case 'named':
      return { ...type, name: rename(type.name) };
    default:
      return type;
  }
}

const [MIN_INT64, MAX_INT64, MAX_UINT64] = [-(2n ** 63n), 2n ** 63n - 1n, 2n ** 64n - 1n] as const;

/** The smallest size with room for all integers between two. */
export const integerSize = (least: bigint, greatest: bigint): 'int64' | 'uint64' | 'big' =>
  least >= MIN_INT64 && greatest <= MAX_INT64 ? 'int64' : least >= 0n && greatest <= MAX_UINT64 ? 'uint64' : 'big';

/** Whether a double does not keep all integers between two. */
export const isUnsafe = (least: bigint, greatest: bigint): boolean => least < Number.MIN_SAFE_INTEGER || greatest > Number.MAX_SAFE_INTEGER;

/** Writes a type that several kinds of values have. */
export function unionOf(options: readonly Type[], hasNull: boolean): Type {
  const flat = options.flatMap((option) => (option.kind === 'union' ? option.options : [option]));
  const different = [...new Map(flat.map((option) => [JSON.stringify(option), option])).values()];
  const [only, ...others] = different;
  if (!only) return { kind: hasNull ? 'null' : 'any' };
  const type: Type = others.length === 0 ? only : { kind: 'union', options: different };
  return hasNull && type.kind !== 'any' ? { kind: 'nullable', of: type } : type;
}

/** A date and time of RFC 3339 on a day that the calendar has. */
export const isDateTime = (text: string): boolean =>
  DATE_TIME.test(text) && isDay(Number(text.slice(0, 4)), Number(text.slice(5, 7)), Number(text.slice(8, 10)));

const isDay = (year: number, month: number, day: number): boolean => new Date(Date.UTC(2000 + (year % 400), month - 1, day)).getUTCDate() === day;

const DATE_TIME = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d{1,9})?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/u;
