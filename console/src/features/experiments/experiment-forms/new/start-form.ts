import { moveSchema } from '~/features/experiments/experiment-forms/move/move-dialog';
import { z } from '~/lib/zod';

/** The place, the template and the config of a new experiment; its folder of files is not stored. */
export const startSchema = z.intersection(
  moveSchema,
  z.object({ text: z.string(), template: z.string() }),
);

export type StartForm = z.output<typeof startSchema>;
