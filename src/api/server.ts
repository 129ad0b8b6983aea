import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engines } from '../cli/engines.ts';
import { OUT_OF_MEMORY } from '../cli/engines.ts';
import type { Place } from '../cli/did-you-mean.ts';
import { describeRefusal, withSuggestions } from '../cli/did-you-mean.ts';
import { describeEnd, findStored, similarRecipes, wireOf } from '../cli/recipe.ts';
import { findMissing } from '../cli/recipe-runner.ts';
import type { ServerRun } from '../cli/run-target.ts';
import { runRecipeIn, runTarget } from '../cli/run-target.ts';
import type { Target, TargetTool } from '../cli/target.ts';
import { findTarget, operationOf } from '../cli/target.ts';
import type { TimedOut } from '../cli/timeout.ts';
import { limited } from '../cli/timeout.ts';
import { UsageError } from '../cli/usage-error.ts';
import { InputError } from '../contract/errors.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import type { RecipeOutcome } from '../runtime/recipe/run-recipe.ts';
import { joined } from '../runtime/recipe/run-recipe.ts';
import type { Failure, Outcome } from '../runtime/run.ts';
import { failedRun, stackOf, toFailure } from '../runtime/run.ts';
import { serializeOutcome } from '../runtime/wire.ts';
import type { Words } from '../runtime/words.ts';
import type { Answer } from './answer.ts';
import { checkExtension, jsonAnswer, rawAnswer } from './answer.ts';
import { Gone, readBody } from './body.ts';
import type { Visit } from './gate.ts';
import { Gate } from './gate.ts';
import type { GuardOptions } from './guard.ts';
import { Guard } from './guard.ts';
import { bodyTypeOf, hasSecrets, NOTHING, readFields, readInput, readQuery } from './input.ts';
import { problemAnswer, statusOf } from './problem.ts';
import { readRecipeRequest } from './recipe-request.ts';
import { Refusal } from './refusal.ts';
import type { Route } from './route.ts';
import { parseRoute } from './route.ts';

/** Limits of the API, which the options of the command line set. */
export interface ApiLimits {
  /** Bytes of a body. */
  readonly bodyBytes: number;
  /** Seconds in which a request has to arrive, and after which a client that reads nothing is disconnected. */
  readonly requestSeconds: number;
  /** Seconds that a run may take. */
  readonly runSeconds: number;
  /** Runs at once. */
  readonly parallel: number;
  /** Requests that may wait. */
  readonly queue: number;
}

export interface ApiOptions {
  /** The strings of the command line, for messages. */
  readonly words: Words;
  readonly engines: Engines;
  readonly guard: GuardOptions;
  readonly limits: ApiLimits;
  /** The path of the API, with a trailing slash. */
  readonly base: string;
  /** Returns the description of the API, an OpenAPI document as JSON. */
  readonly describe: () => Promise<string>;
  /** Receives a line for each request: method, route, status and duration; and the places of a bug. Never a value. */
  readonly log: (line: string) => void;
}

/** Handles a request for `path`, below the site, with its query. */
export type HandleRequest = (request: IncomingMessage, response: ServerResponse, path: string, query: string) => void;

/** How many bodies of the largest size may be in memory at once. */
const BODIES = 4;

/** Headers of every response: nothing in it runs, and it is stored nowhere. */
const HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; sandbox",
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};

/** A request in progress. */
interface Exchange {
  readonly request: IncomingMessage;
  readonly path: string;
  readonly query: string;
  /** Aborted when the client has gone. */
  readonly signal: AbortSignal;
  /** The route, for the log. */
  route: string;
  /** Headers of the response, which the origin determines. */
  headers: Readonly<Record<string, string>>;
  /** The tool whose strings have the messages. */
  tool: TargetTool | undefined;
  target: Target | undefined;
}

/** Creates the handler of requests for the API. */
export function createApi(options: ApiOptions): HandleRequest {
  const { limits, guard, log } = options;
  const api = new Api(options, new Gate({ parallel: limits.parallel, queue: limits.queue, bytes: limits.bodyBytes * BODIES }), new Guard(guard));
  return (request, response, path, query) => {
    const start = performance.now();
    const controller = new AbortController();
    const exchange: Exchange = { request, path, query, signal: controller.signal, route: '*', headers: {}, tool: undefined, target: undefined };
    response.on('close', () => {
      if (!response.writableFinished) controller.abort();
      const status = response.headersSent ? response.statusCode : '-';
      log(`${methodOf(request)} ${options.base}${exchange.route} ${status} ${Math.round(performance.now() - start)} ms`);
    });
    api
      .answer(exchange)
      .then((answer) => {
        if (!answer) return;
        send(exchange, response, answer);
        // A client that does not read its response must not keep it in memory.
        response.setTimeout(limits.requestSeconds * 1_000, () => response.destroy());
      })
      .catch((error: unknown) => {
        log(framesOf(stackOf(error)));
        response.destroy();
      });
  };
}

const METHODS: readonly string[] = ['GET', 'HEAD', 'POST', 'OPTIONS'];
const methodOf = ({ method = '' }: IncomingMessage): string => (METHODS.includes(method) ? method : 'OTHER');

function send({ request, headers }: Exchange, response: ServerResponse, { status, headers: own, body }: Answer): void {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  response.writeHead(status, { ...HEADERS, ...headers, ...own, ...(status !== 204 && { 'Content-Length': bytes.length }) });
  response.end(request.method === 'HEAD' ? undefined : bytes);
}

class Api {
  readonly #options: ApiOptions;
  readonly #gate: Gate;
  readonly #guard: Guard;

  constructor(options: ApiOptions, gate: Gate, guard: Guard) {
    this.#options = options;
    this.#gate = gate;
    this.#guard = guard;
  }

  /** Answers a request; undefined if the client has gone. */
  async answer(exchange: Exchange): Promise<Answer | undefined> {
    try {
      return await this.#check(exchange);
    } catch (error) {
      if (exchange.signal.aborted || error instanceof Gone) return undefined;
      return this.#refuse(error, exchange);
    }
  }

  async #check(exchange: Exchange): Promise<Answer> {
    const { request, path } = exchange;
    this.#guard.checkHost(request);
    exchange.headers = this.#guard.checkOrigin(request);
    const preflight = this.#guard.preflightOf(request);
    if (preflight) return { status: 204, headers: preflight, body: '' };
    this.#guard.checkToken(request);
    const route = parseRoute(path);
    if (!route) throw new Refusal(404, 'unknown-route', { params: { url: `${this.#options.base}openapi.json` } });
    checkMethod(request, route);
    if (route.kind === 'description') {
      exchange.route = 'openapi.json';
      return jsonAnswer(await this.#options.describe());
    }
    const visit = this.#gate.enter();
    try {
      return await (route.kind === 'recipe' ? this.#runRecipe(route, exchange, visit) : this.#runOperation(route, exchange, visit));
    } finally {
      visit.leave();
    }
  }

  async #runOperation(route: RouteOf<'operation'>, exchange: Exchange, visit: Visit): Promise<Answer> {
    const tool = await findTarget(route.tool, this.#options.words);
    exchange.tool = tool;
    exchange.route = tool.tool;
    const { request } = exchange;
    const { extension } = route;
    const query = readQuery(exchange.query);
    const isPost = request.method === 'POST';
    const type = isPost ? bodyTypeOf(request) : undefined;
    const given = isPost ? readFields(type, await this.#read(request, visit)) : NOTHING;
    const target = operationOf(tool, route.operation, [...query.keys(), ...given.names]);
    exchange.target = target;
    exchange.route = `${target.tool}/${target.name}${extension === undefined ? '' : `.${extension}`}`;
    if (!isPost && hasSecrets(target.operation)) throw new Refusal(405, 'secret-method', { headers: { Allow: 'POST' } });
    const input = readInput(target.operation, query, given);
    if (extension !== undefined) checkExtension(target.operation, extension);
    const outcome = await this.#inTurn(exchange, visit, (run) => runTarget(target, input, run));
    if (outcome.kind === 'timed-out') return this.#failed(outcome.error, exchange);
    if (outcome.kind === 'output' && extension !== undefined) return rawAnswer(target, input, outcome.output, extension);
    const serialized = serializeOutcome(target.operation, outcome, (wire) => wire);
    return serialized.kind === 'json' ? jsonAnswer(serialized.json) : this.#ended(serialized, exchange);
  }

  async #runRecipe({ recipe: name }: RouteOf<'recipe'>, exchange: Exchange, visit: Visit): Promise<Answer> {
    exchange.route = 'recipes/*';
    const recipe = await findRecipe(name, this.#options.words);
    const type = bodyTypeOf(exchange.request);
    const { input, secrets } = readRecipeRequest(type, await this.#read(exchange.request, visit));
    const missing = await findMissing(recipe, secrets);
    const outcome = missing ?? (await this.#inTurn(exchange, visit, (run) => runRecipeIn(recipe, input, { ...run, secrets })));
    if (outcome.kind !== 'output') return this.#recipeFailed(recipe, outcome, exchange);
    const result = await joined(outcome.result);
    try {
      return jsonAnswer(JSON.stringify({ result: wireOf(result) }));
    } catch (error) {
      // As JSON, a result that fits may be too long.
      return this.#ended(failedRun(error, undefined), exchange);
    }
  }

  #read(request: IncomingMessage, visit: Visit): Promise<Buffer> {
    const { bodyBytes, requestSeconds } = this.#options.limits;
    return readBody(request, { bytes: bodyBytes, seconds: requestSeconds }, visit.take);
  }

  /** Runs something when it is its turn, until the client has gone or the time is over. */
  async #inTurn<Ended extends { readonly kind: string }>(
    { signal }: Exchange,
    visit: Visit,
    run: (how: ServerRun) => Promise<Ended>,
  ): Promise<Ended | TimedOut> {
    const { engines, limits, words } = this.#options;
    await visit.wait(signal);
    return limited(limits.runSeconds, (late) => run({ engines, language: words.language, signal: late ? AbortSignal.any([signal, late]) : signal }));
  }

  async #recipeFailed(recipe: Recipe, outcome: Exclude<RecipeOutcome, { readonly kind: 'output' }> | TimedOut, exchange: Exchange): Promise<Answer> {
    if (outcome.kind === 'timed-out') return this.#failed(outcome.error, exchange);
    if (outcome.kind !== 'error') return this.#ended(outcome, exchange);
    const { error, step, item } = outcome;
    const detail = await describeEnd(recipe, outcome, this.#options.words);
    return problemAnswer({ status: statusOf(error), failure: error, detail, place: { step: step + 1, ...(item !== undefined && { item: item + 1 }) } });
  }

  #ended(outcome: Exclude<Outcome, { readonly kind: 'output' }>, exchange: Exchange): Answer {
    if (outcome.kind === 'error') return this.#failed(outcome.error, exchange);
    // If the client still waits, the server is about to end.
    if (outcome.kind === 'canceled') throw new Gone();
    return outcome.message.includes(OUT_OF_MEMORY) ? this.#failed({ code: 'out-of-memory', params: {} }, exchange) : this.#bug(outcome.message, exchange);
  }

  #bug(stack: string, exchange: Exchange): Answer {
    this.#options.log(framesOf(stack));
    return this.#failed({ code: 'bug', params: {} }, exchange);
  }

  #failed(failure: Failure, { tool, target }: Exchange, status = statusOf(failure), headers: Answer['headers'] = {}): Answer {
    const place: Place = tool ? { operations: tool.operations, operation: target?.operation } : {};
    const detail = describeRefusal(failure, place, tool?.words ?? this.#options.words);
    return problemAnswer({ status, failure, detail, headers });
  }

  #refuse(error: unknown, exchange: Exchange): Answer {
    if (error instanceof Refusal) return this.#failed(error.failure, exchange, error.status, error.headers);
    if (error instanceof InputError) return this.#failed(toFailure(error), exchange);
    if (error instanceof UsageError) return this.#unusable(error);
    return this.#bug(stackOf(error), exchange);
  }

  /** A recipe that does not exist, or recipes that cannot be read. */
  #unusable(error: UsageError): Answer {
    const { words } = this.#options;
    const code = error.key.slice(error.key.indexOf('.') + 1);
    const detail = withSuggestions(words.t(error.key, error.params), error, words);
    return problemAnswer({ status: code === 'unknown-recipe' ? 404 : 500, failure: { code }, detail });
  }
}

type RouteOf<Kind extends Route['kind']> = Extract<Route, { readonly kind: Kind }>;

const allowedMethods: Readonly<Record<Route['kind'], readonly string[]>> = {
  description: ['GET', 'HEAD'],
  recipe: ['POST'],
  operation: ['GET', 'HEAD', 'POST'],
};

/** @throws Refusal for a method that a path does not have */
function checkMethod({ method = '' }: IncomingMessage, { kind }: Route): void {
  if (allowedMethods[kind].includes(method)) return;
  const allowed = allowedMethods[kind].join(', ');
  throw new Refusal(405, 'wrong-method', { params: { allowed }, headers: { Allow: allowed } });
}

/** @throws UsageError for a recipe that does not exist, with similar names, or for a file of recipes that cannot be read */
async function findRecipe(name: string, words: Words): Promise<Recipe> {
  try {
    const recipe = await findStored(name, words);
    if (recipe) return recipe;
  } catch (error) {
    // The request is not to blame for the file.
    if (error instanceof InputError) throw new UsageError(`errors.${error.code}`, error.params);
    throw error;
  }
  throw new UsageError('errors.unknown-recipe', { recipe: name }, await similarRecipes(name));
}

/** The places in a stack. Its message may repeat a part of the input. */
const framesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^\s+at /u.test(line))
    .join('\n');
