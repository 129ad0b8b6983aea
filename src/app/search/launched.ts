/** What the system starts the installed app with (WICG, Web App Launch Handler API and File Handling API). */
interface Launch {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[];
}

export interface LaunchQueue {
  readonly setConsumer: (consumer: (launch: Launch) => void) => void;
}

declare global {
  interface Window {
    /** Only in browsers that can open files with an installed app. */
    readonly launchQueue?: LaunchQueue;
  }
}

let waiting: readonly File[] = [];
let taker: ((files: readonly File[]) => void) | undefined;

/** Receives the files that the system opens with the installed app, and calls `goHome`, whose search takes them. */
export function receiveLaunches(queue: LaunchQueue, goHome: () => void): void {
  queue.setConsumer(({ files = [] }) => void receive(files, goHome));
}

async function receive(handles: NonNullable<Launch['files']>, goHome: () => void): Promise<void> {
  if (handles.length === 0) return;
  const files = await Promise.all(handles.map((handle) => handle.getFile()));
  if (taker) taker(files);
  else {
    waiting = files;
    goHome();
  }
}

/** Calls `take` with the files that are waiting, and with later ones. Returns a function that stops this. */
export function onLaunched(take: (files: readonly File[]) => void): () => void {
  taker = take;
  if (waiting.length > 0) take(waiting);
  waiting = [];
  return () => {
    if (taker === take) taker = undefined;
  };
}
