import type { ResourcePool } from '@trainyard/sdk/types';
import type { Database } from '../database/database';
import type { MasterLog } from '../simulation/logs/master-log';
import { productName } from './product';

type ConfigInput = { db: Database; clusterName: string; log: MasterLog };

const product = productName.toLowerCase();

/** The config of the master, for admins and its log; secrets are masked with stars. */
export const masterConfig = ({ db, clusterName, log }: ConfigInput) => ({
  __internal: {
    audit_logging_enabled: false,
    external_sessions: { jwt_key: '', login_uri: '', logout_uri: '' },
  },
  cache: { cache_dir: `/var/cache/${product}` },
  checkpoint_storage: {
    host_path: '/mnt/checkpoints',
    propagation: null,
    save_experiment_best: 0,
    save_trial_best: 1,
    save_trial_latest: 1,
    storage_path: null,
    type: 'shared_fs',
  },
  cluster_name: clusterName,
  config_file: `/etc/${product}/master.yaml`,
  db: {
    host: 'localhost',
    migrations: `file:///usr/share/${product}/master/static/migrations`,
    name: product,
    password: '********',
    port: '5432',
    ssl_mode: 'disable',
    ssl_root_cert: '',
    user: 'postgres',
  },
  enable_cors: false,
  feature_switches: [],
  launch_error: true,
  log: { color: log.settings.color, level: log.settings.level },
  logging: { type: 'default' },
  notebook_timeout: null,
  observability: { enable_prometheus: false },
  port: 8080,
  resource_manager: {
    client_ca: '',
    default_aux_resource_pool: defaultPool(db, 'defaultAuxPool'),
    default_compute_resource_pool: defaultPool(db, 'defaultComputePool'),
    require_authentication: false,
    scheduler: schedulerOf(db.pools.get(defaultPool(db, 'defaultComputePool'))?.configuration),
    type: 'agent',
  },
  resource_pools: db.pools.all().map(({ configuration }) => poolConfig(configuration)),
  root: `/usr/share/${product}/master`,
  security,
  task_container_defaults: {
    add_capabilities: null,
    bind_mounts: null,
    cpu_pod_spec: null,
    devices: null,
    drop_capabilities: null,
    gpu_pod_spec: null,
    network_mode: 'bridge',
    pbs: {},
    shm_size_bytes: 4_294_967_296,
    slurm: {},
    work_dir: null,
  },
  telemetry: {
    enabled: false,
    otel_enabled: false,
    otel_endpoint: 'localhost:4317',
    segment_master_key: '',
    segment_webui_key: '',
  },
  tensorboard_timeout: 300,
  webhooks: { base_url: '', signing_key: '********' },
});

const security = {
  authz: {
    _strict_ntsc_enabled: false,
    fallback: 'basic',
    rbac_ui_enabled: null,
    strict_job_queue_control: false,
    type: 'basic',
    workspace_creator_assign_role: { enabled: true, role_id: 2 },
  },
  default_task: {
    RelatedUser: null,
    gid: 0,
    group: 'root',
    id: 0,
    uid: 0,
    user: 'root',
    user_id: 0,
  },
  ssh: { rsa_key_size: 1024 },
  tls: { cert: '', key: '' },
};

function defaultPool(db: Database, flag: 'defaultAuxPool' | 'defaultComputePool'): string {
  return db.pools.where(({ configuration }) => configuration[flag])[0]?.id ?? '';
}

const schedulers: Partial<Record<ResourcePool['schedulerType'], string>> = {
  SCHEDULER_TYPE_PRIORITY: 'priority',
  SCHEDULER_TYPE_ROUND_ROBIN: 'round_robin',
};

function schedulerOf(pool: ResourcePool | undefined) {
  const priority = pool?.details?.priorityScheduler;
  return {
    allow_heterogeneous_fits: false,
    ...(priority && { default_priority: priority.defaultPriority }),
    fitting_policy: pool?.schedulerFittingPolicy === 'FITTING_POLICY_WORST' ? 'worst' : 'best',
    ...(priority && { preemption: priority.preemption }),
    type: (pool && schedulers[pool.schedulerType]) ?? 'fair_share',
  };
}

function poolConfig(pool: ResourcePool) {
  return {
    agent_reattach_enabled: true,
    agent_reconnect_wait: '25s',
    description: pool.description,
    kubernetes_namespace: '',
    max_aux_containers_per_agent: pool.auxContainerCapacityPerAgent,
    pool_name: pool.name,
    provider: null,
    scheduler: schedulerOf(pool),
    task_container_defaults: null,
  };
}
