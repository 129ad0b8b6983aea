import { InputError } from '../../contract/errors.ts';
import type { HostMessage, ToolMessage } from '../../runtime/embed/messages.ts';
import { readHostMessage } from '../../runtime/embed/receive.ts';

interface ChannelOptions {
  /** The window that embeds this one. Only its messages are read. */
  readonly parent: Window;
  /** The site's own origin, which is always allowed. */
  readonly own: string;
  /** Other allowed origins. */
  readonly origins: readonly string[];
  /** Called with each message, and whether it is the first one from its origin. May throw an InputError. */
  readonly onMessage: (message: HostMessage, isOpening: boolean) => void;
  /** Returns the answer to an invalid message. */
  readonly onRejected: (error: InputError) => ToolMessage;
}

/**
 * The connection with the page around a frame. Messages are sent to one origin only: that of the last valid message, or the site's own, which
 * needs none. Before that, nothing is sent.
 */
export class Channel {
  readonly #options: ChannelOptions;
  #origin: string | undefined;

  constructor(options: ChannelOptions, origin?: string) {
    this.#options = options;
    this.#origin = origin ?? (isReadable(options.parent) && options.own !== 'null' ? options.own : undefined);
  }

  /** The origin of the page that gets the messages; undefined before it is known. */
  get origin(): string | undefined {
    return this.#origin;
  }

  send(message: ToolMessage): void {
    if (this.#origin !== undefined) this.#options.parent.postMessage(message, this.#origin);
  }

  /** Handles a message event. Those of other windows and origins, and of other programs, are ignored without an answer. */
  readonly receive = ({ source, origin, data }: Pick<MessageEvent<unknown>, 'source' | 'origin' | 'data'>): void => {
    const { parent, onMessage, onRejected } = this.#options;
    if (source !== parent || !this.#isAllowed(origin)) return;
    try {
      const message = readHostMessage(data);
      if (!message) return;
      const isOpening = this.#origin !== origin;
      this.#origin = origin;
      onMessage(message, isOpening);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      parent.postMessage(onRejected(error), origin);
    }
  };

  // Every sandboxed frame has the origin `null`, so it identifies nobody.
  #isAllowed(origin: string): boolean {
    return origin !== 'null' && (origin === this.#options.own || this.#options.origins.includes(origin));
  }
}

/** Whether a window has the same origin as this one: a browser does not let other pages read a window's location. */
function isReadable(other: Window): boolean {
  try {
    return typeof other.location.href === 'string';
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
