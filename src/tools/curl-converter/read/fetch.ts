import type { Body, Header, Note, Omission, Reading, Request, Setting } from '../request.ts';
import { headerOf } from '../request.ts';
import type { Refuse } from './command.ts';
import { fetchCall } from './fetch-call.ts';
import type { JsValue } from './javascript.ts';
import { JavaScriptReader, ScriptProblem } from './javascript.ts';

/**
 * Reads every call of `fetch` with literal values (Fetch Standard, section 5.4).
 * @throws InputError `invalid-fetch`, `missing-host`, `unsupported-scheme`, `no-request`
 */
export function readFetch(text: string, refuse: Refuse): Reading {
  const omissions: Omission[] = [];
  const notes = new Set<Note>();
  const requests: Request[] = [];
  for (const match of text.matchAll(fetchCall)) {
    const reader = new JavaScriptReader(text, match.index + match[0].length);
    try {
      requests.push(requestOf(reader.readArguments(), { omissions, refuse, at: match.index }));
    } catch (error) {
      if (error instanceof ScriptProblem) throw refuse('invalid-fetch', error.at);
      throw error;
    }
  }
  if (requests.length === 0) throw refuse('no-request', 0);
  return { requests, commandLines: [], omissions, notes };
}

interface Findings {
  readonly omissions: Omission[];
  readonly refuse: Refuse;
  readonly at: number;
}

/** Members of the second argument that say nothing about the request itself. */
const CLIENT_ONLY = new Set(['mode', 'credentials', 'cache', 'integrity', 'keepalive', 'priority', 'referrerPolicy', 'window', 'duplex', 'signal', 'redirect']);

function requestOf(values: readonly JsValue[], findings: Findings): Request {
  const [target, options] = values;
  if (target?.kind !== 'text') throw findings.refuse('invalid-fetch', target?.at ?? findings.at);
  const scheme = /^[a-z][a-z\d+.-]*:/iu.exec(target.text)?.[0];
  // Only a browser knows the host of a page.
  if (scheme === undefined) throw findings.refuse('missing-host', target.at);
  if (!/^https?:\/\//iu.test(target.text)) throw findings.refuse('unsupported-scheme', target.at, { scheme });
  const isLeftOut = options === undefined || (options.kind === 'literal' && /^(?:null|undefined)$/u.test(options.source));
  // Options from a variable could be anything; a request without them would be another one.
  if (!isLeftOut && options.kind !== 'object') throw findings.refuse('invalid-fetch', options.at);
  const members = options?.kind === 'object' ? options.members : [];
  let method = 'GET';
  let typedBody: JsValue | undefined;
  const headers: Header[] = [];
  const settings: Setting[] = [{ name: 'follow-redirects', value: '', option: 'redirect: follow', at: undefined }];
  for (const [name, value] of members) {
    if (name === 'method' && value.kind === 'text') method = value.text;
    else if (name === 'headers') headers.push(...headersOf(value, findings));
    else if (name === 'body') typedBody = value;
    else if (name === 'referrer' && value.kind === 'text' && /^https?:/u.test(value.text)) headers.push({ name: 'Referer', value: value.text });
    else if (name === 'redirect' && value.kind === 'text' && value.text === 'manual') settings.length = 0;
    else if (!CLIENT_ONLY.has(name) || isMeaningful(name, value)) omit(name, value, findings);
  }
  // After all members: a body adds a type only if the headers have none.
  const body: Body = typedBody === undefined ? { kind: 'none' } : bodyOf(typedBody, headers, findings);
  const [url = ''] = target.text.split('#', 1);
  return {
    method: /^(?:get|head|post|put|delete|options)$/iu.test(method) ? method.toUpperCase() : method,
    url: url.replace(/^(https?:\/\/[^/?]+)(?=\?|$)/iu, '$1/'),
    headers,
    body,
    credentials: undefined,
    settings,
  };
}

/** Chrome writes the defaults of `mode`, `credentials` and others into each copy. */
const isMeaningful = (name: string, value: JsValue): boolean => name === 'signal' || value.kind === 'unknown';

const omit = (option: string, value: JsValue, { omissions }: Findings): void => {
  omissions.push({ option, value: shownValue(value), at: value.at, reason: 'no-equivalent' });
};

const shownValue = (value: JsValue): string => ('source' in value ? value.source : value.kind === 'text' ? value.text : '');

function headersOf(value: JsValue, findings: Findings): readonly Header[] {
  if (value.kind === 'call' && value.name === 'Headers' && value.values[0]) return headersOf(value.values[0], findings);
  return pairsOf(value, 'headers', findings).map(([name, text]) => ({ name, value: text }));
}

/** Reads an object, or a list of pairs. */
function pairsOf(value: JsValue, option: string, findings: Findings): readonly (readonly [string, string])[] {
  const pairs =
    value.kind === 'object'
      ? value.members
      : value.kind === 'array'
        ? value.items.map((item): readonly [string, JsValue] => {
            const [name, content] = item.kind === 'array' ? item.items : [];
            return [name?.kind === 'text' ? name.text : '', content ?? item];
          })
        : [];
  if (value.kind !== 'object' && value.kind !== 'array') omit(option, value, findings);
  return pairs.flatMap(([name, content]) => {
    const text = content.kind === 'text' ? content.text : content.kind === 'literal' ? String(literalValue(content.source)) : undefined;
    if (text !== undefined && name !== '') return [[name, text] as const];
    omit(name || option, content, findings);
    return [];
  });
}

function bodyOf(value: JsValue, headers: Header[], findings: Findings): Body {
  const data = (text: string, type?: string): Body => {
    if (type !== undefined && headerOf({ headers }, 'Content-Type') === undefined) headers.push({ name: 'Content-Type', value: type });
    return { kind: 'data', pieces: [{ kind: 'text', text }] };
  };
  if (value.kind === 'text') return data(value.text, 'text/plain;charset=UTF-8');
  const [first] = value.kind === 'call' ? value.values : [];
  if (value.kind === 'call' && value.name === 'JSON.stringify' && first && value.values.length === 1) {
    const json = jsonOf(first);
    if (json.isKnown) return json.text === undefined ? { kind: 'none' } : data(json.text, 'text/plain;charset=UTF-8');
  }
  if (value.kind === 'call' && value.name === 'TextEncoder.encode' && first?.kind === 'text') return data(first.text);
  if (value.kind === 'call' && value.name === 'URLSearchParams' && first) {
    const text =
      first.kind === 'text'
        ? first.text.replace(/^\?/u, '')
        : new URLSearchParams(pairsOf(first, 'body', findings).map(([name, content]) => [name, content])).toString();
    return data(text, 'application/x-www-form-urlencoded;charset=UTF-8');
  }
  if (value.kind !== 'literal' || !/^(?:null|undefined)$/u.test(value.source)) omit('body', value, findings);
  return { kind: 'none' };
}

/** Formats a value like JSON.stringify, which returns undefined for undefined. */
function jsonOf(value: JsValue): { readonly isKnown: boolean; readonly text?: string | undefined } {
  try {
    return { isKnown: true, text: JSON.stringify(plainValue(value)) };
  } catch (error) {
    if (error instanceof Unknown) return { isKnown: false };
    throw error;
  }
}

/** The value of literals, for `JSON.stringify`. @throws Unknown if it contains an expression */
function plainValue(value: JsValue): unknown {
  if (value.kind === 'text') return value.text;
  if (value.kind === 'literal') return literalValue(value.source);
  if (value.kind === 'array') return value.items.map(plainValue);
  // A member `__proto__` is not a member of the object.
  if (value.kind !== 'object' || value.members.some(([name]) => name === '__proto__')) throw new Unknown();
  return Object.fromEntries(value.members.map(([name, content]) => [name, plainValue(content)]));
}

class Unknown extends Error {}

const WORDS: ReadonlyMap<string, unknown> = new Map<string, unknown>([
  ['true', true],
  ['false', false],
  ['null', null],
  ['undefined', undefined],
]);

const literalValue = (source: string): unknown => (WORDS.has(source) ? WORDS.get(source) : numberOf(source));

/** `-0x10` is -16, which `Number` does not read. */
const numberOf = (source: string): number => (source.startsWith('-') ? -Number(source.slice(1)) : Number(source));
