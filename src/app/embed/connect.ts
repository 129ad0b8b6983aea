import type { EarlyMessages } from '../../boot/embed.ts';
import { host } from '../../page/storage/host.ts';
import type { PageActions } from '../../page/session/session.ts';
import type { LoadedTool } from '../../page/session/use-tool.ts';
import type { EndedRun } from '../../runtime/embed/messages.ts';
import { checkSet } from '../../runtime/embed/receive.ts';
import { errorMessage, readyMessage, runMessage } from '../../runtime/embed/send.ts';
import { toFailure } from '../../runtime/run.ts';
import { Channel } from './channel.ts';
import { lastRuns, onRun } from './runs.ts';
import { followHeight } from './height.ts';

type Values = Readonly<Record<string, unknown>>;

// The origin that an earlier connection of this page has found: a link replaces the session, and with it the connection.
let known: string | undefined;

/** Drops the known origin, as when the page is opened: tests start with this. */
export const forgetOrigin = (): void => {
  known = undefined;
};

/** The parts of an embedded page. */
interface EmbeddedPage {
  readonly tool: LoadedTool;
  readonly actions: Pick<PageActions, 'read' | 'select' | 'change' | 'replace'>;
  /** Returns the result that the page shows without a run, because the build has found it. */
  readonly findShown: () => EndedRun | undefined;
  /** Called with the origin of the page around the tool, when it is known. */
  readonly onOpen: (origin: string) => void;
}

/**
 * Connects an embedded tool with the page around it: applies the values that it sets, and sends it results, errors and the height.
 * Returns a function that ends the connection.
 */
export function connect(parent: Window, { tool, actions, findShown, onOpen }: EmbeddedPage): () => void {
  // A page of its own, which nobody embeds.
  if (parent === window) return () => undefined;
  const { id, operations, words } = tool;
  const setter = new Setter(actions);
  const channel = new Channel(
    {
      parent,
      own: location.origin,
      origins: host.embedOrigins ?? [],
      onMessage(message, isOpening) {
        if (isOpening || message.type === 'penknife:hello') greet();
        if (message.type === 'penknife:set') setter.add(checkSet(operations, actions.read().active, message));
      },
      onRejected: (error) => errorMessage(toFailure(error), words),
    },
    known,
  );
  const height = followHeight((pixels) => channel.send({ type: 'penknife:height', height: pixels }));
  const sendRun = (run: EndedRun): void => {
    const message = channel.origin === undefined ? undefined : runMessage(operations, run, words);
    if (message) channel.send(message);
  };
  function greet(): void {
    const { origin } = channel;
    if (origin === undefined) return;
    known = origin;
    onOpen(origin);
    channel.send(readyMessage(id, operations));
    height.send();
    for (const run of lastRuns()) sendRun(run);
    const shown = lastRuns().length === 0 ? findShown() : undefined;
    if (shown) sendRun(shown);
  }

  const end = new AbortController();
  addEventListener('message', channel.receive, { signal: end.signal });
  const stopRuns = onRun(sendRun);
  greet();
  const early: EarlyMessages | undefined = window.earlyMessages;
  early?.end.abort();
  for (const event of early?.events.splice(0) ?? []) channel.receive(event);
  return () => {
    end.abort();
    stopRuns();
    height.stop();
    setter.stop();
  };
}

/**
 * Applies values of messages to the page. Many messages at once, such as those of a slider, change the page once. Input of the reader that a
 * message replaces can be restored; values of earlier messages are just replaced.
 */
class Setter {
  readonly #actions: Pick<PageActions, 'read' | 'select' | 'change' | 'replace'>;
  readonly #waiting = new Map<string, Values>();
  readonly #applied = new Map<string, Values>();
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(actions: Pick<PageActions, 'read' | 'select' | 'change' | 'replace'>) {
    this.#actions = actions;
  }

  add({ operation, values }: { readonly operation: string; readonly values: Values }): void {
    const before = this.#waiting.get(operation);
    // The operation of the newest message is shown.
    this.#waiting.delete(operation);
    this.#waiting.set(operation, { ...before, ...values });
    this.#timer ??= setTimeout(this.#apply);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#apply();
  }

  readonly #apply = (): void => {
    this.#timer = undefined;
    for (const [operation, values] of this.#waiting) this.#set(operation, values);
    this.#waiting.clear();
  };

  #set(operation: string, values: Values): void {
    const { read, select, change, replace } = this.#actions;
    const { active, inputs } = read();
    const applied = this.#applied.get(operation) ?? {};
    const isOwn = Object.keys(values).every((name) => name in applied && Object.is(inputs[operation]?.[name], applied[name]));
    (isOwn ? change : replace)(operation, values as Parameters<typeof change>[1]);
    this.#applied.set(operation, { ...applied, ...values });
    if (operation !== active) select(operation);
  }
}
