import type {
  DeviceType,
  FittingPolicy,
  JobType,
  ResourcePoolType,
  SchedulerType,
} from '@trainyard/sdk/types';

const schedulers: Record<SchedulerType, string> = {
  SCHEDULER_TYPE_UNSPECIFIED: 'Unspecified',
  SCHEDULER_TYPE_PRIORITY: 'Priority',
  SCHEDULER_TYPE_FAIR_SHARE: 'Fair share',
  SCHEDULER_TYPE_ROUND_ROBIN: 'Round Robin',
  SCHEDULER_TYPE_KUBERNETES: 'Kubernetes',
  SCHEDULER_TYPE_SLURM: 'Slurm',
  SCHEDULER_TYPE_PBS: 'PBS',
};

const poolTypes: Record<ResourcePoolType, string> = {
  RESOURCE_POOL_TYPE_UNSPECIFIED: 'Unspecified',
  RESOURCE_POOL_TYPE_AWS: 'AWS',
  RESOURCE_POOL_TYPE_GCP: 'GCP',
  RESOURCE_POOL_TYPE_STATIC: 'Static',
  RESOURCE_POOL_TYPE_K8S: 'Kubernetes',
};

const devices: Record<DeviceType, string> = {
  TYPE_UNSPECIFIED: 'Unspecified',
  TYPE_CPU: 'CPU',
  TYPE_CUDA: 'CUDA',
  TYPE_ROCM: 'ROCM',
};

const fittingPolicies: Record<FittingPolicy, string> = {
  FITTING_POLICY_UNSPECIFIED: 'Unspecified',
  FITTING_POLICY_BEST: 'Best',
  FITTING_POLICY_WORST: 'Worst',
  FITTING_POLICY_KUBERNETES: 'Kubernetes',
  FITTING_POLICY_SLURM: 'Slurm',
  FITTING_POLICY_PBS: 'PBS',
};

const jobTypes: Record<JobType, string> = {
  TYPE_UNSPECIFIED: 'Unspecified',
  TYPE_EXPERIMENT: 'Experiment',
  TYPE_NOTEBOOK: 'JupyterLab',
  TYPE_TENSORBOARD: 'TensorBoard',
  TYPE_SHELL: 'Shell',
  TYPE_COMMAND: 'Command',
  TYPE_CHECKPOINT_GC: 'Checkpoint GC',
};

export const schedulerLabel = (type: SchedulerType): string => schedulers[type];
export const poolTypeLabel = (type: ResourcePoolType): string => poolTypes[type];
export const deviceLabel = (type: DeviceType): string => devices[type];
export const fittingPolicyLabel = (policy: FittingPolicy): string => fittingPolicies[policy];
export const jobTypeLabel = (type: JobType): string => jobTypes[type];
