import { int, optional, searchSchema, text } from '~/lib/search-param';
import { z } from '~/lib/zod';
import type { LaunchKind } from './launch-kinds';

const rememberedWith = (slots: number) =>
  searchSchema(() => ({
    name: z.catch(text, ''),
    pool: z.catch(text, ''),
    slots: z.catch(int({ min: 0 }), slots),
    template: z.catch(text, ''),
    workspaceId: optional(int({ min: 1 })),
    entrypoint: z.catch(text, ''),
  }));

/** The stored values of the last launch; a shell or a command takes no slot unless it is asked to. */
export const remembered: Record<LaunchKind, ReturnType<typeof rememberedWith>> = {
  notebook: rememberedWith(1),
  shell: rememberedWith(0),
  command: rememberedWith(0),
};

export type LaunchForm = {
  workspaceId: number | undefined;
  template: string;
  name: string;
  pool: string;
  slots: number;
  /** the command, as a line for a shell */
  entrypoint: string;
};

/** The choices that were changed, and the config as a text where it is edited whole. */
export const launchSchema = z.object({
  change: z.custom<Partial<LaunchForm>>((change) => storedChange.safeParse(change).success),
  text: z.nullable(z.string()),
  /** as the editor opened */
  firstText: z.nullable(z.string()),
});

const storedChange = z.partial(
  z.strictObject({
    workspaceId: z.number(),
    template: z.string(),
    name: z.string(),
    pool: z.string(),
    slots: z.number(),
    entrypoint: z.string(),
  }),
);

type Pool = { slotsAvailable: number; slotsPerAgent: number };

/** The most slots one task of a pool can have; without a limit where the pool does not say. */
export const maxSlots = (pool: Pool | undefined): number =>
  pool === undefined || pool.slotsPerAgent < 0 ? Number.POSITIVE_INFINITY : pool.slotsPerAgent;

/** The config of a launch; empty fields are left to the master. */
export function toConfig({ name, pool, slots, entrypoint }: LaunchForm, isCompute: boolean) {
  return {
    ...(name.trim() === '' ? {} : { description: name.trim() }),
    // pipes and variables are for a shell to read
    ...(entrypoint.trim() === '' ? {} : { entrypoint: ['sh', '-c', entrypoint.trim()] }),
    resources: {
      ...(pool === '' ? {} : { resource_pool: pool }),
      slots: isCompute ? slots : 0,
    },
  };
}

type Room = { name: string; slotsAvailable: number; slotsUsed: number };

/** The availability of slots in a pool: how many are free, and whether the task has to wait. */
export function roomFor(slots: number, pool: Room | undefined): string | undefined {
  if (slots === 0) return 'Runs without a slot: no accelerator.';
  if (pool === undefined) return undefined;
  const free = Math.max(0, pool.slotsAvailable - pool.slotsUsed);
  const count = `${free} of ${pool.slotsAvailable} slots of ${pool.name} are free`;
  return slots > free ? `${count}: it will wait in the queue.` : `${count}.`;
}
