import { eachFrame } from '../../../page/browser/each-frame.ts';

/** Returns the mirrored image of a video, with the audio of a stream. `end` stops the drawing. */
export function mirrorStream(video: HTMLVideoElement, source: MediaStream): { readonly stream: MediaStream; readonly end: () => void } {
  const canvas = document.createElement('canvas');
  canvas.width = video.videoWidth;
  canvas.height = video.videoHeight;
  const pen = canvas.getContext('2d');
  pen?.setTransform(-1, 0, 0, 1, canvas.width, 0);
  const stop = eachFrame(() => pen?.drawImage(video, 0, 0, canvas.width, canvas.height));
  const stream = canvas.captureStream();
  for (const track of source.getAudioTracks()) stream.addTrack(track);
  return {
    stream,
    end: () => {
      stop();
      for (const track of stream.getVideoTracks()) track.stop();
    },
  };
}
