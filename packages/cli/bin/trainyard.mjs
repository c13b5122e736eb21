#!/usr/bin/env node
import module from 'node:module';

// from Node 22 on, compiled code is cached for the next start
module.enableCompileCache?.();
await import('../dist/trainyard.mjs');
