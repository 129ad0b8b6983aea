import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

class FakeTrack extends EventTarget {
  readyState = 'live';
  readonly kind: string;
  readonly #settings: MediaTrackSettings;
  constructor(kind: string, settings: MediaTrackSettings = {}) {
    super();
    this.kind = kind;
    this.#settings = settings;
  }
  getSettings(): MediaTrackSettings {
    return this.#settings;
  }
  stop(): void {
    this.readyState = 'ended';
  }
}

class FakeStream {
  readonly video = new FakeTrack('video', { facingMode: 'user' });
  getTracks(): readonly FakeTrack[] {
    return [this.video];
  }
  getVideoTracks(): readonly FakeTrack[] {
    return [this.video];
  }
  getAudioTracks(): readonly FakeTrack[] {
    return [];
  }
}

/** A recorder that emits a chunk of three bytes when it stops. */
class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string): boolean => type.startsWith('video/webm');
  state = 'inactive';
  readonly mimeType: string;
  constructor(_: unknown, { mimeType }: { readonly mimeType: string }) {
    super();
    this.mimeType = mimeType;
  }
  start(): void {
    this.state = 'recording';
  }
  pause(): void {
    this.state = 'paused';
    this.dispatchEvent(new Event('pause'));
  }
  resume(): void {
    this.state = 'recording';
  }
  stop(): void {
    this.state = 'inactive';
    this.dispatchEvent(Object.assign(new Event('dataavailable'), { data: new Blob(['abc']) }));
    this.dispatchEvent(new Event('stop'));
  }
}

let streams: FakeStream[] = [];
const ask = vi.fn<(constraints: MediaStreamConstraints) => Promise<FakeStream>>();
const mediaDevices = Object.assign(new EventTarget(), {
  getUserMedia: ask,
  enumerateDevices: async () => [
    { kind: 'videoinput', deviceId: 'c1', label: 'Front camera' },
    { kind: 'videoinput', deviceId: 'c2', label: '' },
    { kind: 'audioinput', deviceId: 'default', label: 'Default' },
    { kind: 'audioinput', deviceId: 'm1', label: 'Microphone' },
  ],
});

async function allow(): Promise<FakeStream> {
  const stream = new FakeStream();
  streams.push(stream);
  return stream;
}

beforeEach(() => {
  streams = [];
  ask.mockReset();
  ask.mockImplementation(allow);
  Object.defineProperty(navigator, 'mediaDevices', { configurable: true, value: mediaDevices });
  Object.defineProperty(HTMLMediaElement.prototype, 'srcObject', { configurable: true, writable: true, value: null });
  vi.stubGlobal('MediaRecorder', FakeRecorder);
  vi.stubGlobal('isSecureContext', true);
});

afterEach(() => {
  // The page still needs these on unmount.
  cleanup();
  Reflect.deleteProperty(navigator, 'mediaDevices');
  vi.unstubAllGlobals();
});

/** Sets the width in pixels of the frames of videos; 0 = no frame. */
function showFrame(width: number): void {
  Object.defineProperties(HTMLVideoElement.prototype, { videoWidth: { configurable: true, value: width }, videoHeight: { configurable: true, value: width } });
}

const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });
const kept = (kind: string): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>(`[data-kind="${kind}"]`)];
const press = (key: string): boolean => fireEvent.keyDown(document.body, { key });
const isAsked = (): boolean => !dispatchEvent(new Event('beforeunload', { cancelable: true }));

async function renderLive() {
  const page = await renderTool('camera-recorder');
  fireEvent.click(button('Start camera'));
  await screen.findByRole('button', { name: 'Take photo' });
  return page;
}

/** Records a video of three bytes. */
async function recordVideo(): Promise<void> {
  const before = kept('video').length;
  press('r');
  await screen.findByRole('button', { name: 'Stop' });
  press('s');
  await waitFor(() => expect(kept('video')).toHaveLength(before + 1));
}

async function deleteAll(): Promise<void> {
  for (const item of screen.queryAllByRole('button', { name: /^Delete / })) fireEvent.click(item);
  await waitFor(() => expect(screen.queryAllByRole('button', { name: /^Delete / })).toEqual([]));
}

test('requests the camera only after Start, and stops its tracks on leaving the page', { tags: ['slow'] }, async () => {
  const page = await renderTool('camera-recorder');
  expect(screen.getByText(/^Nothing is recorded until you press Start\./u).hasAttribute('role')).toBe(false);
  expect(ask).not.toHaveBeenCalled();
  fireEvent.click(button('Start camera'));
  expect(button('Start camera').disabled).toBe(true);
  expect(screen.getByText(/^Waiting for the camera\./u)).toBeInstanceOf(HTMLElement);
  await screen.findByRole('button', { name: 'Take photo' });
  expect(ask).toHaveBeenCalledOnce();
  expect(streams.at(-1)?.video.readyState).toBe('live');
  page.unmount();
  expect(streams.map(({ video }) => video.readyState)).toEqual(streams.map(() => 'ended'));
});

test('stops the camera by its button', async () => {
  await renderLive();
  fireEvent.click(button('Stop camera'));
  expect(screen.queryByRole('button', { name: 'Take photo' })).toBeNull();
  expect(streams.at(-1)?.video.readyState).toBe('ended');
  expect(button('Start camera').disabled).toBe(false);
});

test('records, pauses and resumes with keys, and names the video', async () => {
  await renderLive();
  press('s');
  press('p');
  expect(kept('video')).toHaveLength(0);
  press('r');
  expect((await screen.findByRole('timer')).getAttribute('aria-label')).toBe('Recorded');
  expect(screen.queryByRole('button', { name: 'Record' })).toBeNull();
  press('p');
  expect(button('Resume').getAttribute('aria-keyshortcuts')).toBe('P');
  expect(screen.getByRole('timer').getAttribute('aria-label')).toBe('Paused');
  expect(screen.getByText('Recording paused').getAttribute('role')).toBe('status');
  press('p');
  expect(button('Pause').textContent).toBe('Pause');
  press('s');
  await waitFor(() => expect(kept('video')).toHaveLength(1));
  expect(kept('video')[0]?.textContent).toMatch(/video-\d{4}-\d\d-\d\d-\d{6}\.webm/u);
  expect(kept('video')[0]?.textContent).toContain('3 bytes');
  expect(button('Record').disabled).toBe(false);
  await deleteAll();
});

test('deletes a recording, and restores it on Undo', async () => {
  await renderLive();
  await recordVideo();
  expect(screen.queryByText(/^Photos and videos appear here\./u)).toBeNull();
  // The first toast is loaded when it is shown.
  await act(async () => fireEvent.click(button(/^Delete video/u)));
  expect(kept('video')).toHaveLength(0);
  expect(screen.getByText(/^Photos and videos appear here\./u).tagName).toBe('P');
  expect((await screen.findAllByText(/^video-.* deleted\.$/u)).length).toBeGreaterThan(0);
  const undo = await screen.findAllByRole('button', { name: 'Undo', hidden: true });
  fireEvent.click(undo.at(-1) ?? document.body);
  await waitFor(() => expect(kept('video')).toHaveLength(1));
  await deleteAll();
});

test('warns before closing the page while recordings are not downloaded', { tags: ['slow'] }, async () => {
  const downloads = catchDownloads();
  await renderLive();
  await recordVideo();
  expect(isAsked()).toBe(true);
  expect(screen.queryByRole('button', { name: /^Download all/u })).toBeNull();
  fireEvent.click(button(/^Download video/u));
  expect(isAsked()).toBe(false);
  await recordVideo();
  expect(isAsked()).toBe(true);
  fireEvent.click(button(/^Download all/u));
  await waitFor(() => expect(downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/^video-.*\.webm$/u), 'recordings.zip']));
  await waitFor(() => expect(isAsked()).toBe(false));
  await deleteAll();
});

test.each([
  ['NotAllowedError', 'denied', 'was denied'],
  ['NotFoundError', 'notFound', 'No camera'],
  ['NotReadableError', 'inUse', 'another application'],
  ['OverconstrainedError', 'gone', 'was disconnected'],
  ['UnknownError', 'failed', 'Could not start'],
])('shows the reason for %s', async (name, refusal, words) => {
  ask.mockRejectedValue(new DOMException('', name));
  await renderTool('camera-recorder');
  fireEvent.click(button('Start camera'));
  const alert = await screen.findByRole('alert');
  expect(alert.dataset.refusal).toBe(refusal);
  expect(alert.textContent).toContain(words);
  expect(button('Try again').disabled).toBe(false);
});

test('Try again requests the camera again, and shows the new reason or the camera', async () => {
  ask.mockRejectedValue(new DOMException('', 'NotFoundError'));
  await renderTool('camera-recorder');
  fireEvent.click(button('Start camera'));
  await waitFor(() => expect(screen.getByRole('alert').dataset.refusal).toBe('notFound'));
  ask.mockRejectedValue(new DOMException('', 'NotReadableError'));
  fireEvent.click(button('Try again'));
  await waitFor(() => expect(screen.getByRole('alert').dataset.refusal).toBe('inUse'));
  ask.mockImplementation(allow);
  fireEvent.click(button('Try again'));
  await screen.findByRole('button', { name: 'Take photo' });
  expect(screen.queryByRole('alert')).toBeNull();
});

test('continues without sound if only the microphone is denied', async () => {
  ask.mockImplementation(async ({ audio }) => {
    if (audio !== false) throw new DOMException('', 'NotFoundError');
    return new FakeStream();
  });
  await renderLive();
  expect(screen.getByText('Microphone missing or blocked: videos will have no sound.').tagName).toBe('P');
});

test('reports when the camera is disconnected', async () => {
  await renderLive();
  act(() => void streams.at(-1)?.video.dispatchEvent(new Event('ended')));
  expect((await screen.findByRole('alert')).dataset.refusal).toBe('gone');
});

test('takes a photo of the current video frame with its key', async () => {
  showFrame(640);
  const toBlob = vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((give, type) => give(new Blob(['picture'], { type: type ?? '' })));
  await renderLive();
  press(' ');
  await waitFor(() => expect(kept('picture')).toHaveLength(1));
  expect(kept('picture')[0]?.textContent).toMatch(/^picture-\d{4}-\d\d-\d\d-\d{6}\.png/u);
  expect(toBlob.mock.calls[0]?.[1]).toBe('image/png');
  expect(screen.getByText('Photo taken').getAttribute('role')).toBe('status');
  fireEvent.change(screen.getByLabelText('Photo format'), { target: { value: 'image/jpeg' } });
  fireEvent.click(button('Take photo'));
  await waitFor(() => expect(kept('picture')).toHaveLength(2));
  expect(kept('picture')[0]?.textContent).toMatch(/\.jpe?g/u);
  await deleteAll();
});

test('counts down before a photo, which fails without a frame', async () => {
  showFrame(0);
  await renderLive();
  fireEvent.change(screen.getByLabelText('Countdown'), { target: { value: '3' } });
  vi.useFakeTimers();
  press(' ');
  expect(screen.getByRole('timer').textContent).toBe('3');
  expect(button('Take photo').disabled).toBe(true);
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(screen.getByRole('timer').textContent).toBe('2');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(screen.getByRole('timer').textContent).toBe('1');
  await act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
  expect(screen.queryByRole('timer')).toBeNull();
  vi.useRealTimers();
  await screen.findByText('Could not take the photo. Try again.');
});

test('lists the devices, and starts the selected one', async () => {
  await renderLive();
  const camera = screen.getByLabelText('Camera', { selector: 'select' });
  await waitFor(() => expect([...camera.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual(['Default', 'Front camera', 'Device 2']));
  expect([...screen.getByLabelText('Microphone', { selector: 'select' }).querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'Default',
    'Microphone',
    'No microphone',
  ]);
  const before = ask.mock.calls.length;
  fireEvent.click(screen.getByRole('switch', { name: 'Grid lines' }));
  expect(ask.mock.calls.length).toBe(before);
  fireEvent.change(camera, { target: { value: 'c2' } });
  await waitFor(() => expect(ask.mock.calls.length).toBe(before + 1));
  expect(JSON.stringify(ask.mock.calls.at(-1)?.[0].video)).toContain('c2');
});

test('mirrors a front camera until the user chooses otherwise', async () => {
  await renderLive();
  const mirror = screen.getByRole('switch', { name: 'Mirror preview' });
  const isOn = (): boolean => mirror.getAttribute('aria-checked') === 'true' || (mirror instanceof HTMLInputElement && mirror.checked);
  expect(isOn()).toBe(true);
  fireEvent.click(mirror);
  expect(isOn()).toBe(false);
});

test('records no video if the browser does not support it', async () => {
  vi.stubGlobal('MediaRecorder', undefined);
  await renderLive();
  expect(button('Record').disabled).toBe(true);
  expect(screen.getByText('This browser cannot record video. You can still take photos.').tagName).toBe('P');
});
