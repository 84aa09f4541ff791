// zod, which is in the bundle below, tries code from strings otherwise. The content security policy reports that.
globalThis.__zod_globalConfig = { jitless: true };
