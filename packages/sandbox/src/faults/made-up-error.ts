import { type CodeName, MasterError } from '../handlers/errors';
import { unaryError } from '../wire/error-body';
import { errorReply, messageReply, type Reply } from '../wire/reply';

const codes: Readonly<Record<number, CodeName>> = {
  400: 'InvalidArgument',
  401: 'Unauthenticated',
  403: 'PermissionDenied',
  404: 'NotFound',
  408: 'Canceled',
  409: 'AlreadyExists',
  429: 'ResourceExhausted',
  500: 'Internal',
  501: 'Unimplemented',
  503: 'Unavailable',
  504: 'DeadlineExceeded',
};

/** A refusal nobody deserved: in the wire's shape where the status has a code, else as a gateway's. */
export function madeUpError(status: number, operation: string): Reply {
  const text = `a fault on demand: ${operation} answers ${status}`;
  const code = codes[status];
  if (code === undefined) return messageReply(status, text);
  return errorReply(unaryError(new MasterError(code, text)));
}
