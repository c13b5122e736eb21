import type { Database, WebhookRow } from '../database/database';
import type { Clock } from '../lib/clock';
import type { Random } from '../lib/random';
import { nextEventAt } from '../simulation/engine/engine';
import type { Simulation } from '../simulation/engine/simulation';
import type { ExperimentRow } from '../simulation/rows';
import { type EndState, endBody } from './event-body';

export type WebhookSenderOptions = {
  /** sends deliveries; the global fetch by default */
  send?: (request: Request) => Promise<Response>;
  /** the allowed hosts of deliveries, as `name` or `name:port`; none by default */
  allowed?: readonly string[];
  /** signs deliveries; derived from the seed by default */
  key: string;
};

export type Delivery = { url: string; body: string; seconds: number };

/** Delivers events to webhooks. */
export type WebhookSender = {
  /** the key that signs deliveries; the master shows it in its config */
  readonly key: string;
  /** Sends one signed delivery. @throws Error if the host is not allowed or not reachable */
  deliver(delivery: Delivery): Promise<Response>;
  /** The uuid of the next event. */
  nextEventId(): string;
  /** Lets time advance automatically from now on, so that events are delivered without a call. */
  watch(): void;
  /** Resolves when no delivery is pending. */
  settled(): Promise<void>;
  /** Sends nothing until `resume`: during a replay. */
  pause(): void;
  resume(): void;
  /** One with the same options for a copied master; what is under way is sent by this one. */
  copy(master: Master): WebhookSender;
};

type Master = { db: Database; clock: Clock; simulation: Simulation };

type Input = WebhookSenderOptions & Master & { random: Random; sentCount?: number };

const retryMs = 5_000;

const tickMs = 1_000;

const idleMs = 30_000;

/**
 * Notifies webhooks of experiments that complete or fail from now on; a delivery is tried twice.
 */
export function createWebhookSender(input: Input): WebhookSender {
  const { db, clock, random, simulation, key, allowed = [] } = input;
  const send = input.send ?? ((request: Request) => fetch(request));
  let { sentCount = 0 } = input;
  let isPaused = false;
  let isWatching = false;
  const nextEventId = () => random.fork('webhook event', sentCount++).uuid();
  const isReachable = ({ url }: WebhookRow) => maySendTo(url, allowed);

  const deliver = async ({ url, body, seconds }: Delivery): Promise<Response> => {
    if (!maySendTo(url, allowed)) throw new Error(notAllowed);
    if (isPaused) return new Response();
    const headers = await signedHeaders({ key, seconds, body });
    return send(new Request(url, { method: 'POST', headers, body, redirect: 'manual' }));
  };

  const underWay = new Set<Promise<void>>();
  const attempt = (delivery: Delivery, onRefused: () => void) => {
    const work = deliver(delivery)
      .then(({ status }) => status < 400)
      .catch(() => false)
      .then((isTaken) => {
        underWay.delete(work);
        if (!isTaken) onRefused();
      });
    underWay.add(work);
  };
  const tryTwice = (delivery: Delivery) =>
    attempt(delivery, () => {
      clock.schedule(clock.now() + retryMs, () => attempt(delivery, () => {}));
    });

  const sendEvents = (experiment: ExperimentRow, state: EndState, at: number) => {
    const seconds = Math.floor(at / 1000);
    for (const { url, webhookType: type, triggers } of db.webhooks.where(isReachable)) {
      const matching = triggers.filter(
        ({ triggerType, condition }) =>
          triggerType === 'TRIGGER_TYPE_EXPERIMENT_STATE_CHANGE' && condition?.state === state,
      );
      for (const _ of matching) {
        const body = endBody({ type, eventId: nextEventId(), seconds, experiment, state });
        tryTwice({ url, body, seconds });
      }
    }
  };

  const { engine } = simulation;
  engine.onEnded = (experiment) => {
    const state = endStates[experiment.state];
    if (state) sendEvents(experiment, state, engine.now);
  };

  // a failing event must not stop later deliveries
  const tick = (at: number) => {
    try {
      simulation.advance(at);
    } finally {
      scheduleNext(at);
    }
  };

  const scheduleNext = (at: number) => {
    isWatching = db.webhooks.all().some(isReachable);
    if (!isWatching) return;
    const next = nextEventAt(engine) ?? at + idleMs;
    clock.schedule(Math.min(Math.max(next, at + tickMs), at + idleMs), tick);
  };

  const watch = () => {
    if (isWatching || !db.webhooks.all().some(isReachable)) return;
    isWatching = true;
    clock.schedule(clock.now() + tickMs, tick);
  };
  watch();

  return {
    key,
    deliver,
    nextEventId,
    watch,
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
    pause: () => {
      isPaused = true;
    },
    resume: () => {
      isPaused = false;
    },
    copy: (master) => createWebhookSender({ ...input, ...master, sentCount }),
  };
}

const endStates: Partial<Record<ExperimentRow['state'], EndState>> = {
  STATE_COMPLETED: 'COMPLETED',
  STATE_ERROR: 'ERROR',
};

const notAllowed =
  'the sandbox sends webhooks only to hosts that it was started with, by --webhook-host HOST';

const encoder = new TextEncoder();

/**
 * The headers that prove to a receiver that the master sent this: the time in Unix seconds, and in
 * lower-case hex the HMAC (SHA-256) of that time, a comma and the body.
 */
async function signedHeaders({ key, seconds, body }: SignInput): Promise<Headers> {
  const signature = await hmacHex(key, `${seconds},${body}`);
  return new Headers({
    'Content-Type': 'application/json; charset=UTF-8',
    'X-Determined-Ai-Signature': signature,
    'X-Determined-Ai-Signature-Timestamp': String(seconds),
  });
}

type SignInput = { key: string; seconds: number; body: string };

async function hmacHex(key: string, text: string): Promise<string> {
  const algorithm = { name: 'HMAC', hash: 'SHA-256' };
  const imported = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign('HMAC', imported, encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * Returns true if deliveries to that URL are allowed: only to an allowed host. A sandbox must not
 * send made-up events to strangers, nor reveal the open ports of its machine.
 */
export function maySendTo(url: string, allowed: readonly string[]): boolean {
  if (!URL.canParse(url)) return false;
  const { protocol, hostname, host } = new URL(url);
  if (protocol !== 'http:' && protocol !== 'https:') return false;
  return allowed.includes(hostname) || allowed.includes(host);
}
