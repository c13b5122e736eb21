import { ApiError } from '../errors/errors';
import { own } from '../model/own';

// the gRPC names that refusals of single experiments come with
const codes: Record<string, [code: number, status: number]> = {
  InvalidArgument: [3, 400],
  NotFound: [5, 404],
  AlreadyExists: [6, 409],
  PermissionDenied: [7, 403],
  FailedPrecondition: [9, 400],
  Unimplemented: [12, 501],
  Unauthenticated: [16, 401],
};

/** The error in the `error` text of a bulk answer's row, as the single call would have thrown it. */
export function bulkError(operation: string, text: string): ApiError {
  const [, reason = 'Unknown', message = text] =
    /^rpc error: code = (\w+) desc = (.*)$/s.exec(text) ?? [];
  const [code, status] = own(codes, reason) ?? [2, 500];
  const type = status === 401 ? 'auth' : 'api';
  return new ApiError({ type, operation, status, code, reason, message, isSilent: true });
}
