export { backoffMs } from './backoff';
export type {
  Call,
  Caller,
  CallOptions,
  CallRequest,
  Middleware,
  Next,
  Route,
  StreamCall,
} from './call';
export * from './errors-public';
export * from './generated/calls';
export { type AuthProvider, createTransport, type TransportOptions } from './transport';
