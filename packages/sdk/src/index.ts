export type { Call, Caller, CallOptions, StreamCall } from './call';
export { type Client, type ClientOptions, createClient } from './client';
export * from './errors-public';
export { hashPassword } from './password';
export { type AuthProvider, createTransport, type TransportOptions } from './transport';
export type { Answer, Args, OperationId, StreamId, UnaryId } from './types';
