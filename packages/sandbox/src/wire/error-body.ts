import { type CodeName, codeNumbers, type MasterError } from '../handlers/errors';

const statuses: Readonly<Record<CodeName, number>> = {
  Canceled: 408,
  Unknown: 500,
  InvalidArgument: 400,
  DeadlineExceeded: 504,
  NotFound: 404,
  AlreadyExists: 409,
  PermissionDenied: 403,
  ResourceExhausted: 429,
  FailedPrecondition: 400,
  Aborted: 409,
  OutOfRange: 400,
  Unimplemented: 501,
  Internal: 500,
  Unavailable: 503,
  DataLoss: 500,
  Unauthenticated: 401,
};

const statusTexts: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  408: 'Request Timeout',
  409: 'Conflict',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  501: 'Not Implemented',
  503: 'Service Unavailable',
  504: 'Gateway Timeout',
};

const escapes: Readonly<Record<string, string>> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
};
const escapeMarkup = (json: string) =>
  json.replace(/[<>&]/g, (character) => escapes[character] ?? '');

export type ErrorBody = { status: number; text: string };

/** The error of a unary call. An error without a code is `Internal`, or a denial by its text. */
export function unaryError({ code, message }: MasterError): ErrorBody {
  const reason = code === 'Unknown' ? codeOfText(message) : code;
  const error = { code: codeNumbers[reason], reason, error: message };
  return { status: statuses[reason], text: `${escapeMarkup(JSON.stringify({ error }))}\n` };
}

const codeOfText = (message: string): CodeName =>
  message.includes('access denied') ? 'PermissionDenied' : 'Internal';

/** The error of a stream: the body before the first message, the last line after it. */
export function streamError({ code, message }: MasterError): ErrorBody {
  const httpCode = statuses[code];
  const error = {
    grpcCode: codeNumbers[code],
    httpCode,
    message,
    httpStatus: statusTexts[httpCode] ?? '',
    details: [],
  };
  return { status: httpCode, text: escapeMarkup(JSON.stringify({ error })) };
}
