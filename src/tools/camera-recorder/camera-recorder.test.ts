import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import type { Item } from './gallery.ts';
import { add, hasUnsaved, markSaved, remove } from './gallery.ts';
import type { Event, State } from './recording.ts';
import { chooseVideoType, constraintsOf, elapsedMs, extensionOf, formatElapsed, lackOf, levelOf, nameFile, next, refusalOf, refusals } from './recording.ts';

const chooseOf = (...supported: string[]) => chooseVideoType((type) => supported.includes(type));
const play = (...events: Event[]): State => events.reduce<State>(next, { kind: 'off' });

const item = (id: number, seconds: number): Item<string> => ({
  id,
  kind: 'picture',
  name: `${id}`,
  takenAt: new Date(2026, 0, 1, 0, 0, seconds),
  content: '',
  isSaved: false,
});

const ids = (of: readonly Item<string>[]) => of.map(({ id }) => id);

describe('a recording', () => {
  test('has the first media type that the browser supports', () => {
    expect(chooseOf('video/webm')).toBe('video/webm');
    expect(chooseOf('video/webm', 'video/mp4')).toBe('video/mp4');
    expect(chooseOf('video/webm;codecs=vp8,opus', 'video/webm;codecs=vp9,opus', 'video/webm')).toBe('video/webm;codecs=vp9,opus');
    expect(chooseOf()).toBeUndefined();
    const best = ['video/mp4;codecs=avc1.42E01E,mp4a.40.2', 'video/mp4', 'video/webm;codecs=vp9,opus', 'video/webm;codecs=vp8,opus', 'video/webm'];
    for (const [place, type] of best.entries()) expect(chooseOf(...best.slice(place).toReversed())).toBe(type);
  });

  test('has the extension of the type that the recorder reports', () => {
    expect(extensionOf('video/webm')).toBe('webm');
    expect(extensionOf('video/mp4;codecs=avc1.42E01E,mp4a.40.2')).toBe('mp4');
    expect(extensionOf('video/x-matroska;codecs=avc1')).toBe('mkv');
    expect(extensionOf('image/jpeg')).toBe('jpg');
    expect(extensionOf('')).toBe('bin');
  });

  test('is named after the local time, with a unique name', () => {
    const date = new Date(2026, 2, 5, 14, 7, 9);
    expect(nameFile('picture', date, 'image/png', [])).toBe('picture-2026-03-05-140709.png');
    expect(nameFile('video', date, 'video/mp4', ['picture-2026-03-05-140709.png'])).toBe('video-2026-03-05-140709.mp4');
    expect(nameFile('picture', date, 'image/png', ['picture-2026-03-05-140709.png', 'picture-2026-03-05-140709-2.png'])).toBe(
      'picture-2026-03-05-140709-3.png',
    );
  });
});

describe('a camera request', () => {
  test('reports why it was refused', () => {
    expect(lackOf({ isSecure: false, hasApi: false })).toBe('insecure');
    expect(lackOf({ isSecure: true, hasApi: false })).toBe('noApi');
    expect(lackOf({ isSecure: true, hasApi: true })).toBeUndefined();
    const names = ['NotAllowedError', 'NotFoundError', 'NotReadableError', 'AbortError', 'OverconstrainedError', 'SecurityError', 'OtherError'];
    expect(names.map(refusalOf)).toEqual(['denied', 'notFound', 'inUse', 'inUse', 'gone', 'denied', 'failed']);
    expect(new Set(refusals)).toEqual(new Set(['insecure', 'noApi', ...names.map(refusalOf)]));
  });

  test('is exact only for a selected camera', () => {
    const wanted = { cameraId: '', microphoneId: '', facing: 'environment', resolution: 'device' } as const;
    expect(constraintsOf(wanted)).toEqual({ video: { facingMode: { ideal: 'environment' } }, audio: true });
    expect(constraintsOf({ ...wanted, cameraId: 'c', microphoneId: 'm', resolution: '720p' })).toEqual({
      video: { deviceId: { exact: 'c' }, width: { ideal: 1280 }, height: { ideal: 720 } },
      audio: { deviceId: { exact: 'm' } },
    });
    const sizes = (['480p', '1080p', '4K'] as const).map((resolution) => constraintsOf({ ...wanted, resolution }).video);
    expect(sizes).toMatchObject([
      { width: { ideal: 640 }, height: { ideal: 480 } },
      { width: { ideal: 1920 }, height: { ideal: 1080 } },
      { width: { ideal: 3840 }, height: { ideal: 2160 } },
    ]);
    expect(constraintsOf({ ...wanted, microphoneId: 'none' }).audio).toBe(false);
  });
});

describe('the camera state', () => {
  const open: Event[] = [{ kind: 'start' }, { kind: 'open', isSilent: false }];

  test('counts the recorded time without pauses', () => {
    const paused = play(...open, { kind: 'record', at: 1000 }, { kind: 'pause', at: 4000 });
    expect(elapsedMs(paused, 9000)).toBe(3000);
    const resumed = next(paused, { kind: 'resume', at: 10_000 });
    expect(elapsedMs(resumed, 10_500)).toBe(3500);
    expect(elapsedMs(next(resumed, { kind: 'pause', at: 12_000 }), 99_000)).toBe(5000);
    expect(next(resumed, { kind: 'stopRecording' })).toEqual({ kind: 'live', isSilent: false });
  });

  test('stays off if the camera opens after it was stopped', () => {
    expect(play({ kind: 'start' }, { kind: 'stop' }, { kind: 'open', isSilent: false })).toEqual({ kind: 'off' });
  });

  test('records only while the camera is on, with any events in any order', () => {
    const events = fc.oneof(
      fc.constantFrom<Event>(
        { kind: 'start' },
        { kind: 'open', isSilent: true },
        { kind: 'stop' },
        { kind: 'stopRecording' },
        { kind: 'refuse', refusal: 'gone' },
      ),
      fc.record({ kind: fc.constantFrom('record', 'pause', 'resume'), at: fc.nat(100) }),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 20 }), (list) => {
        let state: State = { kind: 'off' };
        for (const event of list) {
          const before = state;
          state = next(state, event);
          if (state.kind === 'recording') expect(['live', 'recording']).toContain(before.kind);
          expect(elapsedMs(state, 200)).toBeGreaterThanOrEqual(0);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

test('sorts the gallery newest first, and restores a deleted item at its position', () => {
  const items = [item(1, 5), item(2, 5), item(3, 9)];
  const gallery = items.reduce<readonly Item<string>[]>(add, []);
  expect(ids(gallery)).toEqual([3, 2, 1]);
  expect(ids(remove(gallery, 2))).toEqual([3, 1]);
  expect(ids(add(remove(gallery, 2), item(2, 5)))).toEqual([3, 2, 1]);
  expect(hasUnsaved(gallery)).toBe(true);
  expect(hasUnsaved(markSaved(gallery, [1, 3]))).toBe(true);
  expect(hasUnsaved(markSaved(gallery, [1, 2, 3]))).toBe(false);
  expect(hasUnsaved([])).toBe(false);
});

test('formats times briefly', () => {
  expect([0, 7_999, 754_000, 3_723_000].map(formatElapsed)).toEqual(['0:00', '0:07', '12:34', '1:02:03']);
  expect([3_599_999, 3_600_000].map(formatElapsed)).toEqual(['59:59', '1:00:00']);
});

test('scales the level from silence to full volume', () => {
  expect(levelOf(new Float32Array(128))).toBe(0);
  expect(levelOf(new Float32Array(128).fill(1))).toBe(1);
  expect(levelOf(new Float32Array(128).fill(0.0316227766))).toBeCloseTo(0.5, 5);
  expect(levelOf([1])).toBe(1);
  expect(levelOf([2])).toBe(1);
  expect(levelOf([])).toBe(0);
});

test('does not resume a running recording, and counts no time without one', () => {
  const recording = play({ kind: 'start' }, { kind: 'open', isSilent: false }, { kind: 'record', at: 1000 });
  expect(next(recording, { kind: 'resume', at: 2000 })).toEqual(recording);
  expect(elapsedMs(recording, 3000)).toBe(2000);
  expect(elapsedMs(recording, 999)).toBe(0);
  expect(elapsedMs(play({ kind: 'start' }), 3000)).toBe(0);
  expect(play({ kind: 'start' }, { kind: 'refuse', refusal: 'gone' })).toEqual({ kind: 'refused', refusal: 'gone' });
});
