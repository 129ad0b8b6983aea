import type { Refusal, Wanted } from '../recording.ts';
import { constraintsOf, lackOf, refusalOf } from '../recording.ts';

/** A camera that is on, with its microphone if there is one; or why there is none. */
export type Opened = { readonly stream: MediaStream; readonly isSilent: boolean } | { readonly refusal: Refusal };

/** Asks for camera and microphone at once, so that people are asked once, and if that fails for the camera alone. */
export async function openCamera(wanted: Wanted): Promise<Opened> {
  const lack = lackOf({ isSecure: isSecureContext, hasApi: 'mediaDevices' in navigator });
  if (lack) return { refusal: lack };
  const { video, audio } = constraintsOf(wanted);
  const both = await ask({ video, audio });
  if ('stream' in both || audio === false) return both;
  const alone = await ask({ video, audio: false });
  return 'stream' in alone ? { ...alone, isSilent: true } : alone;
}

async function ask(constraints: MediaStreamConstraints): Promise<Opened> {
  try {
    return { stream: await navigator.mediaDevices.getUserMedia(constraints), isSilent: false };
  } catch (error) {
    if (error instanceof DOMException) return { refusal: refusalOf(error.name) };
    throw error;
  }
}

export function stopTracks(stream: MediaStream | undefined): void {
  for (const track of stream?.getTracks() ?? []) track.stop();
}
