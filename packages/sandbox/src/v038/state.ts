import type { schemas } from '@trainyard/sdk/v038';
import type { Json } from '../config/json';
import type { Database } from '../database/database';

/** Holds what a 0.38.1 master keeps besides the rows that both releases share. */
export type State038 = {
  clusterMessage: schemas.ClusterMessage | null;
  webhooks: Map<number, WebhookFacts>;
  /** metadata of runs, by trial */
  metadata: Map<number, Record<string, unknown>>;
  /** days for which the logs of a trial are kept */
  logRetention: Map<number, number>;
  /** what a config says that older releases do not know, by experiment */
  configParts: Map<number, ConfigParts>;
  /** experiments whose name, notes, description or labels were edited, which writes the config again */
  edited: Set<number>;
  /** the config that an answer shows in place of the one that holds now */
  earlierConfigs: WeakMap<object, Json>;
  genericTasks: Map<string, GenericTaskRow>;
  acceleratorData: schemas.AcceleratorData[];
  /** names that clients outside gave, by experiment and by trial */
  externalExperiments: Map<number, string>;
  externalTrials: Map<number, string>;
  /** access tokens, by the id of their session */
  tokens: Map<number, TokenRow>;
  /** namespaces of workspaces in Kubernetes clusters, and the slots they may request, by `namespaceKey` */
  namespaces: Map<string, NamespaceRow>;
  /** config policies by `policyKey` */
  policies: Map<string, Json>;
};

/** The facts that a webhook has besides. */
export type WebhookFacts = Pick<schemas.Webhook, 'name' | 'workspaceId' | 'mode'>;

/** The parts of a config that only 0.38.1 knows. */
export type ConfigParts = {
  top: Json;
  searcher: Json;
  /** whether the config says how long trials are */
  hasLength: boolean;
};

/** A task of no kind in particular. */
export type GenericTaskRow = {
  readonly id: string;
  readonly config: string;
  readonly startedAt: number;
  endedAt: number | null;
  state: schemas.GenericTaskState;
  /** how many allocations it has had */
  allocations: number;
  readonly workspaceId: number;
  readonly parentId?: string;
};

/** An access token; its session is what signs in. */
export type TokenRow = {
  readonly id: number;
  readonly userId: number;
  readonly createdAt: number;
  readonly expiresAt: number;
  revoked: boolean;
  description: string;
};

/** The namespace that a workspace is bound to in one Kubernetes cluster. */
export type NamespaceRow = {
  readonly workspaceId: number;
  readonly clusterName: string;
  readonly namespace: string;
  /** the master made it, and may bound it */
  readonly autoCreateNamespace: boolean;
  quota?: number;
};

export const namespaceKey = (workspaceId: number, clusterName: string): string =>
  `${workspaceId} ${clusterName}`;

/** The kinds of work that policies are about: experiments, and interactive tasks. */
export const workloadTypes: readonly string[] = ['EXPERIMENT', 'NTSC'];

/** Where policies are kept: those of a workspace, or (null) of the whole cluster. */
export const policyKey = (workspaceId: number | null, workloadType: string): string =>
  `${workspaceId ?? 'global'} ${workloadType}`;

/** The maps of plain data that no event of the simulation looks at or changes. */
const plainMaps = ['tokens', 'metadata', 'policies'] as const;

type Rows = { lastId: number; rows: readonly unknown[] };

/** The state that snapshots keep, as JSON can carry it; nothing of a master of another release. */
export function dump038(db: Database): Record<string, Rows> {
  const state = states.get(db);
  if (!state) return {};
  const { clusterMessage } = state;
  const dumped = plainMaps.map((name) => [name, { lastId: 0, rows: [...state[name]] }]);
  const messages = clusterMessage ? [clusterMessage] : [];
  return { ...Object.fromEntries(dumped), clusterMessage: { lastId: 0, rows: messages } };
}

/** Puts back what `dump038` returned. */
export function restore038(db: Database, dumped: Record<string, Rows>) {
  for (const name of plainMaps) {
    const kept = dumped[name];
    if (!kept) continue;
    const map: Map<unknown, unknown> = state038(db)[name];
    map.clear();
    for (const [key, value] of kept.rows as ReadonlyArray<[unknown, unknown]>) map.set(key, value);
  }
  const [message = null] = (dumped.clusterMessage?.rows ?? []) as schemas.ClusterMessage[];
  if (dumped.clusterMessage) state038(db).clusterMessage = message;
}

const states = new WeakMap<Database, State038>();

/** The state of a 0.38.1 master beside its database; empty when it is first asked for. */
export function state038(db: Database): State038 {
  const known = states.get(db);
  if (known) return known;
  const made: State038 = {
    clusterMessage: null,
    webhooks: new Map(),
    metadata: new Map(),
    logRetention: new Map(),
    configParts: new Map(),
    edited: new Set(),
    earlierConfigs: new WeakMap(),
    genericTasks: new Map(),
    acceleratorData: [],
    externalExperiments: new Map(),
    externalTrials: new Map(),
    tokens: new Map(),
    namespaces: new Map(),
    policies: new Map(),
  };
  states.set(db, made);
  return made;
}
