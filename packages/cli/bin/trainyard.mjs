#!/usr/bin/env node
import module from 'node:module';

// from Node 22 on, what was compiled is kept for the next start
module.enableCompileCache?.();
await import('../dist/trainyard.mjs');
