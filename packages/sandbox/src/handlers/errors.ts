/** gRPC codes by name, as the wire numbers them. */
export const codeNumbers = {
  Canceled: 1,
  Unknown: 2,
  InvalidArgument: 3,
  DeadlineExceeded: 4,
  NotFound: 5,
  AlreadyExists: 6,
  PermissionDenied: 7,
  ResourceExhausted: 8,
  FailedPrecondition: 9,
  Aborted: 10,
  OutOfRange: 11,
  Unimplemented: 12,
  Internal: 13,
  Unavailable: 14,
  DataLoss: 15,
  Unauthenticated: 16,
} as const;

export type CodeName = keyof typeof codeNumbers;

/** A refusal of the master. Code `Unknown` is an error without a code: HTTP 500 with its text. */
export class MasterError extends Error {
  readonly code: CodeName;
  constructor(code: CodeName, message: string) {
    // an answer, whose stack nobody reads: collecting it takes longer than the rest of the answer
    const { stackTraceLimit } = Error;
    Error.stackTraceLimit = 0;
    super(message);
    Error.stackTraceLimit = stackTraceLimit;
    this.name = 'MasterError';
    this.code = code;
  }

  /** The same refusal with another code and message. */
  with(code: CodeName, message: string): MasterError {
    return new MasterError(code, message);
  }
}

/** The refusal for an entity that is missing or hidden; callers cannot distinguish these. */
class MissingError extends MasterError {
  override with(code: CodeName, message: string): MasterError {
    return code === 'NotFound' ? new MissingError(code, message) : new MasterError(code, message);
  }
}

/** 404 `<kind> '<id>' not found`; without an id `<kind> not found`, as for users. */
export const notFound = (kind: string, id?: string | number): MasterError =>
  new MissingError(
    'NotFound',
    id === undefined ? `${kind} not found` : `${kind} '${id}' not found`,
  );

/** With role-based access every such 404 hints that permissions may be the reason. */
export const withPermissionHint = (error: MasterError, rbacEnabled: boolean): MasterError =>
  rbacEnabled && error instanceof MissingError
    ? new MasterError(error.code, `${error.message}, please check your permissions.`)
    : error;

/** 400: the request itself is invalid. */
export const invalidArgument = (text: string) => new MasterError('InvalidArgument', text);

/** 400: the request is valid, but conflicts with the current state. */
export const failedPrecondition = (text: string) => new MasterError('FailedPrecondition', text);

/** 403. */
export const denied = (text = 'user does not have permission') =>
  new MasterError('PermissionDenied', text);

/** 409. */
export const alreadyExists = (text: string) => new MasterError('AlreadyExists', text);

/** 401. */
export const unauthenticated = (text: string) => new MasterError('Unauthenticated', text);

/** 500 with its text: the master's answer for refusals without a code. */
export const plainError = (text: string) => new MasterError('Unknown', text);

/**
 * `rpc error: code = NotFound desc = …`, the format of a coded error in bulk answers and wrapped
 * errors.
 */
export const rpcText = (error: MasterError) =>
  error.code === 'Unknown'
    ? error.message
    : `rpc error: code = ${error.code} desc = ${error.message}`;
