import { vi } from 'vitest';

type Shared = typeof globalThis & { environmentBefore?: NodeJS.ProcessEnv; _payload?: Map<string, unknown> };

// Test files share their process, since loading the packages takes longer than most of them: these stay loaded. Settings, modules of this repository,
// and what they and Payload keep for the whole process are forgotten, so that none of the file before is found by this one.
const shared: Shared = globalThis;
shared.environmentBefore ??= { ...process.env };
for (const name of Object.keys(process.env)) if (!(name in shared.environmentBefore)) delete process.env[name];
Object.assign(process.env, shared.environmentBefore);
for (const name of Object.keys(globalThis)) if (name.startsWith('insurer')) Reflect.deleteProperty(globalThis, name);
shared._payload?.clear();
vi.useRealTimers().unstubAllGlobals().restoreAllMocks().resetModules();
