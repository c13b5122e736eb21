import type { schemas } from '@trainyard/sdk/v038';
import type { Json } from '../config/json';
import type { Database } from '../database/database';
import type { Copy } from '../lib/copy';

/** The state of a 0.38.1 master in addition to the rows that both releases share. */
export type State038 = {
  clusterMessage: schemas.ClusterMessage | null;
  webhooks: Map<number, WebhookFacts>;
  /** metadata of runs, by trial */
  metadata: Map<number, Record<string, unknown>>;
  /** days to keep the logs of a trial */
  logRetention: Map<number, number>;
  /** parts of a config that older releases do not have, by experiment */
  configParts: Map<number, ConfigParts>;
  /** experiments with an edited name, notes, description or labels, which rewrites the config */
  edited: Set<number>;
  /** runs whose archive flag differs from that of their experiment */
  archivedRuns: Map<number, boolean>;
  /** the config for an answer, in place of the current one */
  earlierConfigs: WeakMap<object, Json>;
  genericTasks: Map<string, GenericTaskRow>;
  acceleratorData: schemas.AcceleratorData[];
  /** external names from clients, by experiment and by trial */
  externalExperiments: Map<number, string>;
  externalTrials: Map<number, string>;
  /** access tokens, by the id of their session */
  tokens: Map<number, TokenRow>;
  /** namespaces of workspaces in Kubernetes clusters, and their slot quotas, by `namespaceKey` */
  namespaces: Map<string, NamespaceRow>;
  /** config policies by `policyKey` */
  policies: Map<string, Json>;
};

/** The additional fields of a webhook. */
export type WebhookFacts = Pick<schemas.Webhook, 'name' | 'workspaceId' | 'mode'>;

/** The parts of a config that only 0.38.1 has. */
export type ConfigParts = {
  top: Json;
  searcher: Json;
  /** true if the config sets the length of trials */
  hasLength: boolean;
};

/** A generic task. */
export type GenericTaskRow = {
  readonly id: string;
  readonly config: string;
  readonly startedAt: number;
  endedAt: number | null;
  state: schemas.GenericTaskState;
  /** number of its allocations */
  allocations: number;
  readonly workspaceId: number;
  readonly parentId?: string;
};

/** An access token; its session signs in. */
export type TokenRow = {
  readonly id: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  revoked: boolean;
  description: string;
};

/** The namespace of a workspace in one Kubernetes cluster. */
export type NamespaceRow = {
  readonly workspaceId: number;
  readonly clusterName: string;
  readonly namespace: string;
  /** the master created it, and may set its quota */
  readonly autoCreateNamespace: boolean;
  quota?: number;
};

export const namespaceKey = (workspaceId: number, clusterName: string): string =>
  `${workspaceId} ${clusterName}`;

/** The kinds of work with policies: experiments, and interactive tasks. */
export const workloadTypes: readonly string[] = ['EXPERIMENT', 'NTSC'];

/** The key of policies: of a workspace, or (null) of the whole cluster. */
export const policyKey = (workspaceId: number | null, workloadType: string): string =>
  `${workspaceId ?? 'global'} ${workloadType}`;

/** The maps of plain data that the simulation neither reads nor changes. */
const plainMaps = ['tokens', 'metadata', 'policies'] as const;

type Rows = { lastId: number; rows: readonly unknown[] };

/** The state for snapshots, as JSON; empty for a master of another release. */
export function dump038(db: Database): Record<string, Rows> {
  const state = states.get(db);
  if (!state) return {};
  const { clusterMessage } = state;
  const dumped = plainMaps.map((name) => [name, { lastId: 0, rows: [...state[name]] }]);
  const messages = clusterMessage ? [clusterMessage] : [];
  return { ...Object.fromEntries(dumped), clusterMessage: { lastId: 0, rows: messages } };
}

/** Restores the result of `dump038`. */
export function restore038(db: Database, dumped: Record<string, Rows>) {
  for (const name of plainMaps) {
    const dumpedRows = dumped[name];
    if (!dumpedRows) continue;
    const map: Map<unknown, unknown> = state038(db)[name];
    map.clear();
    for (const [key, value] of dumpedRows.rows as ReadonlyArray<[unknown, unknown]>)
      map.set(key, value);
  }
  const [message = null] = (dumped.clusterMessage?.rows ?? []) as schemas.ClusterMessage[];
  if (dumped.clusterMessage) state038(db).clusterMessage = message;
}

const states = new WeakMap<Database, State038>();

/** The state of a 0.38.1 master in addition to its database; empty when first read. */
export function state038(db: Database): State038 {
  const existing = states.get(db);
  if (existing) return existing;
  const state: State038 = {
    clusterMessage: null,
    webhooks: new Map(),
    metadata: new Map(),
    logRetention: new Map(),
    configParts: new Map(),
    edited: new Set(),
    archivedRuns: new Map(),
    earlierConfigs: new WeakMap(),
    genericTasks: new Map(),
    acceleratorData: [],
    externalExperiments: new Map(),
    externalTrials: new Map(),
    tokens: new Map(),
    namespaces: new Map(),
    policies: new Map(),
  };
  states.set(db, state);
  return state;
}

/** Copies the state to the database of a copied master. */
export function copy038({ from, to, copy }: { from: Database; to: Database; copy: Copy }) {
  const state = states.get(from);
  if (!state) return;
  // belongs to answers that are still written
  const { earlierConfigs: _, ...rest } = state;
  states.set(to, { ...copy(rest), earlierConfigs: new WeakMap() });
}
