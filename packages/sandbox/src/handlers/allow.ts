import {
  type MasterRefusal,
  type MasterScope,
  masterRefusal,
  type Viewer as RbacViewer,
  viewerOf,
} from '@trainyard/rbac';
import type { OperationId } from '@trainyard/sdk/types';
import { denied, invalidArgument, MasterError, plainError } from './errors';
import type { Viewer } from './types';

/**
 * Passes who may do this, by the master's side of the policy table; role-based access is off here.
 * @throws MasterError with the master's words for those who may not
 */
export function allow(viewer: Viewer, operation: OperationId, scope: MasterScope = {}) {
  const refusal = masterRefusal(rbacViewer(viewer), operation, scope);
  if (refusal) throw refusalError(refusal);
}

const rbacViewer = ({ user }: Viewer): RbacViewer => viewerOf({ user, rbacEnabled: false });

function refusalError({ denied: how, text = 'not found' }: MasterRefusal): MasterError {
  switch (how) {
    case 'forbidden':
      return denied(text);
    case 'invalid':
      return invalidArgument(text);
    case 'failed':
      return plainError(text);
    case 'unimplemented':
      return new MasterError('Unimplemented', text);
    default:
      return new MasterError('NotFound', text);
  }
}
