import type { ErrorBody } from './error-body';
import { errorReply, goodReply, messageReply, toResponse } from './reply';

export { securityHeaders } from './reply';

// the same answers as replies, for code with web responses

export const jsonResponse = (body: string, extra?: Headers): Response =>
  toResponse(goodReply(body, extra));

export const errorResponse = (body: ErrorBody): Response => toResponse(errorReply(body));

export const messageResponse = (status: number, message: string): Response =>
  toResponse(messageReply(status, message));
