export type {
  Call,
  Caller,
  CallOptions,
  CallRequest,
  DecodeMode,
  Difference,
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
export type { Logger, LogLevel } from './logger';
export { hashPassword } from './password';
export { type Credentials, credentials, login, logout } from './sign-in';
export { type Feature, type MasterInfo, masterInfo, supports } from './supports';
export { targeted } from './targeted';
export { openTelemetry, type Tracer } from './telemetry';
export { tokenExpiry } from './token-expiry';
export { type AuthProvider, createTransport, type TransportOptions } from './transport';
export type { Answer, Args, OperationId, StreamId, UnaryId } from './types';
export type { Target } from './v038/client-type';
