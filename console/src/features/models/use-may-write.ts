import { actionFor } from '@trainyard/rbac';
import type { Model } from '@trainyard/sdk/types';
import { useViewer } from '~/features/viewer/queries';

/** Whether what is written about a model may be changed: by who may, while it is not archived. */
export const useMayWrite = (model: Model): boolean =>
  actionFor({ model }, 'edit', useViewer()).state === 'allowed';
