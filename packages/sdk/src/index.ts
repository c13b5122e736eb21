export type {
  Call,
  Caller,
  CallOptions,
  CallRequest,
  DecodeMode,
  Failure,
  Middleware,
  Next,
  RetryOptions,
  Route,
  StreamCall,
} from './call';
export type { CallPromise, RawAnswer, Result } from './call-promise';
export { type Client, type ClientOptions, createClient } from './client';
export * from './errors-public';
export * from './live-public';
export { hashPassword } from './password';
export { type AuthProvider, createTransport, type TransportOptions } from './transport';
export type { Answer, Args, OperationId, StreamId, UnaryId } from './types';
