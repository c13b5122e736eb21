export type {
  Call,
  Caller,
  CallOptions,
  CallRequest,
  Middleware,
  Next,
  ReadCall,
  Route,
  StreamCall,
  WriteCall,
} from './client/call';
export { type AuthProvider, createTransport, type TransportOptions } from './client/transport';
export * from './errors';
export * from './generated/calls';
export { backoffMs } from './middleware/backoff';
