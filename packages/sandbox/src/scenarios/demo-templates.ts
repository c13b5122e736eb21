import type { Database } from '../database/database';
import type { DemoIds, ProjectName } from './demo-people';

type Plan = { name: string; project: ProjectName; config: Record<string, unknown> };

const environment = {
  image: 'registry.local/environments:py-3.10-cuda-11.8-2f9c1a7',
  environment_variables: ['NCCL_DEBUG=WARN'],
};
const storage = { type: 'shared_fs', host_path: '/mnt/checkpoints', save_trial_latest: 1 };
const slotsOf = (resource_pool: string, slots_per_trial: number) => ({
  resources: { resource_pool, slots_per_trial },
});

const plans: Plan[] = [
  {
    name: 'vision-a100',
    project: 'detection-and-classification',
    config: {
      environment,
      ...slotsOf('a100-pool', 4),
      checkpoint_storage: storage,
    },
  },
  {
    name: 'vision-a100-single',
    project: 'detection-and-classification',
    config: { environment, ...slotsOf('a100-pool', 1), checkpoint_storage: storage },
  },
  {
    name: 'sft-a100-x8',
    project: 'instruction-tuning',
    config: { environment, ...slotsOf('a100-pool', 8), max_restarts: 2 },
  },
  {
    name: 'embeddings-t4',
    project: 'retrieval-embeddings',
    config: { environment, ...slotsOf('t4-pool', 2), checkpoint_storage: storage },
  },
  {
    name: 'doorbell-t4',
    project: 'keyword-spotting',
    config: { environment, ...slotsOf('t4-pool', 1), checkpoint_storage: storage },
  },
  {
    name: 'notebook',
    project: 'self-supervised',
    config: { environment, work_dir: '/home/research', idle_timeout: '2h' },
  },
];

/** Adds templates with the images, pools and storage that teams share. */
export function addTemplates(db: Database, { projects }: DemoIds): void {
  for (const { name, project, config } of plans) {
    const { workspaceId } = db.projects.find(projects[project]);
    db.templates.insert({ id: name, config, workspaceId });
  }
}
