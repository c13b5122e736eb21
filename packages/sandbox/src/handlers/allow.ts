import {
  type MasterCall,
  type MasterRefusal,
  type MasterScope,
  masterRefusal,
  masterShows,
} from '@trainyard/rbac';
import { denied, invalidArgument, MasterError, plainError } from './errors';
import type { Viewer } from './types';

/** The scope of a permission check, and the error for a viewer who may not see the entity. */
export type AllowScope = MasterScope & { missing?: MasterError };

/**
 * Checks the permission by the master's side of the policy table, with and without roles.
 * @throws MasterError with the master's words if it is denied; `missing` if the entity must appear
 *   missing
 */
export function allow(viewer: Viewer, operation: MasterCall, scope: AllowScope = {}) {
  const { missing, ...where } = scope;
  const refusal = masterRefusal(viewer.access, operation, where);
  if (refusal) throw refusalError(refusal, missing);
}

/** Returns true if the viewer's list includes a row of that workspace and owner. */
export const isInListOf = (viewer: Viewer, operation: MasterCall, row: MasterScope): boolean =>
  masterShows(viewer.access, operation, row);

/** Returns true if the viewer has the permission, where a refusal is not an error. */
export const mayDo = (viewer: Viewer, operation: MasterCall, scope: MasterScope = {}): boolean =>
  masterRefusal(viewer.access, operation, scope) === undefined;

function refusalError({ denied: how, text = 'not found' }: MasterRefusal, missing?: MasterError) {
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
      return missing ?? new MasterError('NotFound', text);
  }
}
