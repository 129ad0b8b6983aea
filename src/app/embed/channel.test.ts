import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import type { HostMessage, ToolMessage } from '../../runtime/embed/messages.ts';
import { Channel } from './channel.ts';

const OWN = 'https://tools.example';
const WIKI = 'https://wiki.example';
const ANSWER: ToolMessage = { type: 'penknife:height', height: 1 };
const REJECTED: ToolMessage = { type: 'penknife:error', code: 'wrong-type', message: '' };
const hello = { type: 'penknife:hello' };

/** A window that notes the messages it gets; another site's location cannot be read. */
function fakeWindow(isReadable = false) {
  const got: (readonly [ToolMessage, string])[] = [];
  const window = {
    get location() {
      if (isReadable) return { href: `${OWN}/page` };
      throw new DOMException('Blocked', 'SecurityError');
    },
    postMessage: (message: ToolMessage, origin: string) => got.push([message, origin]),
  };
  return { window: window as unknown as Window, got };
}

function open({
  isReadable = false,
  origins = [WIKI],
  own = OWN,
}: {
  readonly isReadable?: boolean;
  readonly origins?: readonly string[];
  readonly own?: string;
} = {}) {
  const parent = fakeWindow(isReadable);
  const heard: (readonly [HostMessage, boolean])[] = [];
  const channel = new Channel({
    parent: parent.window,
    own,
    origins,
    onMessage: (message, isOpening) => {
      heard.push([message, isOpening]);
      if (message.type === 'penknife:set' && 'bad' in message.fields) throw new InputError('unknown-field', { field: 'bad' });
      channel.send(ANSWER);
    },
    onRejected: () => REJECTED,
  });
  return { channel, heard, got: parent.got, parent: parent.window };
}

test('sends nothing before the origin is known, then only to that origin', () => {
  const { channel, got, heard, parent } = open();
  channel.send(ANSWER);
  expect(got).toEqual([]);
  channel.receive({ source: parent, origin: WIKI, data: hello });
  channel.receive({ source: parent, origin: WIKI, data: hello });
  expect(heard).toEqual([
    [hello, true],
    [hello, false],
  ]);
  expect(got).toEqual([
    [ANSWER, WIKI],
    [ANSWER, WIKI],
  ]);
});

test('a page of the same site needs no message', () => {
  const { channel, got } = open({ isReadable: true, origins: [] });
  channel.send(ANSWER);
  expect(got).toEqual([[ANSWER, OWN]]);
});

test.each([
  ['https://evil.example'],
  ['http://wiki.example'],
  ['https://wiki.example:8443'],
  ['https://wiki.example.evil.example'],
  ['https://a.wiki.example'],
  ['HTTPS://WIKI.EXAMPLE'],
  ['https://wiki.example/'],
  ['null'],
  [''],
  ['*'],
])('ignores the origin %j', (origin) => {
  const { channel, got, heard, parent } = open();
  channel.receive({ source: parent, origin, data: hello });
  channel.receive({ source: parent, origin, data: { type: 'penknife:quit' } });
  channel.send(ANSWER);
  expect([got, heard]).toEqual([[], []]);
});

test('a sandboxed frame does not accept the origin of all sandboxed frames', () => {
  const { channel, got, heard, parent } = open({ own: 'null', isReadable: true, origins: ['null'] });
  channel.receive({ source: parent, origin: 'null', data: hello });
  channel.send(ANSWER);
  expect([got, heard]).toEqual([[], []]);
});

test('ignores every window but the parent: the page around the parent, another frame, itself, none', () => {
  const { channel, got, heard } = open();
  for (const source of [fakeWindow().window, fakeWindow(true).window, globalThis as never, null]) channel.receive({ source, origin: WIKI, data: hello });
  expect([got, heard]).toEqual([[], []]);
});

test('ignores messages of other programs, and answers invalid ones, which open nothing', () => {
  const { channel, got, heard, parent } = open();
  channel.receive({ source: parent, origin: WIKI, data: { type: 'analytics' } });
  expect(got).toEqual([]);
  channel.receive({ source: parent, origin: WIKI, data: { type: 'penknife:hello', version: 2 } });
  channel.send(ANSWER);
  expect(got).toEqual([[REJECTED, WIKI]]);
  channel.receive({ source: parent, origin: WIKI, data: { type: 'penknife:set', fields: { bad: 1 } } });
  expect(got).toEqual([
    [REJECTED, WIKI],
    [REJECTED, WIKI],
  ]);
  expect(heard).toHaveLength(1);
});
