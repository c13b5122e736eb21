import * as z from 'zod/mini';

// before the first schema exists: zod compiles schemas with `new Function`, which the CSP rejects
z.config({ jitless: true });

export { z };
