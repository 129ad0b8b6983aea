import { act, render, renderHook, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LiveVideo } from './LiveVideo.tsx';
import { useCameraStream } from './use-camera-stream.ts';

class FakeTrack extends EventTarget {
  isOn = true;
  stop(): void {
    this.isOn = false;
  }
}

function fakeStream() {
  const track = new FakeTrack();
  return { track, getTracks: () => [track], getVideoTracks: () => [track] };
}

const VIDEO = { video: true };
const BOTH = { video: true, audio: true };
const ask = vi.fn<(constraints: MediaStreamConstraints) => Promise<unknown>>();

beforeEach(() => {
  ask.mockReset();
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: ask } });
});

afterEach(() => Reflect.deleteProperty(navigator, 'mediaDevices'));

test('opens the camera, and turns it off on close', async () => {
  const stream = fakeStream();
  ask.mockResolvedValue(stream);
  const { result } = renderHook(() => useCameraStream());
  expect(await act(() => result.current.open(BOTH, VIDEO))).toEqual({ request: 0 });
  expect([result.current.stream, ask.mock.calls]).toEqual([stream, [[BOTH]]]);
  act(() => result.current.close());
  expect([result.current.stream, stream.track.isOn]).toEqual([undefined, false]);
});

test('tries the next request if one is denied, and reports the last error', async () => {
  const stream = fakeStream();
  ask.mockRejectedValueOnce(new DOMException('', 'NotFoundError')).mockResolvedValueOnce(stream);
  const { result } = renderHook(() => useCameraStream());
  expect(await act(() => result.current.open(BOTH, VIDEO))).toEqual({ request: 1 });
  expect(result.current.stream).toBe(stream);
  ask.mockRejectedValueOnce(new DOMException('', 'NotFoundError')).mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  expect(await act(() => result.current.open(BOTH, VIDEO))).toEqual({ errorName: 'NotAllowedError' });
  expect([result.current.stream, stream.track.isOn]).toEqual([undefined, false]);
});

test('reports a TypeError if the browser has no camera API, and throws other errors', async () => {
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: undefined });
  const { result } = renderHook(() => useCameraStream());
  expect(await act(() => result.current.open(VIDEO))).toEqual({ errorName: 'TypeError' });
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: { getUserMedia: ask } });
  ask.mockRejectedValueOnce(new RangeError('odd'));
  await expect(result.current.open(VIDEO)).rejects.toThrow('odd');
});

test('turns off a camera that is granted after the page was left', async () => {
  const stream = fakeStream();
  const { result, unmount } = renderHook(() => useCameraStream());
  ask.mockImplementationOnce(async () => {
    unmount();
    return stream;
  });
  expect([await result.current.open(VIDEO), stream.track.isOn]).toEqual([undefined, false]);
});

test('reports a camera that is unplugged, but not one that was closed before', async () => {
  const lose = vi.fn<() => void>();
  const [first, second] = [fakeStream(), fakeStream()];
  ask.mockResolvedValueOnce(first).mockResolvedValueOnce(second);
  const { result } = renderHook(() => useCameraStream(lose));
  await act(() => result.current.open(VIDEO));
  await act(() => result.current.open(VIDEO));
  act(() => void first.track.dispatchEvent(new Event('ended')));
  expect([lose.mock.calls.length, result.current.stream]).toEqual([0, second]);
  act(() => void second.track.dispatchEvent(new Event('ended')));
  expect([lose.mock.calls.length, result.current.stream]).toEqual([1, undefined]);
});

test('shows a stream in a silent video', () => {
  const source = Object.getOwnPropertyDescriptor(HTMLMediaElement.prototype, 'srcObject');
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, value: null, writable: true });
  const stream = new MediaStream();
  const Shown = () => <LiveVideo ref={useRef(null)} stream={stream} label="Camera" className="wide" />;
  render(<Shown />);
  const video = screen.getByLabelText<HTMLVideoElement>('Camera');
  expect([video.srcObject, video.muted, video.autoplay, video.className]).toEqual([stream, true, true, 'wide']);
  if (source) Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', source);
  else Reflect.deleteProperty(HTMLMediaElement.prototype, 'srcObject');
});
