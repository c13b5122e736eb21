import type { Params } from '~/lib/search-param';
import { int, optional, param, text } from '~/lib/search-param';

export const storagePath = 'jupyter-lab';

/** What is remembered of the last launch. */
export const remembered = {
  name: param(text(), ''),
  pool: param(text(), ''),
  slots: param(int({ min: 0 }), 1),
  template: param(text(), ''),
  workspaceId: optional(int({ min: 1 })),
} satisfies Params;

export type NotebookForm = {
  workspaceId: number | undefined;
  template: string;
  name: string;
  pool: string;
  slots: number;
};

type Pool = { slotsAvailable: number; slotsPerAgent: number };

/** A pool for helpers alone has no slots to give. */
export const hasCompute = ({ slotsAvailable, slotsPerAgent }: Pool): boolean =>
  slotsAvailable > 0 || slotsPerAgent !== 0;

/** The most slots one task of a pool can have; without a limit where the pool does not say. */
export const slotsAtMost = (pool: Pool | undefined): number =>
  pool === undefined || pool.slotsPerAgent < 0 ? Number.POSITIVE_INFINITY : pool.slotsPerAgent;

/** The config of a launch; what is empty is left to the master. */
export function toConfig({ name, pool, slots }: NotebookForm, isCompute: boolean) {
  return {
    ...(name.trim() === '' ? {} : { description: name.trim() }),
    resources: {
      ...(pool === '' ? {} : { resource_pool: pool }),
      slots: isCompute ? slots : 0,
    },
  };
}
