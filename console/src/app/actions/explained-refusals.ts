import type { Refusal } from '@trainyard/rbac';
import { createPageStore } from '@trainyard/ui/lib/page-store';

/** A refusal, and the label of the action that is refused. */
export type RefusedAction = Refusal & { action?: string };

/** The refusals that a dialog over the page explains; undefined while it is closed. */
export const explainedRefusals = createPageStore<readonly RefusedAction[] | undefined>(undefined);
