import { actionFor } from '@trainyard/rbac';
import type { Model } from '@trainyard/sdk/types';
import { useViewer } from '~/data/viewer';

/** True if the user may edit a model: with the permission, while the model is not archived. */
export const useMayWrite = (model: Model): boolean =>
  actionFor({ model }, 'edit', useViewer()).state === 'allowed';
