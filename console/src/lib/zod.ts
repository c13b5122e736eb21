// `zod` whole is 16 kB gzip more of each first load (26.8 instead of 10.6 for the schema of one link)
import * as z from 'zod/mini';

// before the first schema exists: zod compiles schemas with `new Function`, which the CSP rejects
z.config({ jitless: true });

export { z };
